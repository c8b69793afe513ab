import { and, eq, sql } from 'drizzle-orm';
import { plans } from '#contract/plans.ts';
import { remainingOf } from '#core/plans/remaining-of.ts';
import { countCharacters } from '#core/reading/count-characters.ts';
import type { ReadDocument } from '#core/reading/read-document.ts';
import type { PassageDraft } from '#core/reading/split-passages.ts';
import { type Context, withTransaction } from '#server/context.ts';
import { countLivePages, countSourceUsage } from '#server/features/sources/count-source-usage.ts';
import { document, source } from '#server/features/sources/sources.table.ts';
import { cutDocument } from './slice-document.ts';
import { splitInSlices } from './split-in-slices.ts';

export interface DocumentToIndex {
  agentId: string;
  sourceId: string;
  /** Nothing is written once the source has moved on to another run. */
  run: number;
  documentId: string;
  document: ReadDocument;
  isApproved: boolean;
  url: string | null;
  contentHash: string | null;
  etag: string | null;
  lastModified: string | null;
}

/**
 * `indexed`: all of it answers now. `cut`: as much as the plan has characters for. `no-text`: there was nothing to
 * index. `links-full`, `characters-full`: the plan has no room at all. `stale`: another run has begun, or it was deleted.
 */
export type IndexOutcome = 'indexed' | 'cut' | 'no-text' | 'links-full' | 'characters-full' | 'stale';

const rowsAtOnce = 500;

/**
 * Writes the passages of a document under a new version and makes them answer in one statement, in the transaction
 * that writes them: whoever asks sees the old text or the new, whole. Limits are counted there too, under the lock of
 * the agent.
 */
export async function indexPassages(ctx: Context, given: DocumentToIndex): Promise<IndexOutcome> {
  const limit = plans[ctx.workspace.plan].limits.characters;
  const room = await charactersLeft(ctx, given, limit);
  const wanted = countCharacters(given.document);
  const isCut = room !== null && wanted > room;
  const kept = isCut ? cutDocument(given.document, room) : given.document;
  const drafts = await splitInSlices(kept, given.isApproved);
  if (drafts.length === 0) return isCut ? 'characters-full' : 'no-text';
  const characters = countCharacters(kept);

  return withTransaction(ctx, async (ctx) => {
    const version = await lockForWriting(ctx, given);
    if (version === null) return 'stale';
    if (version === 1 && (await areLinksFull(ctx, given))) return 'links-full';
    const left = await charactersLeft(ctx, given, limit);
    if (left !== null && characters > left) return 'characters-full';
    for (let at = 0; at < drafts.length; at += rowsAtOnce) {
      await insertPassages(ctx, given.documentId, version, at, drafts.slice(at, at + rowsAtOnce));
    }
    await flipVersion(ctx, given, version, characters);
    return isCut ? 'cut' : 'indexed';
  });
}

/** Locks in the order of the whole product: agent, source, document. Answers the next version, or null when stale. */
async function lockForWriting(ctx: Context, { agentId, sourceId, run, documentId }: DocumentToIndex) {
  await ctx.db.execute(sql`select 1 from agent where id = ${agentId} for no key update`);
  const [current] = await ctx.db
    .select({ run: source.run })
    .from(source)
    .where(and(eq(source.id, sourceId), eq(source.run, run)))
    .for('share');
  if (current === undefined) return null;
  const [row] = await ctx.db
    .select({ liveVersion: document.liveVersion })
    .from(document)
    .where(eq(document.id, documentId))
    .for('update');
  return row === undefined ? null : row.liveVersion + 1;
}

/** Characters that this document may have; null when unlimited. What it has now is its own to use again. */
async function charactersLeft(
  ctx: Context,
  given: DocumentToIndex,
  limit: number | null,
): Promise<number | null> {
  if (limit === null) return null;
  const result = await ctx.db.execute<{ used: string }>(sql`
    select coalesce(sum(
      case when source.id = ${given.sourceId} then (
        select coalesce(sum(document.characters), 0) from document
        where document.source_id = source.id and document.live_version > 0 and document.id <> ${given.documentId})
      else source.characters end), 0) as used
    from source where agent_id = ${given.agentId}`);
  return remainingOf(Number(result.rows[0]?.used ?? 0), limit);
}

/** Asked for a page that does not answer yet; while it is trained, its website counts as one link at least. */
async function areLinksFull(ctx: Context, { agentId, sourceId, url }: DocumentToIndex): Promise<boolean> {
  const limit = plans[ctx.workspace.plan].limits.links;
  if (url === null || limit === null) return false;
  const { links } = await countSourceUsage(ctx, agentId);
  const ownLive = await countLivePages(ctx, sourceId);
  const others = links - Math.max(1, ownLive);
  return others + ownLive + 1 > limit;
}

/** One statement a batch; lists inside a row travel as one text each, since arrays of arrays must be square. */
async function insertPassages(
  ctx: Context,
  documentId: string,
  version: number,
  firstPosition: number,
  drafts: readonly PassageDraft[],
): Promise<void> {
  const column = <T>(pick: (draft: PassageDraft, index: number) => T) => sql.param(drafts.map(pick));
  await ctx.db.execute(sql`
    insert into passage (document_id, version, position, heading_path, question, is_approved, text, language,
                         sentence_offsets, terms)
    select ${documentId}, ${version}, position, string_to_array(heading_path, E'\n'), question, is_approved, text,
           language, string_to_array(sentence_offsets, ',')::int[], string_to_array(terms, E'\n')
    from unnest(
      ${column((_, index) => firstPosition + index)}::int[],
      ${column((draft) => draft.headingPath.map((heading) => heading.replaceAll('\n', ' ')).join('\n'))}::text[],
      ${column((draft) => draft.question)}::text[],
      ${column((draft) => draft.isApproved)}::bool[],
      ${column((draft) => draft.text)}::text[],
      ${column((draft) => draft.language)}::text[],
      ${column((draft) => draft.sentenceOffsets.join(','))}::text[],
      ${column((draft) => draft.terms.join('\n'))}::text[]
    ) as row (position, heading_path, question, is_approved, text, language, sentence_offsets, terms)`);
}

async function flipVersion(
  ctx: Context,
  given: DocumentToIndex,
  version: number,
  characters: number,
): Promise<void> {
  const { documentId, url, contentHash, etag, lastModified, run } = given;
  await ctx.db.execute(sql`
    with flipped as (
      update document set live_version = ${version}, status = 'ready', reason = null, title = ${given.document.title},
        url = ${url}, characters = ${characters}, content_hash = ${contentHash}, etag = ${etag},
        last_modified = ${lastModified}, seen_in_run = ${run}, updated_at = ${ctx.clock.now()}
      where id = ${documentId}
      returning agent_id
    )
    update agent set index_version = index_version + 1 from flipped where agent.id = flipped.agent_id`);
  await ctx.db.execute(sql`delete from passage where document_id = ${documentId} and version <> ${version}`);
}
