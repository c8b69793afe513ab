import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paths } from '#contract/page-addresses.ts';
import type { ShownCard, WrappedShare } from '#contract/wrapped/wrapped.schemas.ts';
import { type WrappedSize, wrappedSizes } from '#contract/wrapped/wrapped.ts';
import { addArchive, importText } from '#tests/endpoint-cases/chat-cases.ts';
import { type Client, createClient, expectStatus, signUp } from '#tests/factories.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import { eraseExpiredShares } from './erase-expired-shares.ts';
import { listWrappedShares } from './list-wrapped-shares.ts';
import { wrappedPicture, wrappedShare } from './wrapped.table.ts';

let stage: TestServices;
let ann: Client & { user: { id: string } };
let archiveId: string;
let visitor: Client;
beforeAll(async () => {
  stage = await createTestServices({ CHATGENIE_PLAN: 'pro' }, { isWorker: true });
  ann = await signUp(stage.app);
  visitor = createClient(stage.app);
  archiveId = await addArchive(ann, 'Secret project', 'Asia/Tokyo');
  await importText(ann, archiveId, lines.join('\n'));
});
afterAll(() => stage.close());

/** Forty minutes of two people on the last evening of 2023 in Tokyo, and two messages of the year before. */
const lines = [
  '31/12/2022, 15:04 - Annabel: old',
  '31/12/2022, 15:05 - Bartholomew: older',
  ...Array.from({ length: 40 }, (_, minute) => {
    const author = minute % 4 === 0 ? 'Bartholomew' : 'Annabel';
    return `31/12/2023, 23:${String(minute).padStart(2, '0')} - ${author}: lighthouse number ${minute}`;
  }),
];

interface Year {
  year: number | null;
  years: number[];
  cards: ShownCard[];
  people: { personId: string; name: string; canBeNamed: boolean }[];
  canShare: boolean;
}
const path = (rest = '', id = archiveId): string => `/api/chatgenie/archives/${id}/wrapped${rest}`;
const wrap = async (query = ''): Promise<Year> => expectStatus<Year>(await ann.get(path(query)), 200);
const share = async (body: object = {}): Promise<WrappedShare> =>
  expectStatus<WrappedShare>(
    await ann.post(path('/shares'), { year: 2023, cards: ['messages', 'people'], ...body }),
    201,
  );
const listed = async (): Promise<string[]> =>
  (await expectStatus<{ data: WrappedShare[] }>(await ann.get(path('/shares')), 200)).data.map(
    ({ id }) => id,
  );
const pageOf = ({ url }: WrappedShare): string => new URL(url).pathname;

