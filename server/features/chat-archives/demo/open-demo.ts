import { and, eq, isNull, ne } from 'drizzle-orm';
import { writeDemoChats } from '#core/chat-archives/demo/write-demo-chats.ts';
import type { Services } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { chatArchive } from '#server/features/chat-archives/chat-archives.table.ts';
import { storeChats } from '#server/features/chat-archives/imports/store-chats.ts';
import type { PackedMessage, ReadChats } from '#server/ports/chat-reader.ts';
import { demoArchiveId, demoZone } from './demo-archive.ts';

const mostMessages = 10_000;

/** Imports the made-up chats when nobody has asked about this version of them yet, as any upload is imported. */
export async function openDemo(services: Services): Promise<void> {
  if ((await services.db.$count(chatArchive, eq(chatArchive.id, demoArchiveId))) > 0) return;
  const reads: ReadChats[] = [];
  for (const { name, text } of writeDemoChats()) {
    const source = {
      bytes: new TextEncoder().encode(text),
      tenant: demoArchiveId,
      fileName: name,
      zone: demoZone,
      dateOrder: null,
      mostMessages,
    };
    const read = await services.chatReader.readChats(source, gather);
    if (read.kind !== 'chats') throw new Error('The made-up chats were not read.');
    reads.push(read.taken);
  }
  await withTransaction(services, async (services) => {
    // Of two who ask at the same time the second one waits here, and finds it.
    const [created] = await services.db
      .insert(chatArchive)
      .values({
        id: demoArchiveId,
        userId: null,
        name: 'Made-up chats',
        zone: demoZone,
        createdAt: services.clock.now(),
      })
      .onConflictDoNothing()
      .returning();
    if (created === undefined) return;
    for (const read of reads) await storeChats(services, created, read);
    await services.db
      .delete(chatArchive)
      .where(and(isNull(chatArchive.userId), ne(chatArchive.id, demoArchiveId)));
  });
}

/** All of an export in memory: these are small. */
async function gather({ messages, ...heads }: ReadChats): Promise<ReadChats> {
  const portions: PackedMessage[][] = [];
  for await (const portion of messages) portions.push(portion);
  return { ...heads, messages: portions };
}
