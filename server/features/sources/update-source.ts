import { eq } from 'drizzle-orm';
import type { SourceChanges } from '#contract/sources/sources.schemas.ts';
import type { CrawlSchedule } from '#contract/sources/sources.ts';
import { nextCrawlTime } from '#core/crawling/schedule/next-crawl-time.ts';
import type { Context } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { findAgent } from '#server/features/agents/find-agent.ts';
import { recordEvent } from '#server/jobs/outbox/record-event.ts';
import { assertQuota } from '#server/quota/assert-quota.ts';
import { charactersOfConfig } from './characters-of-config.ts';
import { readWebsiteAddress } from './crawling/read-website-address.ts';
import { findSource } from './find-source.ts';
import { type SourceConfig, source } from './sources.table.ts';
import { titleOfConfig } from './title-of-config.ts';
import { beginRun } from './training/begin-run.ts';

type FoundSource = Awaited<ReturnType<typeof findSource>>;

/**
 * Changes what an owner wrote and trains it under a new run; the old words go on answering meanwhile. A training
 * under way is overtaken. What a website or Notion is set to is only stored, for its next run. `plan-limit` when it
 * has grown beyond the plan, `cannot-process` for files and for the text of a website.
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
    const isSame = JSON.stringify(config) === JSON.stringify(row.config);
    if (config.kind === 'website' || config.kind === 'notion')
      return storeSettings(ctx, row, config, changes.schedule ?? row.schedule);
    if (isSame) return;
    const characters = charactersOfConfig(config);
    await assertQuota(ctx, { characters: characters - row.characters }, { agentId });
    await beginRun(ctx, row, {
      cause: 'owner',
      changes: { title: titleOfConfig(config), config, total: 1, characters },
    });
  });
}

async function storeSettings(
  ctx: Context,
  row: FoundSource,
  config: SourceConfig,
  schedule: CrawlSchedule,
): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db
    .update(source)
    .set({
      config,
      title: titleOfConfig(config),
      ...(schedule === row.schedule
        ? {}
        : { schedule, nextCrawlAt: nextCrawlTime(schedule, row.trainedAt ?? now, Math.random()) }),
    })
    .where(eq(source.id, row.id));
  await recordEvent(ctx.db, ctx.workspace.id, {
    name: 'source.changed',
    payload: { agentId: row.agentId, sourceId: row.id },
  });
}

const ofWebsites = 'Only a website has an address and paths.';
const ofSchedules = 'Only a website or Notion can be read again on a schedule.';
const ofNotion = 'Only a Notion source has chosen pages.';

function changedConfig(config: SourceConfig, changes: SourceChanges): SourceConfig {
  const { title, text, question, answer, alternatives, url, mode, include, exclude, maxPages } = changes;
  const { schedule, items } = changes;
  const words = { title, text, question, answer, alternatives };
  const settings = { mode, include, exclude, maxPages };
  if (config.kind !== 'website') refuseFields({ ...settings, url }, ofWebsites);
  if (config.kind !== 'website' && config.kind !== 'notion') refuseFields({ schedule }, ofSchedules);
  if (config.kind !== 'notion') refuseFields({ items }, ofNotion);
  switch (config.kind) {
    case 'text':
      refuseFields({ question, answer, alternatives }, 'A text source has only a title and a text.');
      return { ...config, ...given({ title, text }) };
    case 'qa':
      refuseFields({ title, text }, 'A question has an answer and other wordings, but no title and no text.');
      return { ...config, ...given({ question, answer, alternatives }) };
    case 'website': {
      if (Object.keys(given(words)).length > 0) {
        throw failure('cannot-process', {
          message:
            'The text of a website cannot be edited here. Change the website itself, then train this source again.',
        });
      }
      return { ...config, ...given(settings), ...(url === undefined ? {} : readWebsiteAddress(url)) };
    }
    case 'notion': {
      if (Object.keys(given(words)).length > 0) {
        throw failure('cannot-process', {
          message: 'Notion pages cannot be edited here. Change them in Notion, then train this source again.',
        });
      }
      return { ...config, ...given({ items }) };
    }
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
