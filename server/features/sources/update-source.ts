import { eq } from 'drizzle-orm';
import type { SourceChanges } from '#contract/sources/sources.schemas.ts';
import type { Context } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { findAgent } from '#server/features/agents/find-agent.ts';
import { recordEvent } from '#server/jobs/record-event.ts';
import { assertQuota } from '#server/quota/assert-quota.ts';
import { charactersOfConfig } from './characters-of-config.ts';
import { findSource } from './find-source.ts';
import { type SourceConfig, source } from './sources.table.ts';
import { titleOfConfig } from './title-of-config.ts';
import { trainingJobOf } from './training/training-job-of.ts';

/**
 * Changes what an owner wrote and trains it under a new run; the old words go on answering meanwhile. A training under
 * way is overtaken. `plan-limit` when it has grown beyond the plan, `cannot-process` for websites and files.
 */
export function updateSource(
  ctx: Context,
  agentId: string,
  sourceId: string,
  changes: SourceChanges,
): Promise<void> {
  return withTransaction(ctx, async (ctx) => {
    await findAgent(ctx, agentId, 'lock');
    const row = await findSource(ctx, agentId, sourceId, 'lock');
    const config = changedConfig(row.config, changes);
    if (JSON.stringify(config) === JSON.stringify(row.config)) return;
    const characters = charactersOfConfig(config);
    await assertQuota(ctx, { characters: characters - row.characters }, { agentId });
    const run = row.run + 1;
    await ctx.db
      .update(source)
      .set({
        title: titleOfConfig(config),
        config,
        status: 'queued',
        run,
        done: 0,
        failed: 0,
        total: 1,
        characters,
        error: null,
      })
      .where(eq(source.id, sourceId));
    await recordEvent(ctx.db, ctx.workspace.id, { name: 'source.changed', payload: { agentId, sourceId } });
    await ctx.jobs.addJob(ctx.db, trainingJobOf({ ...row, run }));
  });
}

function changedConfig(config: SourceConfig, changes: SourceChanges): SourceConfig {
  const { title, text, question, answer, alternatives } = changes;
  switch (config.kind) {
    case 'text':
      refuseFields({ question, answer, alternatives }, 'A text only has a title and a text.');
      return { ...config, ...given({ title, text }) };
    case 'qa':
      refuseFields({ title, text }, 'A question has an answer and other wordings, but no title and no text.');
      return { ...config, ...given({ question, answer, alternatives }) };
    case 'website':
      throw failure('cannot-process', {
        message: 'A website cannot be edited here. Change the website itself, then train this source again.',
      });
    case 'file':
      throw failure('cannot-process', {
        message: 'A file cannot be edited here. Upload the new one and delete this source.',
      });
  }
}

function refuseFields(fields: Record<string, unknown>, message: string): void {
  const wrong = Object.keys(given(fields));
  if (wrong.length === 0) return;
  throw failure('invalid-input', {
    message,
    details: Object.fromEntries(wrong.map((field) => [field, message])),
  });
}

/** Without the fields that are left as they are. */
function given<Fields extends Record<string, unknown>>(fields: Fields) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Field in keyof Fields]?: Exclude<Fields[Field], undefined>;
  };
}
