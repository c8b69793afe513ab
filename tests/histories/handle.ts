import type { HandleBody } from '#contract/inbox/inbox.schemas.ts';
import type { Context } from '#server/context.ts';
import { handleConversation } from '#server/features/conversations/handling/handle-conversation.ts';
import type { History } from './history.ts';
import { unlessRefused } from './unless-refused.ts';

/** A member does something with a conversation, where that is allowed now. */
export async function handle(
  { pick, people }: History,
  now: Context,
  conversationId: string,
  action: HandleBody['action'],
): Promise<void> {
  const ctx: Context = { ...now, actor: { kind: 'user', userId: pick(people), role: 'owner' } };
  const { rows } = await ctx.pool.query<{ version: number }>(
    'select version from conversation where id = $1',
    [conversationId],
  );
  const version = rows[0]?.version ?? 0;
  await unlessRefused(() => handleConversation(ctx, conversationId, { action, version }));
}
