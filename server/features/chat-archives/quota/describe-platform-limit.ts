import type { Services } from '#server/context.ts';
import type { ReadChats } from '#server/ports/chat-reader.ts';
import { limitsOf } from './limits-of.ts';

/** Null when the plan allows these platforms besides those that the user has; else a sentence. */
export async function describePlatformLimit(
  services: Services,
  userId: string,
  { chats }: Pick<ReadChats, 'chats'>,
): Promise<string | null> {
  const limit = (await limitsOf(services, userId)).platforms;
  if (limit === null) return null;
  const { rows } = await services.pool.query<{ platform: string }>(
    'select distinct platform from archive_chat c join chat_archive a on a.id = c.archive_id where a.user_id = $1',
    [userId],
  );
  const all = new Set([...rows.map(({ platform }) => platform), ...chats.map(({ platform }) => platform)]);
  return all.size <= limit
    ? null
    : `The Free plan includes ${limit} platforms, and with this file you would have chats from ${all.size}. Delete an archive of another platform first.`;
}
