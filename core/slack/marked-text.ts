/** Slack's marked text of what is escaped already. */
export function markedText(text: string): { type: 'mrkdwn'; text: string; verbatim: true } {
  return { type: 'mrkdwn', text, verbatim: true };
}
