import { escapeSlackText } from './escape-slack-text.ts';

/** A link in Slack's marked text; only its label where the address is none of the web. */
export function slackLink(url: string, label: string): string {
  const words = escapeSlackText(label).replaceAll('|', '¦');
  if (!/^https?:\/\//i.test(url)) return words;
  const address = url.replace(/[<>|\s]/g, encodeURIComponent).replaceAll('&', '&amp;');
  return `<${address}|${words}>`;
}
