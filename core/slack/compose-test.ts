import { escapeSlackText } from './escape-slack-text.ts';
import { markedText } from './marked-text.ts';
import type { SlackMessage } from './slack-message.ts';

/** What the test button posts. */
export function composeTest(agentName: string): SlackMessage {
  const text = `This is a test: new leads and human requests of ${escapeSlackText(agentName)} can be posted here.`;
  return { text, blocks: [{ type: 'section', text: markedText(text) }] };
}
