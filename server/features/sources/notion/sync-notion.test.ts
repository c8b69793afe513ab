import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NotionItem, NotionState } from '#contract/notion/notion.schemas.ts';
import type { SourcePage } from '#contract/source-pages/source-pages.schemas.ts';
import type { Source } from '#contract/sources/sources.schemas.ts';
import { queueDueCrawls } from '#server/features/sources/schedule/queue-due-crawls.ts';
import { searchPassages } from '#server/features/sources/search/search-passages.ts';
import { type Client, createAgent, expectStatus, signUp, waitUntilTrained } from '#tests/factories.ts';
import { notionBlocks } from '#tests/fakes/notion/notion-blocks.ts';
import type { FakePage } from '#tests/fakes/notion/notion-state.ts';
import { type FakeNotion, startNotion } from '#tests/fakes/notion/start-notion.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';

let fake: FakeNotion;
let test: TestServices;

beforeAll(async () => {
  fake = await startNotion();
  const { id, secret } = fake.client;
  test = await createTestServices(
    {
      NOTION_API_BASE: fake.origin,
      NOTION_CLIENT_ID: id,
      NOTION_CLIENT_SECRET: secret,
      DEFAULT_PLAN: 'enterprise',
    },
    { isWorker: true },
  );
});
afterAll(async () => {
  await test.close();
  await fake.close();
});

const paragraph = (text: string) => notionBlocks(fake.state).text('paragraph', text);
const connect = async (client: Client, token = 'ntn_good') =>
  expectStatus<NotionState>(await client.put('/api/v1/notion', { token }), 200);

async function newAgent() {
  const client = await signUp(test.app);
  const { id: agentId } = await createAgent(client);
  await connect(client);
  const path = `/api/v1/agents/${agentId}/sources`;
  return {
    client,
    agentId,
    async add(...items: { kind: 'page' | 'data-source'; id: string; title: string }[]): Promise<Source> {
      const added = await client.post(path, { kind: 'notion', items });
      return waitUntilTrained(client, agentId, (await expectStatus<Source>(added, 201)).id);
    },
    change: ({ id }: Source, changes: object) => client.patch(`${path}/${id}`, changes),
    async retrain({ id }: Source): Promise<Source> {
      fake.forgetCalls();
      await expectStatus(await client.post(`${path}/${id}/retrain`), 200);
      return waitUntilTrained(client, agentId, id);
    },
    async pages({ id }: Source): Promise<SourcePage[]> {
      const listed = await expectStatus<{ data: SourcePage[] }>(await client.get(`${path}/${id}/pages`), 200);
      return listed.data.sort((left, right) => left.title.localeCompare(right.title));
    },
    async find(query: string): Promise<string[]> {
      const found = await searchPassages(test.services, { agentId, query, limit: 3 });
      return found.map(({ ranked }) => ranked.passage.text);
    },
  };
}

const item = ({ id, title }: FakePage) => ({ kind: 'page' as const, id, title });
const readBlocksOf = () => fake.calls().filter((call) => call.endsWith('/children')).length;