describe('a year in cards', () => {
  test('is the last one with messages in the zone of the archive, and nobody is named', async () => {
    const year = await wrap();
    expect(year).toMatchObject({ year: 2023, years: [2023, 2022], canShare: true });
    expect(year.people.map(({ name, canBeNamed }) => [name, canBeNamed])).toEqual([
      ['Annabel', true],
      ['Bartholomew', true],
    ]);
    const [first] = year.cards;
    expect(first?.description).toContain('Messages this year, 2023: 40.');
    expect(first?.description).toContain('31 December to 31 December 2023, in the time zone Asia/Tokyo.');
    const said = year.cards.map(({ description, id }) => (id === 'words' ? '' : description)).join(' ');
    expect(said).toContain('A friend: 75%. Another friend: 25%.');
    for (const secret of ['Annabel', 'Bartholomew', 'lighthouse', 'Secret project'])
      expect([secret, said.includes(secret)]).toEqual([secret, false]);
  });

  test('names those who are switched on', async () => {
    const { people } = await wrap();
    const bo = people.find(({ name }) => name === 'Bartholomew')?.personId;
    const { cards } = await wrap(`?named=${bo}`);
    const said = cards.find(({ id }) => id === 'people')?.description;
    expect(said).toContain('A friend: 75%. Bartholomew: 25%.');
    expect(said).not.toContain('Annabel');
  });

  test('of another year, and of one without messages', async () => {
    expect((await wrap('?year=2022')).cards[0]?.description).toContain('2022: Fewer than 10.');
    expect(await wrap('?year=2001')).toMatchObject({ year: null, cards: [] });
    const empty = await addArchive(ann, 'Empty');
    const answer = await expectStatus<Year>(await ann.get(path('', empty)), 200);
    expect(answer).toMatchObject({ year: null, years: [], cards: [] });
  });

  test('downloads as PNG in each size, and all together as a zip that is the same each time', async () => {
    for (const size of Object.keys(wrappedSizes) as WrappedSize[]) {
      const response = await ann.get(path(`/file?card=messages&size=${size}`));
      expect(response.headers.get('content-type')).toBe('image/png');
      const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect({ width, height }).toEqual(wrappedSizes[size]);
    }
    const zip = async () =>
      new Uint8Array(await (await ann.get(path('/file?cards=messages,words'))).arrayBuffer());
    const first = await zip();
    expect(Object.keys(unzipSync(first)).sort()).toEqual([
      'portrait/01-messages.png',
      'portrait/02-words.png',
      'preview/01-messages.png',
      'preview/02-words.png',
      'story/01-messages.png',
      'story/02-words.png',
    ]);
    expect(Buffer.compare(first, await zip())).toBe(0);
    const without = await ann.get(path('/file'));
    const all = Object.keys(unzipSync(new Uint8Array(await without.arrayBuffer())));
    expect(all.filter((name) => name.includes('words'))).toEqual([]);
    expect((await ann.get(path('/file?year=2001&card=messages'))).status).toBe(404);
  });
});

