import { escapeSlackText } from './escape-slack-text.ts';
import { markedText } from './marked-text.ts';
import type { SlackMessage } from './slack-message.ts';

/** A message of one sentence. */
export function composeNote(sentence: string): SlackMessage {
  const text = escapeSlackText(sentence);
  return { text, blocks: [{ type: 'section', text: markedText(text) }] };
}
