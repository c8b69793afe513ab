import { errorOfFault } from '#core/reading/problems/error-of-fault.ts';
import type { Services } from '#server/context.ts';
import type { ReaderRefusal } from '#server/ports/chat-reader.ts';

/** Logs where a reader of chats went wrong, if it did: without a line in the log nobody would know. */
export function logReaderFault(
  { log }: Pick<Services, 'log'>,
  { fault }: ReaderRefusal,
  { importId }: { importId: string },
): void {
  if (fault === undefined) return;
  log.error({ err: errorOfFault(fault), importId }, 'an upload of chats could not be read');
}
