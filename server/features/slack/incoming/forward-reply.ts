import { replyMaximumLength } from '#contract/inbox/inbox.ts';
import { mentionedIds } from '#core/slack/mentioned-ids.ts';
import { readSlackReply } from '#core/slack/read-slack-reply.ts';
import type { Context, Services } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { Failure } from '#server/failure.ts';
import { replyToVisitor } from '#server/features/conversations/handling/reply-to-visitor.ts';
import { refuseSuspended } from '#server/refuse-suspended.ts';
import { findSlackConnection } from '../connection/find-slack-connection.ts';
import { withSlackToken } from '../connection/with-slack-token.ts';
import { type SlackEventRow, slackPost } from '../slack.table.ts';
import { findSlackCase } from './find-slack-case.ts';
import { findSlackPerson } from './find-slack-person.ts';
import { showToOne } from './show-to-one.ts';
import type { SlackActivity } from './slack-activity.ts';

type Reply = Extract<SlackActivity, { kind: 'reply' }>;

const foreign =
  'Not sent: only people of the Slack workspace that is connected can write to visitors, not guests from other companies.';
const noFiles = 'Files in Slack do not reach the visitor. Send them in the conversation itself.';
const tooLong = `Not sent: a reply has at most ${replyMaximumLength.toLocaleString('en')} characters. Send it in parts.`;

/**
 * Sends what was written in the thread of a conversation to the visitor, as a reply of its writer. What cannot be sent stays
 * in Slack, and its writer reads why. The same message is sent once.
 */
export async function forwardReply(services: Services, row: SlackEventRow, activity: Reply): Promise<void> {
  const { channelId, threadTs, userId } = activity;
  const found = await findSlackCase(services, { teamId: row.teamId, channelId, ts: threadTs });
  if (found === null) return;
  const { ctx, thread } = found;
  const connection = await findSlackConnection(ctx);
  if (connection === null) return;
  const names = await namesIn(ctx, activity.text);
  const read = readSlackReply(activity.text, { botUserId: connection.botUserId, names });
  if (read.kind === 'internal') return;
  if (activity.files > 0) await showToOne(ctx, activity, noFiles);
  if (read.kind === 'empty') return;
  const writer = await findSlackPerson(ctx, userId);
  if (writer === null) return showToOne(ctx, activity, foreign);
  if (read.text.length > replyMaximumLength) return showToOne(ctx, activity, tooLong);
  try {
    refuseSuspended(ctx.workspace);
    await withTransaction(writer.ctx, async (ctx) => {
      const reply = { text: read.text, clientId: `slack:${row.id}` };
      const { message } = await replyToVisitor(ctx, thread.conversationId, reply, writer.person);
      // It is in the thread already.
      await ctx.db
        .insert(slackPost)
        .values({
          key: `message:${message.id}`,
          workspaceId: thread.workspaceId,
          ts: activity.ts,
          conversationId: thread.conversationId,
          createdAt: ctx.clock.now(),
        })
        .onConflictDoNothing();
    });
    ctx.jobs.wakeOutbox();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    await showToOne(ctx, activity, `Not sent: ${error.message}`);
  }
}

/** Names of the people whom a message mentions. */
async function namesIn(ctx: Context, text: string): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const userId of mentionedIds(text).slice(0, 5)) {
    const { name } = await withSlackToken(ctx, (token, { teamId }) =>
      ctx.slack.findUser(token, { teamId, userId }),
    );
    names.set(userId, name);
  }
  return names;
}
