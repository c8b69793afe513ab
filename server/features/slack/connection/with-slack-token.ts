import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { SlackProblem } from '#server/ports/slack-problem.ts';
import { decryptSecret } from '#server/secrets/decrypt-secret.ts';
import { type SlackConnection, slackConnection } from '../slack.table.ts';
import { findSlackConnection } from './find-slack-connection.ts';
import { noteSlackRefusal } from './note-slack-refusal.ts';

/** How often a success is noted: nobody needs to know it to the second, and each note is a write. */
const notedEveryMs = 5 * 60_000;

/**
 * Does something with the token of the workspace, and notes with the connection how it went.
 * @throws SlackProblem  `unauthorized` when there is no connection, or none that Slack accepts
 */
export async function withSlackToken<T>(
  ctx: Context,
  work: (token: string, connection: SlackConnection) => Promise<T>,
): Promise<T> {
  const row = await findSlackConnection(ctx);
  if (row === null) throw new SlackProblem('unauthorized');
  try {
    const done = await work(decryptSecret(ctx.secretKey, ctx.workspace.id, row.token), row);
    await noteSuccess(ctx, row);
    return done;
  } catch (error) {
    if (error instanceof SlackProblem) await noteProblem(ctx, row, error);
    throw error;
  }
}

/** Of the token that was used: another one may have been stored meanwhile. */
const ofToken = (ctx: Context, { token }: SlackConnection) =>
  and(inWorkspace(ctx, slackConnection), eq(slackConnection.token, token));

async function noteSuccess(ctx: Context, row: SlackConnection): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db
    .update(slackConnection)
    .set({ lastSuccessAt: now, refusedAt: null, problem: null, problemAt: null })
    .where(
      and(
        ofToken(ctx, row),
        or(
          isNotNull(slackConnection.problem),
          isNull(slackConnection.lastSuccessAt),
          lt(slackConnection.lastSuccessAt, new Date(now.getTime() - notedEveryMs)),
        ),
      ),
    );
}

/** What is wrong with one channel is no problem of the connection. */
async function noteProblem(ctx: Context, row: SlackConnection, { kind }: SlackProblem): Promise<void> {
  if (kind === 'channel') return;
  if (kind === 'unauthorized') return noteSlackRefusal(ctx, ofToken(ctx, row));
  await ctx.db
    .update(slackConnection)
    .set({ problem: kind, problemAt: ctx.clock.now() })
    .where(ofToken(ctx, row));
}
