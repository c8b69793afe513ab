import { readSitemap } from '#core/crawling/sitemaps/read-sitemap.ts';
import { readChatBytes } from '#server/adapters/chat-reader/read-chat-bytes.ts';
import { refusalOf } from '#server/adapters/chat-reader/refusal-of.ts';
import { readBytes } from '#server/adapters/document-reader/read-bytes.ts';
import type { ChatReader } from '#server/ports/chat-reader.ts';
import type { DocumentReader } from '#server/ports/document-reader.ts';

export type FuzzedReaders = Pick<DocumentReader, 'readDocument' | 'readSitemap'> &
  Pick<ChatReader, 'readChats'> & { close(): Promise<void> };

/** The readers in this process: many more files a second than in processes with limits, but what hangs is not ended. */
export const readersHere: FuzzedReaders = {
  readDocument: readBytes,
  readSitemap: async ({ bytes, url, websiteUrl }) => ({
    kind: 'ok',
    sitemap: readSitemap(new TextDecoder().decode(bytes), url, websiteUrl),
  }),
  readChats: async (source, take) => {
    const read = readChatBytes(source);
    if (read.kind !== 'chats') return read;
    try {
      return { kind: 'chats', taken: await take({ ...read, messages: [[...read.messages]] }) };
    } catch (error) {
      return refusalOf(error);
    }
  },
  close: async () => undefined,
};
