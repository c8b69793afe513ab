import { afterAll, beforeAll, expect, test } from 'vitest';
import { readChatBytes } from '#server/adapters/chat-reader/read-chat-bytes.ts';
import { chatArchive } from '#server/features/chat-archives/chat-archives.table.ts';
import { createRandom } from '#tests/create-random.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import { storeChats } from './store-chats.ts';

let stage: TestServices;
beforeAll(async () => {
  stage = await createTestServices();
});
afterAll(() => stage.close());

/** Of nobody, so that no plan limits it. */
const archive = { id: 'arc_overlaps', userId: null };

/** Some are alike within a minute, as people write “ok” twice. */
const lines = Array.from({ length: 120 }, (_, index) => {
  const minute = 15 * 60 + Math.floor(index / 3);
  const time = `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;
  return `25/12/2023, ${time} - ${index % 2 === 0 ? 'Ann' : 'Bo'}: ${index % 4 === 0 ? 'ok' : `message ${index % 17}`}`;
});

test('W24 200 random overlapping exports of one chat double nothing and lose nothing', async () => {
  const { services } = stage;
  await services.db
    .insert(chatArchive)
    .values({ ...archive, name: 'Overlaps', zone: 'UTC', createdAt: services.clock.now() });
  const random = createRandom(7);
  for (let count = 0; count < 200; count += 1) {
    const from = random(lines.length - 1);
    const to = from + 1 + random(lines.length - from);
    const read = readChatBytes({
      bytes: new TextEncoder().encode(lines.slice(from, to).join('\n')),
      fileName: 'WhatsApp Chat with Bo.txt',
      zone: 'UTC',
      dateOrder: 'dmy',
      mostMessages: 1_000,
    });
    if (read.kind !== 'chats') throw new Error(read.kind);
    await storeChats(services, archive, { ...read, messages: [[...read.messages]] });
  }
  const { rows } = await services.pool.query<{ line: string }>(
    `select to_char(m.at at time zone 'UTC', 'DD/MM/YYYY, HH24:MI') || ' - ' || p.name || ': ' || m.text as line
     from archive_message m join archive_person p on p.archive_id = m.archive_id and p.number = m.person
     where m.archive_id = $1`,
    [archive.id],
  );
  expect(rows.map(({ line }) => line).toSorted()).toEqual(lines.toSorted());
}, 60_000);
