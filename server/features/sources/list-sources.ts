import { and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { Source, SourceContent, SourcePage } from '#contract/sources.schemas.ts';
import type { PageStatus } from '#contract/sources.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { type PageQuery, pageOf } from '#server/database/page-of.ts';
import { failure } from '#server/failure.ts';
import { findAgent } from '#server/features/agents/find-agent.ts';
import { findSource } from './find-source.ts';
import { document, source } from './sources.table.ts';

/** Without the state of a crawl and what an owner wrote, which may each be megabytes. */
const { crawlState: _crawlState, config: _config, ...columns } = getTableColumns(source);

async function selectSources(
  ctx: Context,
  where: SQL | undefined,
  order: SQL,
  limit: number,
): Promise<Source[]> {
  const rows = await ctx.db
    .select({
      ...columns,
      // Of other kinds the stored form may be megabytes: it is not even opened.
      url: sql<string | null>`case when ${source.kind} = 'website' then ${source.config}->>'url' end`,
    })
    .from(source)
    .where(where)
    .orderBy(order)
    .limit(limit);
  return rows.map((row) => ({
    id: row.id,
    agentId: row.agentId,
    kind: row.kind,
    title: row.title,
    url: row.url,
    status: row.status,
    progress: { done: row.done, failed: row.failed, total: row.total },
    characters: row.characters,
    error: row.error,
    createdAt: row.createdAt.toISOString(),
    trainedAt: row.trainedAt?.toISOString() ?? null,
  }));
}

/** The sources of an agent, newest first; `not-found` for another workspace's agent. */
export async function listSources(
  ctx: Context,
  agentId: string,
  query: PageQuery & { needs?: 'attention' | undefined },
) {
  await findAgent(ctx, agentId);
  const where = and(
    inWorkspace(ctx, source),
    eq(source.agentId, agentId),
    query.needs === undefined ? undefined : inArray(source.status, ['partial', 'failed']),
  );
  return pageOf(ctx, source, where, query, (where, order, limit) => selectSources(ctx, where, order, limit));
}

/** The source as the API shows it, or `not-found`. */
export async function getSource(ctx: Context, agentId: string, sourceId: string): Promise<Source> {
  const where = and(inWorkspace(ctx, source), eq(source.agentId, agentId), eq(source.id, sourceId));
  const [found] = await selectSources(ctx, where, sql`${source.id}`, 1);
  if (found === undefined) throw failure('not-found');
  return found;
}

/** What a source was made of; of a file not where it lies. */
export async function getSourceContent(
  ctx: Context,
  agentId: string,
  sourceId: string,
): Promise<SourceContent> {
  const { config } = await findSource(ctx, agentId, sourceId);
  switch (config.kind) {
    case 'website': {
      const { isSchemeGuessed: _isSchemeGuessed, ...content } = config;
      return content;
    }
    case 'file':
      return { kind: 'file', fileName: config.fileName, sizeBytes: config.sizeBytes };
    case 'text':
    case 'qa':
      return config;
  }
}

/** The pages of a source, or the one document that any other source is. */
export async function listSourcePages(
  ctx: Context,
  agentId: string,
  sourceId: string,
  query: PageQuery & { status?: PageStatus | undefined },
) {
  await findSource(ctx, agentId, sourceId);
  const where = and(
    inWorkspace(ctx, document),
    eq(document.sourceId, sourceId),
    query.status === undefined ? undefined : eq(document.status, query.status),
  );
  return pageOf<SourcePage>(ctx, document, where, query, async (where, order, limit) => {
    const rows = await ctx.db.select().from(document).where(where).orderBy(order).limit(limit);
    return rows.map(({ id, url, title, status, characters, reason, updatedAt }) => ({
      id,
      url,
      title,
      status,
      characters,
      reason,
      updatedAt: updatedAt.toISOString(),
    }));
  });
}
