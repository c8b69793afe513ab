/** Text in which Slack reads no links, mentions or channels (https://docs.slack.dev/messaging/formatting-message-text). */
export function escapeSlackText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
