import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { eq, inArray } from 'drizzle-orm';
import type { ListedContradiction } from '#contract/contradictions/contradictions.schemas.ts';
import { contradictionsMaximum } from '#contract/contradictions/contradictions.ts';
import {
  type Contradiction,
  createContradictionFinder,
} from '#core/answering/contradicting/create-contradiction-finder.ts';
import type { Context } from '#server/context.ts';
import { findAgent } from '#server/features/agents/find-agent.ts';
import type { AgentIndex } from '#server/features/sources/search/search-indexes.ts';
import { document } from '#server/features/sources/sources.table.ts';
import { dismissedContradiction } from './contradictions.table.ts';

/** Longest stretch of work before other requests have their turn, and of the whole. */
const turnMs = 8;
const longestMs = 4_000;

interface Found {
  contradictions: { id: string; sides: Contradiction['sides'] }[];
  isComplete: boolean;
}

/** Made once for each state of an agent's sources. */
const known = new WeakMap<AgentIndex, { indexVersion: number; found: Promise<Found> }>();

/**
 * Sentences of different sources of an agent that give another figure for the same, without those that were dismissed.
 * They are looked for when they are first asked for after a training, within a few seconds of work.
 */
export async function listContradictions(
  ctx: Context,
  agentId: string,
): Promise<{ data: ListedContradiction[]; isComplete: boolean }> {
  const { indexVersion } = await findAgent(ctx, agentId);
  const agentIndex = await ctx.searchIndexes.forAgent(ctx, agentId, indexVersion);
  const before = known.get(agentIndex);
  const found = before?.indexVersion === indexVersion ? before.found : search(agentIndex);
  known.set(agentIndex, { indexVersion, found });
  const { contradictions, isComplete } = await found;
  const dismissed = await ctx.db
    .select({ id: dismissedContradiction.contradictionId })
    .from(dismissedContradiction)
    .where(eq(dismissedContradiction.agentId, agentId));
  const gone = new Set(dismissed.map(({ id }) => id));
  const shown = contradictions.filter(({ id }) => !gone.has(id)).slice(0, contradictionsMaximum);
  return { data: await present(ctx, agentIndex, shown), isComplete };
}

async function search({ index }: AgentIndex): Promise<Found> {
  const finder = createContradictionFinder();
  const contradictions: Found['contradictions'] = [];
  const startedMs = performance.now();
  let turnStart = startedMs;
  // The slots of an index that is patched meanwhile are another list.
  for (const slot of [...index.slots]) {
    if (slot === undefined) continue;
    for (const { sides } of finder.add(slot.passage)) contradictions.push({ id: idOf(sides), sides });
    if (contradictions.length >= 2 * contradictionsMaximum || performance.now() - startedMs > longestMs)
      return { contradictions, isComplete: false };
    if (performance.now() - turnStart > turnMs) {
      await setImmediate();
      turnStart = performance.now();
    }
  }
  return { contradictions, isComplete: true };
}

/** The same for the two sentences wherever they are, so that a dismissal outlives a training. */
function idOf(sides: Contradiction['sides']): string {
  const sentences = sides.map(({ sentence }) => sentence.trim()).sort();
  return createHash('sha256').update(sentences.join('\n')).digest('hex').slice(0, 32);
}

async function present(
  ctx: Context,
  { documents }: AgentIndex,
  found: Found['contradictions'],
): Promise<ListedContradiction[]> {
  const ids = found.flatMap(({ sides }) => sides.map(({ passage }) => passage.documentId));
  if (ids.length === 0) return [];
  const rows = await ctx.db
    .select({ id: document.id, checkedAt: document.checkedAt, readAt: document.readAt })
    .from(document)
    .where(inArray(document.id, [...new Set(ids)]));
  const seen = new Map(rows.map(({ id, checkedAt, readAt }) => [id, checkedAt ?? readAt]));
  const presentSide = ({ passage, sentence }: Contradiction['sides'][number]) => ({
    sourceId: documents.get(passage.documentId)?.sourceId ?? '',
    title: passage.title,
    url: documents.get(passage.documentId)?.url ?? null,
    heading: passage.headingPath.at(-1) ?? null,
    sentence,
    checkedAt: seen.get(passage.documentId)?.toISOString() ?? null,
  });
  return found.flatMap(({ id, sides: [left, right] }) => {
    // A document that was deleted since they were found contradicts nothing.
    const isThere = [left, right].every(({ passage }) => documents.has(passage.documentId));
    return isThere ? [{ id, sides: [presentSide(left), presentSide(right)] as const }] : [];
  }) as ListedContradiction[];
}
