import { and, eq, isNull, sql } from 'drizzle-orm';
import type { SlackMessage } from '#core/slack/slack-message.ts';
import type { Context } from '#server/context.ts';
import type { SlackPlace } from '#server/ports/slack.ts';
import { SlackProblem } from '#server/ports/slack-problem.ts';
import { withSlackToken } from '../connection/with-slack-token.ts';
import { slackPost } from '../slack.table.ts';

interface Post extends SlackPlace {
  /** What it tells: one message has it. */
  key: string;
  message: SlackMessage;
  isBroadcast?: boolean;
  conversationId: string | null;
  leadId?: string | null;
}

/** An attempt that began longer ago has ended: its process is gone. */
const longestAttemptMs = 2 * 60_000;
const retryAfterSeconds = 10;

/**
 * Posts a message once for its key, however often it is tried and by how many at once. The row is stored first; after a lost
 * answer the message is looked for in Slack before it is posted again, as Slack has no idempotency keys.
 * @returns the `ts` of the message
 * @throws SlackProblem  also `busy` while another attempt is running
 */
export async function postOnce(ctx: Context, post: Post): Promise<string> {
  const { key, message, channelId, threadTs, isBroadcast = false } = post;
  const claim = await claimPost(ctx, post);
  if (claim === null) {
    const ts = await findPosted(ctx, key);
    if (ts === null) throw new SlackProblem('busy', { retryAfterSeconds });
    return ts;
  }
  try {
    const ts = await withSlackToken(ctx, async (token) => {
      const place = { channelId, threadTs };
      const found = claim.isFirst
        ? null
        : await ctx.slack.findPosted(token, { ...place, reference: key, since: claim.createdAt });
      return found ?? (await ctx.slack.post(token, { ...place, message, reference: key, isBroadcast }));
    });
    await ctx.db.update(slackPost).set({ ts, attemptedAt: null }).where(eq(slackPost.key, key));
    return ts;
  } catch (error) {
    await releaseClaim(
      ctx,
      key,
      claim.isFirst && error instanceof SlackProblem && error.kind !== 'unavailable',
    );
    throw error;
  }
}

interface Claim {
  /** Nobody has tried before. */
  isFirst: boolean;
  createdAt: Date;
}

/** Null where it is posted, or another attempt is running. */
async function claimPost(ctx: Context, post: Post): Promise<Claim | null> {
  const { key, conversationId, leadId = null } = post;
  const now = ctx.clock.now();
  const over = new Date(now.getTime() - longestAttemptMs);
  const [row] = await ctx.db
    .insert(slackPost)
    .values({
      key,
      conversationId,
      leadId,
      workspaceId: ctx.workspace.id,
      createdAt: now,
      attemptedAt: now,
    })
    .onConflictDoUpdate({
      target: slackPost.key,
      set: { attemptedAt: now },
      setWhere: sql`${slackPost.ts} is null and (${slackPost.attemptedAt} is null
        or ${slackPost.attemptedAt} < ${over.toISOString()}::timestamptz)`,
    })
    // PostgreSQL sets `xmax` of a row that was there and is updated.
    .returning({ createdAt: slackPost.createdAt, isFirst: sql<boolean>`xmax = 0` });
  return row ?? null;
}

async function findPosted({ db }: Context, key: string): Promise<string | null> {
  const [row] = await db.select({ ts: slackPost.ts }).from(slackPost).where(eq(slackPost.key, key));
  return row?.ts ?? null;
}

/** After an attempt that failed: a refused message is not in Slack, one without an answer may be. */
async function releaseClaim({ db }: Context, key: string, isRefused: boolean): Promise<void> {
  const unposted = and(eq(slackPost.key, key), isNull(slackPost.ts));
  if (isRefused) await db.delete(slackPost).where(unposted);
  else await db.update(slackPost).set({ attemptedAt: null }).where(unposted);
}
