import type { ActionParameter } from '#contract/actions/actions.schemas.ts';

/**
 * Whether a visitor has written a value that a language model wants to send, in these messages. Dates and choices count as
 * written: "tomorrow" is a date, and a choice is one of the owner's. What was not written comes from somewhere else, such as a
 * page with a trick in it, so the visitor has to confirm it.
 */
export function isSaid(
  { kind }: Pick<ActionParameter, 'kind'>,
  value: string,
  messages: readonly string[],
): boolean {
  if (kind === 'date' || kind === 'choice') return true;
  if (value === '') return true;
  const wanted = plain(value);
  // Signs alone, such as % for "all", are compared as they are.
  if (wanted === '') return messages.some((message) => message.includes(value));
  return messages.some((message) => ` ${plain(message)} `.includes(` ${wanted} `));
}

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(?<=\d),(?=\d)/g, '.')
    .replace(/[^\p{L}\p{M}\p{N}@.]+/gu, ' ')
    .replace(/\.+(?= |$)/g, '')
    .trim();
