import { and, asc, gt, inArray } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { source } from '#server/features/sources/sources.table.ts';
import { ownedWorkspaces } from './owned-workspaces.ts';
import { readInPages } from './read-in-pages.ts';

/** The sources in the workspaces that a user owns, without what only a running crawl needs. */
export async function* exportSources({ db }: Services, userId: string): AsyncGenerator<unknown> {
  const rows = readInPages((after, limit) =>
    db
      .select()
      .from(source)
      .where(and(inArray(source.workspaceId, ownedWorkspaces(db, userId)), gt(source.id, after)))
      .orderBy(asc(source.id))
      .limit(limit),
  );
  for await (const { crawlState: _crawlState, lastCrawl: _lastCrawl, run: _run, ...row } of rows) yield row;
}
