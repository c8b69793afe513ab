import type { Message } from '#contract/conversations/conversations.schemas.ts';
import type { EmailThread, EmailTurn } from './email.ts';
import { textWithFiles } from './parts/text-with-files.ts';

const maximumTurns = 6;
const maximumCharacters = 500;

type Said = Pick<Message, 'author' | 'text' | 'attachments' | 'refusedFiles'>;

/**
 * The last of these messages, oldest first, each at most 500 characters long and with the names of its files, and how many
 * there are before them.
 */
export function excerptThread(messages: readonly Said[]): EmailThread {
  const said = messages.flatMap((message) => {
    const { kind, name } = message.author;
    return kind === 'system' ? [] : [{ from: kind, name, message }];
  });
  const turns = said.slice(-maximumTurns).map(
    ({ from, name, message }): EmailTurn => ({
      from,
      text: textWithFiles(message, maximumCharacters),
      ...(name ? { name } : {}),
    }),
  );
  return { turns, earlier: said.length - turns.length };
}
