import { and, eq, ne, sql } from 'drizzle-orm';
import type { CrawlSchedule } from '#contract/sources/sources.ts';
import type { Context } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { findAgent } from '#server/features/agents/find-agent.ts';
import { shortFileName } from '#server/http/uploads/short-file-name.ts';
import { recordEvent } from '#server/jobs/outbox/record-event.ts';
import { assertQuota } from '#server/quota/assert-quota.ts';
import { charactersOfConfig } from './characters-of-config.ts';
import { type SourceConfig, source } from './sources.table.ts';
import { titleOfConfig } from './title-of-config.ts';
import { trainingJobOf } from './training/training-job-of.ts';

/**
 * Row, event and job in one transaction. The lock of the agent makes two that are added at once count one after the
 * other, so the last free place is taken once.
 */
export function storeSource(
  ctx: Context,
  agentId: string,
  config: SourceConfig,
  schedule: CrawlSchedule = 'never',
): Promise<string> {
  return withTransaction(ctx, async (ctx) => {
    await findAgent(ctx, agentId, 'lock');
    if (config.kind === 'file') await refuseSameFile(ctx, agentId, config);
    const characters = charactersOfConfig(config);
    const wanted = {
      // Pages and files are expected to have at least one character.
      characters: Math.max(1, characters),
      links: config.kind === 'website' || config.kind === 'notion' ? 1 : 0,
      files: config.kind === 'file' ? 1 : 0,
    };
    await assertQuota(ctx, wanted, { agentId });
    const id = createId('src');
    await ctx.db.insert(source).values({
      id,
      workspaceId: ctx.workspace.id,
      agentId,
      kind: config.kind,
      title: titleOfConfig(config),
      config,
      status: 'queued',
      total: 1,
      characters,
      createdAt: ctx.clock.now(),
      schedule,
    });
    await recordEvent(ctx.db, ctx.workspace.id, {
      name: 'source.changed',
      payload: { agentId, sourceId: id },
    });
    await ctx.jobs.addJob(
      ctx.db,
      trainingJobOf({ id, workspaceId: ctx.workspace.id, kind: config.kind, run: 1 }),
    );
    return id;
  });
}

/** The same name and bytes would only be read, and counted, twice. One that could not be read may be tried again. */
async function refuseSameFile(
  ctx: Context,
  agentId: string,
  { fileName, sha256 }: Extract<SourceConfig, { kind: 'file' }>,
): Promise<void> {
  const [same] = await ctx.db
    .select({ id: source.id })
    .from(source)
    .where(
      and(
        eq(source.agentId, agentId),
        eq(source.kind, 'file'),
        ne(source.status, 'failed'),
        eq(source.title, fileName),
        sql`${source.config}->>'sha256' = ${sha256 ?? ''}`,
      ),
    )
    .limit(1);
  if (same === undefined) return;
  throw failure('conflict', {
    message: `The file ${shortFileName(fileName)} was already added, with the same content.`,
  });
}
