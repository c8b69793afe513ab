import { escapeSlackText } from './escape-slack-text.ts';

/** Slack takes 3,000 characters in one text, and refuses the whole message if there are more. */
const longestAddress = 1_500;

/** A link in Slack's markup; only its label where the URL is not of the web, or too long for Slack. */
export function slackLink(url: string, label: string): string {
  const words = escapeSlackText(label).replaceAll('|', '¦');
  if (!/^https?:\/\//i.test(url)) return words;
  const address = url.replace(/[<>|\s]/g, encodeURIComponent).replaceAll('&', '&amp;');
  return address.length > longestAddress ? words : `<${address}|${words}>`;
}
