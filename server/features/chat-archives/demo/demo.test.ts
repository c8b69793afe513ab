import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ArchiveMessage } from '#contract/chat-archives/chat-archives.schemas.ts';
import { createClient, expectStatus } from '#tests/factories.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import { demoArchiveId } from './demo-archive.ts';

let stage: TestServices;
beforeAll(async () => {
  stage = await createTestServices({}, { isWorker: true });
});
afterAll(() => stage.close());

interface Answered {
  answer: { outcome: string; text: string; quotes: ArchiveMessage[] };
  chats: Record<string, string>;
}
const ask = async (question: string): Promise<Answered> =>
  expectStatus<Answered>(
    await createClient(stage.app).post('/api/chatgenie/demo/questions', { question }),
    200,
  );

test('several who ask first get an answer, and the chats are imported once', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => ask('Where did Ana say the spare key is?')));
  for (const { answer, chats } of answers) {
    const [quote] = answer.quotes;
    expect(answer).toMatchObject({
      outcome: 'answered',
      text: '“spare key = third pot from the gate, not the second!!” (Ana, 14 August 2026).',
    });
    expect(quote?.text).toBe('spare key = third pot from the gate, not the second!!');
    expect([quote?.personName, chats[quote?.chatId ?? '']]).toEqual(['Ana', 'Telegram']);
  }
  const { rows } = await stage.services.pool.query(
    'select count(*)::int as copies from archive_message where archive_id = $1 and text like $2',
    [demoArchiveId, 'spare key%'],
  );
  expect(rows).toEqual([{ copies: 1 }]);
});

test.each([
  ['What rent did we agree on since April 2026?', /^“.*rent.*” \(.+ 2026\)\.$/i],
  ['Who mentioned the plumber most?', /^Lena: 3, /],
  ['When did Uncle Theo last write?', /^The last of \d+ messages is from 28 September 2026\.$/],
  ['What is the meaning of life in Atlantis?', /^Not in your messages\.$/],
])('%s', async (question, text) => {
  expect((await ask(question)).answer.text).toMatch(text);
});
