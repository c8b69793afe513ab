import { composeCase } from '#core/slack/compose-case.ts';
import type { Context } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import type { Thread } from '#server/features/inbox/threads/thread.ts';
import { type SlackChannelRow, type SlackThread, slackPost, slackThread } from '../slack.table.ts';
import { describeCase } from './describe-case.ts';
import { postOnce } from './post-once.ts';

interface Opening {
  channel: SlackChannelRow;
  teamId: string;
  title: 'lead' | 'request';
  /** What the first message tells. */
  keys: readonly string[];
}

/** Opens the thread of a conversation with a message about the visitor's last words. */
export async function openCase(
  ctx: Context,
  thread: Thread,
  { channel, teamId, title, keys }: Opening,
): Promise<SlackThread> {
  const { id: conversationId, messages, handling } = thread;
  const aboutMessageId = messages.findLast(({ role }) => role === 'user')?.id ?? null;
  const { channelId } = channel;
  const ts = await postOnce(ctx, {
    // One for the conversation: of two at once, one opens the thread.
    key: `case:${conversationId}`,
    channelId,
    conversationId,
    threadTs: null,
    message: composeCase(describeCase(ctx, thread, title, aboutMessageId)),
  });
  const row: SlackThread = {
    conversationId,
    teamId,
    channelId,
    ts,
    title,
    aboutMessageId,
    workspaceId: ctx.workspace.id,
    kind: 'case',
    openedAfter: messages.at(-1)?.id ?? null,
    shownVersion: handling.version,
  };
  await withTransaction(ctx, async ({ db, workspace, clock }) => {
    await db.insert(slackThread).values(row).onConflictDoNothing();
    const said = { workspaceId: workspace.id, conversationId, ts, createdAt: clock.now() };
    await db
      .insert(slackPost)
      .values(keys.map((key) => ({ key, ...said })))
      .onConflictDoNothing();
  });
  return row;
}
