import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countTerms, type TermCounts } from '#core/chat-archives/statistics/words/count-terms.ts';
import { listMostUsed } from '#core/chat-archives/statistics/words/list-most-used.ts';
import { archiveMessage, archiveWords } from '#server/features/chat-archives/chat-archives.table.ts';
import { deleteArchive } from '#server/features/chat-archives/delete-archive.ts';
import { setMessagePlan } from '#server/features/chat-archives/quota/set-message-plan.ts';
import { leastPacked } from '#server/features/chat-archives/statistics/store-packed-columns.ts';
import { createRandom } from '#tests/create-random.ts';
import { addArchive, importText } from '#tests/endpoint-cases/chat-cases.ts';
import { type Client, signUp } from '#tests/factories.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import type { ColumnFilter } from '../read-columns.ts';
import { countArchiveWords } from './count-archive-words.ts';
import { packWords } from './pack-words.ts';
import { readPackedWords } from './read-packed-words.ts';

let stage: TestServices;
let ann: Client & { user: { id: string } };
const startMs = Date.UTC(2024, 0, 1);
const minuteMs = 60_000;

beforeAll(async () => {
  stage = await createTestServices({}, { isWorker: true });
  ann = await signUp(stage.app);
  await setMessagePlan(stage.services, ann.user.id, 'pro');
});
afterAll(() => stage.close());

/** Three chats with words, links, emoji and media; many messages share their minute. */
function exportOf(count: number, more: readonly string[] = []): string {
  const random = createRandom(5);
  const list = [7, 8, 9].map((id) => {
    const messages = Array.from({ length: count / 3 }, (_, index) => {
      const word = `word${random(60) * random(60)}`;
      const text = `${word} ${random(3) === 0 ? '🎉' : 'the'} ${random(9) === 0 ? 'https://a.example.com/b' : ''}`;
      const date_unixtime = String((startMs + Math.floor(index / 40) * minuteMs) / 1_000);
      const media = random(12) === 0 ? { media_type: 'sticker', file: 'a.webp' } : {};
      return { id: index + 1, type: 'message', date_unixtime, from: 'Ann', from_id: 'user1', text, ...media };
    });
    return { name: `Chat ${id}`, type: 'private_group', id, messages };
  });
  const added = more.map((text, index) => ({
    id: 90_000 + index,
    type: 'message',
    date_unixtime: String(startMs / 1_000),
    from: 'Bo',
    from_id: 'user2',
    text,
  }));
  list[0]?.messages.push(...added);
  return JSON.stringify({ about: 'x', chats: { list } });
}

const packedOf = (archiveId: string) =>
  stage.services.db.select().from(archiveWords).where(eq(archiveWords.archiveId, archiveId));
const wordsOf = (archiveId: string, filter: ColumnFilter = {}) =>
  countArchiveWords(stage.services, ann.user.id, archiveId, filter);

async function importLarge(): Promise<string> {
  const archiveId = await addArchive(ann, 'Words', 'Europe/London');
  await importText(ann, archiveId, exportOf(leastPacked + 1), 'result.json');
  await expect.poll(async () => (await packedOf(archiveId)).length).toBeGreaterThanOrEqual(2);
  return archiveId;
}

const rowsOf = (archiveId: string) =>
  stage.services.db.select().from(archiveMessage).where(eq(archiveMessage.archiveId, archiveId));

/** The same by the definition: the texts of all that match, one after the other. */
function slowly(rows: Awaited<ReturnType<typeof rowsOf>>, { chatId, from, to }: ColumnFilter) {
  const counts: TermCounts = new Map();
  for (const row of rows) {
    if (row.person === null || (chatId !== undefined && String(row.chat) !== chatId)) continue;
    if ((from !== undefined || to !== undefined) && !row.hasTime) continue;
    if (from !== undefined && row.at.getTime() < Date.parse(from)) continue;
    if (to !== undefined && row.at.getTime() >= Date.parse(to)) continue;
    countTerms(counts, row);
  }
  return listMostUsed([...counts.keys()], [...counts.values()]);
}

test('packed words are those of the texts, for every chat and span of time', async () => {
  const archiveId = await importLarge();
  await stage.services.db
    .update(archiveMessage)
    .set({ hasTime: false, at: new Date(0) })
    .where(and(eq(archiveMessage.archiveId, archiveId), inArray(sql`number % 50`, [3])));
  await packWords(stage.services.pool, archiveId, 1_500);
  expect((await packedOf(archiveId)).length).toBeGreaterThan(10);
  // Whole pieces are of fine ones, and most of a span comes from both: else this would compare texts with themselves.
  const pieces = await packedOf(archiveId);
  expect(pieces.filter(({ isFine }) => isFine).length).toBeGreaterThan(pieces.length / 2);
  const span = { from: new Date(startMs + minuteMs / 2).toISOString() };
  const read = await readPackedWords(stage.services.pool, archiveId, span);
  expect([read?.edges.length, read?.totals.some((times) => times > 0)]).toEqual([1, true]);
  // Read from texts: what is left of the fine piece that is cut, which has two minutes.
  const [edge] = read?.edges ?? [];
  expect(edge).toMatchObject({ from: span.from, to: new Date(startMs + minuteMs + 1).toISOString() });
  const rows = await rowsOf(archiveId);
  const minutes = [undefined, -5, 0, 17, 18, 90];
  const iso = (minute: number | undefined) =>
    minute === undefined ? undefined : new Date(startMs + minute * minuteMs).toISOString();
  for (const chatId of [undefined, '2', '99'])
    for (const from of minutes)
      for (const to of minutes) {
        const filter = { chatId, from: iso(from), to: iso(to) };
        expect({ filter, words: await wordsOf(archiveId, filter) }).toEqual({
          filter,
          words: slowly(rows, filter),
        });
      }
}, 120_000);

test('after another import no word is an old one, and a deleted archive leaves none', async () => {
  const archiveId = await importLarge();
  expect((await wordsOf(archiveId)).words.some(({ word }) => word === 'pizza')).toBe(false);
  const more = Array.from({ length: 500 }, (_, index) => `pizza ${index}`);
  await importText(ann, archiveId, exportOf(leastPacked + 1, more), 'result.json');
  expect((await wordsOf(archiveId)).words[0]).toEqual({ word: 'pizza', count: 500 });
  await deleteArchive(stage.services, ann.user.id, archiveId);
  expect(await packedOf(archiveId)).toEqual([]);
  await packWords(stage.services.pool, archiveId);
  expect(await packedOf(archiveId)).toEqual([]);
}, 120_000);
