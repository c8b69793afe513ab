import { shortenText } from '#core/reading/text/shorten-text.ts';
import type { EmailThread } from './email.ts';

const maximumTurns = 6;
const maximumCharacters = 500;

/** The last of these messages, oldest first, each at most 500 characters long, and how many there are before them. */
export function excerptThread(
  messages: readonly { role: 'user' | 'assistant'; text: string }[],
): EmailThread {
  const turns = messages.slice(-maximumTurns).map(({ role, text }) => ({
    from: role === 'user' ? ('visitor' as const) : ('agent' as const),
    text: shortenText(text, maximumCharacters),
  }));
  return { turns, earlier: messages.length - turns.length };
}
