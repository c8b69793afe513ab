import { and, eq, sql } from 'drizzle-orm';
import { countCharacters } from '#core/reading/count-characters.ts';
import type { PassageDraft } from '#core/reading/passages/split-passages.ts';
import type { ReadDocument } from '#core/reading/read-document.ts';
import { readingVersion } from '#core/reading/reading-version.ts';
import type { Context } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { recordChange } from '#server/features/sources/crawls/record-change.ts';
import type { PageIdentity } from '#server/features/sources/documents/page-identity.ts';
import { queueEmbedding } from '#server/features/sources/meaning/queue-embedding.ts';
import { document, source } from '#server/features/sources/sources.table.ts';
import { quotaLeft } from '#server/quota/quota-left.ts';
import { shortenDocument } from './shorten-document.ts';
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
  /** Of a page of a website, for the next crawl. */
  page: PageIdentity | null;
}

/**
 * `indexed`: all of it answers now. `cut`: as much as the plan has characters for. `no-text`: there was nothing to
 * index. `links-full`, `characters-full`: the plan has no room at all. `removed`: its owner took it out meanwhile. `stale`:
 * another run has begun, or it was deleted.
 */
export type IndexOutcome =
  | 'indexed'
  | 'cut'
  | 'no-text'
  | 'links-full'
  | 'characters-full'
  | 'removed'
  | 'stale';

const rowsAtOnce = 500;

/**
 * Writes the passages of a document under a new version and makes them answer in one statement, in the transaction that
 * writes them: a question sees the whole old text or the whole new one. Limits are counted there too, under the lock of
 * the agent.
 */
export async function indexPassages(ctx: Context, given: DocumentToIndex): Promise<IndexOutcome> {
  // What the document has now is its own to use again.
  const { agentId, sourceId, documentId } = given;
  const scope = { agentId, except: { sourceId, documentId } };
  const room = await quotaLeft(ctx, 'characters', scope);
  const wanted = countCharacters(given.document);
  const isCut = room !== null && wanted > room;
  const kept = isCut ? shortenDocument(given.document, room) : given.document;
  const drafts = await splitInSlices(kept, given.isApproved);
  if (drafts.length === 0) return isCut ? 'characters-full' : 'no-text';
  const characters = countCharacters(kept);

  return withTransaction(ctx, async (ctx) => {
    const locked = await lockForWriting(ctx, given);
    if (locked === null) return 'stale';
    if (locked === 'removed') return 'removed';
    const { version, isHeld, isNew } = locked;
    const isNewPage = isNew && given.url !== null;
    if (isNewPage && (await quotaLeft(ctx, 'links', scope)) === 0) return 'links-full';
    const left = await quotaLeft(ctx, 'characters', scope);
    if (left !== null && characters > left) return 'characters-full';
    if (given.page !== null) await recordChange(ctx, given, drafts);
    for (let at = 0; at < drafts.length; at += rowsAtOnce) {
      await insertPassages(ctx, documentId, version, at, drafts.slice(at, at + rowsAtOnce));
    }
    if (isHeld) await holdVersion(ctx, given, version, characters);
    else await flipVersion(ctx, given, version, characters);
    await queueEmbedding(ctx, { workspaceId: ctx.workspace.id, agentId });
    return isCut ? 'cut' : 'indexed';
  });
}

/** Locks in the order of the whole product: agent, source, document. Answers the next version, or null when stale. */
async function lockForWriting(ctx: Context, { agentId, sourceId, run, documentId }: DocumentToIndex) {
  const { rows } = await ctx.db.execute<{ holds_back_training: boolean }>(
    sql`select holds_back_training from agent where id = ${agentId} for no key update`,
  );
  const [current] = await ctx.db
    .select({ run: source.run })
    .from(source)
    .where(and(eq(source.id, sourceId), eq(source.run, run)))
    .for('share');
  if (current === undefined) return null;
  const [row] = await ctx.db
    .select({
      liveVersion: document.liveVersion,
      standby: document.standby,
      isRemoved: document.isRemoved,
    })
    .from(document)
    .where(eq(document.id, documentId))
    .for('update');
  if (row === undefined) return null;
  if (row.isRemoved) return 'removed';
  return {
    version: Math.max(row.liveVersion, row.standby?.version ?? 0) + 1,
    /** It answers only once the agent's tests have passed with it. */
    isHeld: rows[0]?.holds_back_training ?? false,
    isNew: row.liveVersion === 0 && row.standby === null,
  };
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
    insert into passage
      (document_id, version, position, heading_path, question, is_approved, is_beside, text, language,
        sentence_offsets, terms)
    select ${documentId}, ${version}, position, string_to_array(heading_path, E'\n'), question, is_approved,
      is_beside, text, language, string_to_array(sentence_offsets, ',')::int[], string_to_array(terms, E'\n')
    from unnest(
      ${column((_, index) => firstPosition + index)}::int[],
      ${column((draft) => draft.headingPath.map((heading) => heading.replaceAll('\n', ' ')).join('\n'))}::text[],
      ${column((draft) => draft.question)}::text[],
      ${column((draft) => draft.isApproved)}::bool[],
      ${column((draft) => draft.isBeside === true)}::bool[],
      ${column((draft) => draft.text)}::text[],
      ${column((draft) => draft.language)}::text[],
      ${column((draft) => draft.sentenceOffsets.join(','))}::text[],
      ${column((draft) => draft.terms.join('\n'))}::text[]
    ) as row (position, heading_path, question, is_approved, is_beside, text, language, sentence_offsets, terms)`);
}

async function flipVersion(
  ctx: Context,
  given: DocumentToIndex,
  version: number,
  characters: number,
): Promise<void> {
  const { documentId, url, contentHash, page, run } = given;
  const now = ctx.clock.now();
  await ctx.db.execute(sql`
    with flipped as (
      update document set live_version = ${version}, status = 'ready', reason = null, title = ${given.document.title},
        standby = null, url = ${url}, characters = ${characters}, content_hash = ${contentHash}, etag = ${page?.etag ?? null},
        last_modified = ${page?.lastModified ?? null}, body_hash = ${page?.bodyHash ?? null},
        text_hash = ${page?.textHash ?? null}, reading_version = ${readingVersion}, missing_in_run = null,
        seen_in_run = ${run}, read_at = ${now}, checked_at = ${now}, updated_at = ${now}
      where id = ${documentId}
      returning agent_id
    )
    update agent set index_version = index_version + 1 from flipped where agent.id = flipped.agent_id`);
  await ctx.db.execute(sql`delete from passage where document_id = ${documentId} and version <> ${version}`);
}

/** The new text waits for the tests of its agent next to the one that answers; one that waited before goes. */
async function holdVersion(
  ctx: Context,
  { documentId, url, contentHash, page, run, document: { title } }: DocumentToIndex,
  version: number,
  characters: number,
): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db
    .update(document)
    .set({
      status: 'ready',
      reason: null,
      missingInRun: null,
      seenInRun: run,
      checkedAt: now,
      standby: {
        kind: 'waiting',
        version,
        title,
        url,
        characters,
        contentHash,
        etag: page?.etag ?? null,
        lastModified: page?.lastModified ?? null,
        bodyHash: page?.bodyHash ?? null,
        textHash: page?.textHash ?? null,
        readingVersion,
        embeddedModel: null,
        readAt: now.toISOString(),
      },
    })
    .where(eq(document.id, documentId));
  await ctx.db.execute(sql`
    delete from passage using document
    where document.id = ${documentId} and passage.document_id = document.id
      and passage.version not in (${version}, document.live_version)`);
}
