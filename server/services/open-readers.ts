import type { Logger } from 'pino';
import { errorOfFault } from '#core/reading/problems/error-of-fault.ts';
import type { ReaderFault } from '#core/reading/problems/reader-fault.ts';
import { createChatReader } from '../adapters/chat-reader/create-chat-reader.ts';
import { createDocumentReader } from '../adapters/document-reader/create-document-reader.ts';
import { createMailReader } from '../adapters/mail-reader/create-mail-reader.ts';
import { createPictureReader } from '../adapters/picture-reader/create-picture-reader.ts';
import type { Services } from '../context.ts';
import type { Closer } from './closer.ts';

/** What parses foreign bytes, in processes of its own. */
export function openReaders(
  log: Logger,
  closers: Closer[],
): Pick<Services, 'documentReader' | 'pictureReader' | 'chatReader' | 'mailReader'> {
  const onBreakdown = (how: string) => log.warn({ how }, 'a process that reads files broke and is replaced');
  const onFault = (fault: ReaderFault) => log.warn({ err: errorOfFault(fault) }, 'a file could not be read');
  const documentReader = createDocumentReader({ inAdvance: 1, onBreakdown, onFault });
  closers.push(() => documentReader.close());
  const pictureReader = createPictureReader({ onBreakdown });
  closers.push(() => pictureReader.close());
  const chatReader = createChatReader({ onBreakdown });
  closers.push(() => chatReader.close());
  const mailReader = createMailReader({ onBreakdown, onFault });
  closers.push(() => mailReader.close());
  return { documentReader, pictureReader, chatReader, mailReader };
}
