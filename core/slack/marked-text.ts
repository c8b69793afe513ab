/** A text object in Slack's markup, which is called mrkdwn. Escape the text first. */
export function markedText(text: string): { type: 'mrkdwn'; text: string; verbatim: true } {
  return { type: 'mrkdwn', text, verbatim: true };
}