describe('a link', () => {
  test('shows everybody the chosen cards and no others, to no search engine and with no trace', async () => {
    const shared = await share();
    expect(shared.cards).toEqual(['messages', 'people']);
    const token = shared.url.split('/').at(-1) ?? '';
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const page = await visitor.get(pageOf(shared));
    expect(page.status).toBe(200);
    expect(Object.fromEntries(page.headers)).toMatchObject({
      'x-robots-tag': 'noindex, nofollow, noarchive',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-frame-options': 'DENY',
    });
    const text = await page.text();
    expect(text).toContain('<meta name="robots" content="noindex');
    expect(text).not.toContain('<script');
    expect(text.match(/<img /g)).toHaveLength(2);
    for (const secret of ['Annabel', 'Bartholomew', 'lighthouse', 'Secret project', archiveId])
      expect([secret, text.includes(secret)]).toEqual([secret, false]);
    for (const [name, size] of [
      ['1', wrappedSizes.portrait],
      ['2', wrappedSizes.portrait],
      ['preview', wrappedSizes.preview],
    ] as const) {
      const picture = await visitor.get(paths.sharedPicture(token, name));
      expect([picture.status, picture.headers.get('cache-control')]).toEqual([200, 'no-store']);
      const { width, height } = await sharp(Buffer.from(await picture.arrayBuffer())).metadata();
      expect({ width, height }).toEqual(size);
    }
    expect((await visitor.get(paths.sharedPicture(token, '3'))).status).toBe(404);
  });

  test('shows ten cards in their order', async () => {
    const shared = await share();
    const token = shared.url.split('/').at(-1) ?? '';
    await stage.services.pool.query(
      `insert into wrapped_picture (share_id, name, description, png)
       select id, number::text, 'card ' || number, '' from wrapped_share, generate_series(3, 11) number where id = $1`,
      [shared.id],
    );
    const text = await (await visitor.get(pageOf(shared))).text();
    const order = Array.from(text.matchAll(new RegExp(`${token}/(\\d+)\\.png`, 'g')), ([, name]) =>
      Number(name),
    );
    expect(order).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  test('does not change with the archive', async () => {
    const other = await addArchive(ann, 'Growing', 'Asia/Tokyo');
    await importText(ann, other, lines.join('\n'));
    const body = { year: 2023, cards: ['messages'] };
    const shared = await expectStatus<WrappedShare>(await ann.post(path('/shares', other), body), 201);
    const before = await (await visitor.get(pageOf(shared))).text();
    await importText(ann, other, '31/12/2023, 22:00 - Annabel: one more');
    expect(await (await visitor.get(pageOf(shared))).text()).toBe(before);
    expect(before).toContain('2023: 40.');
    // Nothing of it stays when the archive is deleted.
    await expectStatus(await ann.delete(`/api/chatgenie/archives/${other}`), 200);
    expect((await visitor.get(pageOf(shared))).status).toBe(404);
  });

  test('ends when it is withdrawn, by its owner alone', async () => {
    const shared = await share();
    const picture = `${pageOf(shared)}/1.png`;
    const bo = await signUp(stage.app);
    expect((await bo.delete(path(`/shares/${shared.id}`))).status).toBe(404);
    expect((await visitor.get(picture)).status).toBe(200);
    expect(await listed()).toContain(shared.id);
    await expectStatus(await ann.delete(path(`/shares/${shared.id}`)), 200);
    expect([(await visitor.get(pageOf(shared))).status, (await visitor.get(picture)).status]).toEqual([
      404, 404,
    ]);
    expect(await listed()).not.toContain(shared.id);
    expect((await ann.delete(path(`/shares/${shared.id}`))).status).toBe(404);
  });

  test('is for Pro; on Free the cards can be seen and downloaded', async () => {
    const free = await createTestServices({}, { isWorker: true });
    try {
      const bo = await signUp(free.app);
      const id = await addArchive(bo, 'Free', 'Asia/Tokyo');
      await importText(bo, id, lines.join('\n'));
      expect(await expectStatus<Year>(await bo.get(path('', id)), 200)).toMatchObject({
        canShare: false,
        year: 2023,
      });
      expect((await bo.get(path('/file?card=messages', id))).status).toBe(200);
      const refused = await bo.post(path('/shares', id), { year: 2023, cards: ['messages'] });
      expect(await expectStatus<{ error: { message: string } }>(refused, 402)).toMatchObject({
        error: { code: 'plan-limit', message: expect.stringContaining('ChatGenie Pro') },
      });
    } finally {
      await free.close();
    }
  });

  test('is not stored in a form that a reader of the database could open', async () => {
    const shared = await share();
    const token = shared.url.split('/').at(-1) ?? '';
    const { rows } = await stage.services.pool.query('select * from wrapped_share');
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('needs a card that the year has', async () => {
    expect((await ann.post(path('/shares'), { year: 2001, cards: ['messages'] })).status).toBe(404);
    expect((await ann.post(path('/shares'), { year: 2023, cards: [] })).status).toBe(400);
  });

  // Last, as the session of the user is over then.
  test('ends when its time is over, and is then deleted with its pictures', async () => {
    const shared = await share({ days: 7 });
    stage.clock.advanceSeconds(7 * 86_400 - 60);
    expect((await visitor.get(pageOf(shared))).status).toBe(200);
    stage.clock.advanceSeconds(120);
    const missing = await visitor.get(pageOf(shared));
    expect([missing.status, missing.headers.get('x-robots-tag')]).toEqual([
      404,
      'noindex, nofollow, noarchive',
    ]);
    expect((await visitor.get(`${pageOf(shared)}/1.png`)).status).toBe(404);
    const whose = { userId: ann.user.id, archiveId };
    expect((await listWrappedShares(stage.services, whose)).map(({ id }) => id)).not.toContain(shared.id);
    await eraseExpiredShares(stage.services);
    const { db } = stage.services;
    expect(
      (await db.select({ id: wrappedShare.id }).from(wrappedShare)).some(({ id }) => id === shared.id),
    ).toBe(false);
    expect(
      (await db.select({ id: wrappedPicture.shareId }).from(wrappedPicture)).some(
        ({ id }) => id === shared.id,
      ),
    ).toBe(false);
  });
});