describe('the connection', () => {
  it('takes a token that Notion knows, shows its end alone, and lists what is shared', async () => {
    const client = await signUp(test.app);
    const none = await expectStatus<NotionState>(await client.get('/api/v1/notion'), 200);
    expect(none).toEqual({ connection: null, canConnect: true, missingSettings: [] });
    const refused = await client.put('/api/v1/notion', { token: 'wrong' });
    expect(await expectStatus(refused, 422)).toMatchObject({
      error: { message: 'Notion does not accept this token. Copy it again from the connection in Notion.' },
    });
    expect((await connect(client)).connection).toEqual({
      workspaceName: 'Seaside hotel',
      method: 'token',
      tokenEnd: 'good',
      needsReconnect: false,
    });
    await expect
      .poll(() => test.mailer.sent.findLast(({ to }) => to.address === client.user.email))
      .toMatchObject({
        subject: 'Notion was connected with your account',
        text: expect.stringContaining('Seaside hotel'),
      });
    const { rows } = await test.services.pool.query('select access_token from notion_connection');
    expect(JSON.stringify(rows)).not.toContain('ntn_good');
    const page = fake.state.addPage({ title: 'Breakfast 7', editedAt: '2026-11-20T08:00:00.000Z' });
    const found = await client.get('/api/v1/notion/pages?query=breakfast%207');
    expect(await expectStatus(found, 200)).toEqual({
      data: [
        {
          kind: 'page',
          id: page.id,
          title: 'Breakfast 7',
          url: `https://www.notion.so/${page.id.replaceAll('-', '')}`,
          editedAt: '2026-11-20T08:00:00.000Z',
        } satisfies NotionItem,
      ],
      cursor: null,
    });
  });

  it('is deleted with its token; what was read stays, and is not read again', async () => {
    const { client, agentId, add, retrain, find } = await newAgent();
    const page = fake.state.addPage({ title: 'Sauna', blocks: [paragraph('The sauna opens at noon.')] });
    const source = await add(item(page));
    expect(
      (await expectStatus<NotionState>(await client.delete('/api/v1/notion'), 200)).connection,
    ).toBeNull();
    expect(await retrain(source)).toMatchObject({
      status: 'partial',
      error: 'Notion no longer accepts the connection. Connect Notion again, then train this source again.',
    });
    expect(await find('When does the sauna open?')).toEqual(['The sauna opens at noon.']);
    const again = await client.post(`/api/v1/agents/${agentId}/sources`, {
      kind: 'notion',
      items: [item(page)],
    });
    expect(await expectStatus(again, 422)).toMatchObject({
      error: { message: 'Notion is not connected. Connect it first.' },
    });
  });

  it('is made by signing in, and its token replaced when it has ended', async () => {
    const { client, agentId, add, retrain } = await newAgent();
    const begun = await client.post('/api/v1/notion/sign-in', { agentId });
    const url = new URL((await expectStatus<{ url: string }>(begun, 200)).url);
    expect(url.origin).toBe(fake.origin);
    const state = url.searchParams.get('state') ?? '';
    fake.codes.add('code-1');
    const back = await client.get(`/api/notion/callback?code=code-1&state=${state}`);
    expect([back.status, back.headers.get('location')]).toEqual([
      302,
      expect.stringMatching(new RegExp(`${agentId}.*add=notion&code=code-1&state=`)),
    ]);
    const finished = await client.post('/api/v1/notion/sign-in/finish', { code: 'code-1', state });
    expect((await expectStatus<NotionState>(finished, 200)).connection).toMatchObject({ method: 'sign-in' });
    const twice = await client.post('/api/v1/notion/sign-in/finish', { code: 'code-1', state });
    await expectStatus(twice, 422);
    const page = fake.state.addPage({ title: 'Parking', blocks: [paragraph('Parking is free.')] });
    const source = await add(item(page));
    fake.tokens.clear();
    fake.tokens.add('ntn_good');
    expect(await retrain(source)).toMatchObject({ status: 'ready' });
    expect(fake.calls()).toContain('POST /v1/oauth/token');
    await client.delete('/api/v1/notion');
    expect(fake.calls().at(-1)).toBe('POST /v1/oauth/revoke');
  });

  it('says so when Notion no longer accepts it', async () => {
    const { client, add, retrain } = await newAgent();
    const source = await add(
      item(fake.state.addPage({ title: 'Bar', blocks: [paragraph('The bar is open.')] })),
    );
    fake.tokens.delete('ntn_good');
    for (let time = 0; time < 2; time += 1)
      expect((await retrain(source)).error).toMatch(/Connect Notion again/);
    const { rows } = await test.services.pool.query(
      `select count(*)::int from email where kind = 'connection-lost' and to_address = $1`,
      [client.user.email],
    );
    expect(rows).toEqual([{ count: 1 }]);
    fake.tokens.add('ntn_good');
    const now = await expectStatus<NotionState>(await client.get('/api/v1/notion'), 200);
    expect(now.connection?.needsReconnect).toBe(true);
    expect((await connect(client)).connection?.needsReconnect).toBe(false);
  });
});

