import type { Services } from '#server/context.ts';
import type { ReaderRefusal } from '#server/ports/chat-reader.ts';

/** Logs where a reader of chats went wrong, if it did: without a line in the log nobody would know. */
export function logReaderFault(
  { log }: Pick<Services, 'log'>,
  { fault }: ReaderRefusal,
  { importId }: { importId: string },
): void {
  if (fault === undefined) return;
  const error = new Error('A reader of chats failed.');
  error.name = fault.type;
  error.stack = [error.message, ...fault.frames].join('\n');
  log.error({ err: error, importId }, 'an upload of chats could not be read');
}
