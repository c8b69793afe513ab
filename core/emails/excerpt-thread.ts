import type { Message } from '#contract/conversations/conversations.schemas.ts';
import { shortenText } from '#core/reading/text/shorten-text.ts';
import type { EmailThread, EmailTurn } from './email.ts';

const maximumTurns = 6;
const maximumCharacters = 500;

/** The last of these messages, oldest first, each at most 500 characters long, and how many there are before them. */
export function excerptThread(messages: readonly Pick<Message, 'author' | 'text'>[]): EmailThread {
  const said = messages.flatMap(({ author: { kind, name }, text }): EmailTurn[] =>
    kind === 'system' ? [] : [{ from: kind, text, ...(name ? { name } : {}) }],
  );
  const turns = said
    .slice(-maximumTurns)
    .map((turn) => ({ ...turn, text: shortenText(turn.text, maximumCharacters) }));
  return { turns, earlier: said.length - turns.length };
}
