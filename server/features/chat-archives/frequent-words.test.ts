import { afterAll, beforeAll, expect, test } from 'vitest';
import { addArchive } from '#tests/endpoint-cases/chat-cases.ts';
import { signUp } from '#tests/factories.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import { listArchiveMessages } from './list-archive-messages.ts';

let stage: TestServices;
let userId: string;
let archiveId: string;
beforeAll(async () => {
  stage = await createTestServices();
  const ann = await signUp(stage.app);
  userId = ann.user.id;
  archiveId = await addArchive(ann, 'Chats');
  const { pool } = stage.services;
  await pool.query(
    `insert into archive_chat (archive_id, number, platform, key, title, is_group, is_to_the_minute, is_own_only, has_gaps)
     values ($1, 1, 'telegram', '1', 'Club', true, false, false, false)`,
    [archiveId],
  );
  // Every message says “ferry”, every hundredth “late”, too.
  await pool.query(
    `insert into archive_message (archive_id, number, chat, person, at, has_time, kind, media, text, word_count,
       is_question, language, tone, flags, reactions, fingerprint, copy, words)
     select $1, n, 1, null, '2020-01-01'::timestamptz + n * interval '1 minute', true, 'text', null, 'ferry ' || n, 2,
       false, null, null, '{}', 0, n::text, 0,
       array_to_tsvector(case when n % 100 = 0 then array['ferry', 'late'] else array['ferry'] end)
     from generate_series(1, 10200) n`,
    [archiveId],
  );
  await pool.query('analyze archive_message');
});
afterAll(() => stage.close());

const list = (filter: { q?: string; from?: string }) =>
  listArchiveMessages(stage.services, userId, archiveId, { limit: 2, ...filter });

test('a word that very many messages have is found newest first, and counted to ten thousand', async () => {
  const { data, pagination } = await list({ q: 'ferry' });
  expect(data.map(({ number }) => number)).toEqual([10_200, 10_199]);
  expect(pagination).toMatchObject({ total: 10_000, isTotalMinimum: true, hasMore: true });
});

test.each([
  [{ q: 'late' }, 102],
  [{ q: 'ferry late' }, 102],
  [{ q: 'zebra' }, 0],
  [{ q: 'ferry', from: '2020-01-08T00:00:00Z' }, 121],
  [{}, 10_200],
])('what %j finds is counted exactly', async (filter, total) => {
  const { pagination } = await list(filter);
  expect(pagination.total).toBe(total);
  expect(pagination.isTotalMinimum).toBeUndefined();
});
