import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { CalComProblem } from '#server/ports/cal-com-problem.ts';
import { decryptSecret } from '#server/secrets/decrypt-secret.ts';
import { type CalComConnection, calComConnection } from './cal-com.table.ts';
import { findCalComConnection } from './find-cal-com-connection.ts';
import { noteCalComRefusal } from './note-cal-com-refusal.ts';
import { replaceCalComTokens } from './replace-cal-com-tokens.ts';

/** How often a success is noted: nobody needs to know it to the second, and each note is a write. */
const notedEveryMs = 5 * 60_000;

/**
 * Does something with the key of the workspace, and notes with the connection how it went. An access token that has ended is
 * replaced once.
 * @throws CalComProblem  `unauthorized` when there is no connection, or none that Cal.com accepts
 */
export async function withCalComKey<T>(ctx: Context, work: (key: string) => Promise<T>): Promise<T> {
  const row = await findCalComConnection(ctx);
  if (row === null) throw new CalComProblem('unauthorized');
  const attempt = async ({ apiKey }: CalComConnection) => {
    const done = await work(decryptSecret(ctx.secretKey, ctx.workspace.id, apiKey));
    await noteSuccess(ctx, apiKey);
    return done;
  };
  let used = row;
  try {
    return await attempt(used).catch(async (error: unknown) => {
      if (!(error instanceof CalComProblem) || error.kind !== 'unauthorized') throw error;
      const replaced = await replaceCalComTokens(ctx, used);
      if (replaced === null) throw error;
      used = replaced;
      return attempt(used);
    });
  } catch (error) {
    if (error instanceof CalComProblem) await noteProblem(ctx, used.apiKey, error);
    throw error;
  }
}

async function noteSuccess(ctx: Context, apiKey: string): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db
    .update(calComConnection)
    .set({ lastSuccessAt: now, refusedAt: null, problem: null, problemAt: null })
    .where(
      and(
        inWorkspace(ctx, calComConnection),
        eq(calComConnection.apiKey, apiKey),
        or(
          isNotNull(calComConnection.problem),
          isNull(calComConnection.lastSuccessAt),
          lt(calComConnection.lastSuccessAt, new Date(now.getTime() - notedEveryMs)),
        ),
      ),
    );
}

/** A time that is no longer free, or a call that is too near to be moved, is no problem of the connection. */
async function noteProblem(ctx: Context, apiKey: string, { kind }: CalComProblem): Promise<void> {
  if (kind === 'taken' || kind === 'unchangeable') return;
  if (kind === 'unauthorized') return noteCalComRefusal(ctx, apiKey);
  await ctx.db
    .update(calComConnection)
    .set({ problem: kind, problemAt: ctx.clock.now() })
    // Of the key that was used: another one may have been stored meanwhile.
    .where(and(inWorkspace(ctx, calComConnection), eq(calComConnection.apiKey, apiKey)));
}
