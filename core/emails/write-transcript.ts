import type { Message } from '#contract/conversations/conversations.schemas.ts';
import { breakLinks } from './break-links.ts';
import type { EmailThread, EmailTurn } from './email.ts';

const maximumTurns = 200;
const maximumCharacters = 60_000;

/**
 * A conversation as its visitor gets it by email: whole, or its last 200 messages and 60,000 characters. Links in the
 * visitor's own words are broken, as they may have typed somebody else's address.
 */
export function writeTranscript(messages: readonly Pick<Message, 'author' | 'text'>[]): EmailThread {
  const said = messages.flatMap(({ author: { kind, name }, text }): EmailTurn[] => {
    if (kind === 'system') return [];
    return [{ from: kind, text: kind === 'visitor' ? breakLinks(text) : text, ...(name ? { name } : {}) }];
  });
  const turns: EmailTurn[] = [];
  let characters = 0;
  for (const turn of said.slice(-maximumTurns).reverse()) {
    characters += turn.text.length;
    if (characters > maximumCharacters && turns.length > 0) break;
    turns.unshift(turn);
  }
  return { turns, earlier: said.length - turns.length };
}
