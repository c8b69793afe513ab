import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Archive, createArchive as endpoint } from '#contract/chat-archives/chat-archives.schemas.ts';
import { archivesMaximum } from '#contract/chat-archives/chat-archives.ts';
import type { Services } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { lockUser } from '#server/features/users/lock-user.ts';
import { chatArchive } from './chat-archives.table.ts';

/** Creates an empty archive. `plan-limit` when the user has too many. */
export function createArchive(
  services: Services,
  userId: string,
  { name, zone }: z.output<typeof endpoint.body>,
): Promise<Archive> {
  return withTransaction(services, async (services) => {
    await lockUser(services, userId);
    const owned = await services.db.$count(chatArchive, eq(chatArchive.userId, userId));
    if (owned >= archivesMaximum)
      throw failure('plan-limit', {
        message: `You can have ${archivesMaximum} archives. Delete one, or import into an existing one.`,
      });
    const createdAt = services.clock.now();
    const id = createId('arc');
    await services.db.insert(chatArchive).values({ id, userId, name, zone, createdAt });
    return {
      id,
      name,
      zone,
      messages: 0,
      chats: 0,
      platforms: [],
      firstAt: null,
      lastAt: null,
      createdAt: createdAt.toISOString(),
    };
  });
}
