import type { PromptMessage } from '#core/answering/composing/compose-prompt.ts';

const MOST_CHARACTERS = 2_000;

/** Text that other people wrote, as a message to a model; it cannot close the fence around it. */
export function fenceForWriting(text: string): PromptMessage {
  const fenced = text.slice(0, MOST_CHARACTERS).replace(/<(?=\s*\/?\s*text\b)/giu, '‹');
  return { role: 'user', content: `<text>\n${fenced}\n</text>` };
}