describe('pages of Notion', () => {
  it('are read with the pages and tables in them, and answer', async () => {
    const { add, pages, find } = await newAgent();
    const { state } = fake;
    const { block } = notionBlocks(state);
    const rooms = state.addDataSource('Rooms', { Price: { type: 'number', number: { format: 'euro' } } });
    state.addRow(rooms, {
      title: 'Attic',
      properties: { Price: { type: 'number', number: 70 } },
      blocks: [paragraph('The attic has a skylight.')],
    });
    const child = state.addPage({ title: 'Dogs', blocks: [paragraph('Dogs stay for free.')] });
    const home = state.addPage({
      title: 'Handbook',
      blocks: [
        paragraph('Check-in begins at three.'),
        { ...block('child_page', { title: 'Dogs' }), id: child.id },
        { ...block('child_database', { title: 'Rooms' }), id: rooms.databaseId },
        block('unsupported', {}),
      ],
    });
    const source = await add(item(home));
    expect(source).toMatchObject({
      kind: 'notion',
      title: 'Handbook',
      status: 'partial',
      progress: { done: 3, failed: 0, total: 3 },
      error: '1 block was left out, as Notion does not give its content to connections.',
    });
    expect((await pages(source)).map(({ title, status, url }) => [title, status, url])).toEqual([
      ['Attic', 'ready', expect.stringContaining('https://www.notion.so/')],
      ['Dogs', 'ready', expect.anything()],
      ['Handbook', 'ready', expect.anything()],
    ]);
    expect((await find('How much is the attic?'))[0]).toContain('€70');
    expect((await find('Are dogs allowed to stay?'))[0]).toContain('Dogs stay for free.');
  });

  it('are read again when their schedule is due, without what was left out', async () => {
    const { client, agentId, add, change, find } = await newAgent();
    const kept = fake.state.addPage({ title: 'Kept', blocks: [paragraph('Herons nest in May.')] });
    const left = fake.state.addPage({ title: 'Left out', blocks: [paragraph('Storks nest in April.')] });
    const source = await add(item(kept), item(left));
    expect(source).toMatchObject({ schedule: 'never', nextCrawlAt: null });
    const changed = await expectStatus<Source>(
      await change(source, { items: [item(kept)], schedule: 'daily' }),
      200,
    );
    expect(changed).toMatchObject({ status: 'ready', schedule: 'daily', title: 'Kept' });
    expect(changed.nextCrawlAt).not.toBeNull();
    const isDue = 'update source set next_crawl_at = $2 where id = $1';
    await test.services.pool.query(isDue, [source.id, test.clock.now()]);
    await queueDueCrawls(test.services);
    await waitUntilTrained(client, agentId, source.id);
    expect(await find('When do herons nest?')).toContain('Herons nest in May.');
    expect(JSON.stringify(await find('When do storks nest?'))).not.toContain('Storks');
    for (const wrong of [{ url: 'https://shop.example' }, { maxPages: 3 }, { items: [] }])
      await expectStatus(await change(source, wrong), 400);
  });

  it('are read again only where they changed, and stop answering when they are gone', async () => {
    const { add, retrain, pages, find } = await newAgent();
    const { state } = fake;
    const { block } = notionBlocks(state);
    const children = Array.from({ length: 5 }, (_, index) =>
      state.addPage({ title: `Rule ${index}`, blocks: [paragraph(`Rule number ${index} is about otters.`)] }),
    );
    const [first, second] = children as [FakePage, FakePage];
    const home = state.addPage({
      title: 'Rules',
      blocks: [
        paragraph('These are the rules.'),
        ...children.map(({ id, title }) => ({ ...block('child_page', { title }), id })),
      ],
    });
    const source = await add(item(home));
    expect(source).toMatchObject({ status: 'ready', progress: { done: 6 } });
    expect(await retrain(source)).toMatchObject({ status: 'ready', progress: { done: 6, total: 6 } });
    expect(readBlocksOf()).toBe(0);

    first.blocks = [paragraph('Badgers are welcome.')];
    first.editedAt = '2026-11-02T09:00:00.000Z';
    second.inTrash = true;
    home.blocks = home.blocks.filter(({ id }) => id !== second.id);
    home.editedAt = first.editedAt;
    expect(await retrain(source)).toMatchObject({ status: 'ready', progress: { done: 5, total: 5 } });
    expect(readBlocksOf()).toBe(2);
    expect(await find('Are badgers welcome?')).toContain('Badgers are welcome.');
    expect(JSON.stringify(await find('otters'))).not.toMatch(/Rule number [01]/);
    expect((await pages(source)).map(({ title }) => title)).not.toContain('Rule 1');

    home.isShared = false;
    const gone = await retrain(source);
    expect(gone).toMatchObject({ status: 'failed' });
    expect(gone.error).toBe('This was deleted in Notion, or is no longer shared with the connection.');
    expect(await find('otters')).toEqual([]);
  });

  it('keep what they said while Notion does not answer', async () => {
    const { add, retrain, find } = await newAgent();
    const page = fake.state.addPage({ title: 'Gym', blocks: [paragraph('The gym is on the roof.')] });
    const source = await add(item(page));
    for (let fault = 0; fault < 3; fault += 1) fake.addFault({ status: 503 });
    expect(await retrain(source)).toMatchObject({
      status: 'partial',
      error: 'Notion is not responding. Try again in a few minutes.',
    });
    expect(await find('Where is the gym?')).toEqual(['The gym is on the roof.']);
    expect(await retrain(source)).toMatchObject({ status: 'ready', error: null });
  });

  it('count as links of the plan', async () => {
    const { agentId, add } = await newAgent();
    await test.services.pool.query(
      "update workspace set plan = 'free' where id = (select workspace_id from agent where id = $1)",
      [agentId],
    );
    const list = fake.state.addDataSource('Long', {});
    for (let row = 0; row < 8; row += 1) {
      fake.state.addRow(list, { title: `Row ${row}`, blocks: [paragraph(`This is row ${row}.`)] });
    }
    const source = await add({ kind: 'data-source', id: list.id, title: 'Long' });
    expect(source).toMatchObject({ status: 'partial', progress: { done: 5 } });
    expect(source.error).toMatch(/^The limit of 5 links/);
  });

  it('ask nothing of Notion that it refuses', () => {
    expect(fake.complaints()).toEqual([]);
  });
});
