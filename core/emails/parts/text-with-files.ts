import type { Message } from '#contract/conversations/conversations.schemas.ts';
import { isOnlyFiles } from '#core/attachments/is-only-files.ts';
import { nameFiles } from '#core/attachments/name-files.ts';
import { shortenText } from '#core/reading/text/shorten-text.ts';

/**
 * What a message says in an email, with the names of its files: the files themselves are in the chat and the console.
 * @param maximumCharacters of what was written
 */
export function textWithFiles(
  message: Pick<Message, 'text' | 'attachments' | 'refusedFiles'>,
  maximumCharacters?: number,
): string {
  const { text, attachments, refusedFiles } = message;
  const written = maximumCharacters === undefined ? text : shortenText(text, maximumCharacters);
  const lines = isOnlyFiles(message) ? [] : [written];
  if (attachments.length > 0)
    lines.push(`${attachments.length === 1 ? 'File' : 'Files'} in the chat: ${nameFiles(attachments)}`);
  if (refusedFiles.length > 0) lines.push(`Not delivered: ${nameFiles(refusedFiles)}`);
  return lines.join('\n\n');
}
