import { messagePlans } from '#contract/chat-archives/chat-archives.ts';
import type { Services } from '#server/context.ts';
import type { ReadChats } from '#server/ports/chat-reader.ts';

/** Null when the plan allows these platforms beside those that the user has; else a sentence. */
export async function describePlatformLimit(
  { config, pool }: Services,
  userId: string,
  { chats }: ReadChats,
): Promise<string | null> {
  const limit = messagePlans[config.CHATGENIE_PLAN].platforms;
  if (limit === null) return null;
  const { rows } = await pool.query<{ platform: string }>(
    'select distinct platform from archive_chat c join chat_archive a on a.id = c.archive_id where a.user_id = $1',
    [userId],
  );
  const all = new Set([...rows.map(({ platform }) => platform), ...chats.map(({ platform }) => platform)]);
  return all.size <= limit
    ? null
    : `The plan Free has ${limit} platforms, and you have chats of ${limit} already. Delete an archive of another platform first.`;
}
