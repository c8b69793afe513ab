import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Source } from '#contract/sources/sources.schemas.ts';
import {
  addText,
  type Client,
  createAgent,
  expectStatus,
  signUp,
  waitUntilTrained,
} from '#tests/factories.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import { searchPassages } from './search/search-passages.ts';

let test: TestServices;

beforeAll(async () => {
  test = await createTestServices({}, { isWorker: true });
});
afterAll(() => test.close());

async function newAgent(): Promise<{ client: Client; agentId: string }> {
  const client = await signUp(test.app);
  return { client, agentId: (await createAgent(client)).id };
}
const found = async (agentId: string, query: string) =>
  (await searchPassages(test.services, { agentId, query, limit: 3 })).map(
    ({ ranked }) => ranked.passage.text,
  );
const sourcesPath = (agentId: string) => `/api/v1/agents/${agentId}/sources`;

describe('the list of sources', () => {
  it('can be limited to those with something that could not be read', async () => {
    const { client, agentId } = await newAgent();
    const ids: string[] = [];
    for (const title of ['Well', 'In part', 'Not']) ids.push((await addText(client, agentId, { title })).id);
    for (const id of ids) await waitUntilTrained(client, agentId, id);
    await test.services.pool.query("update source set status = 'partial' where id = $1", [ids[1]]);
    await test.services.pool.query("update source set status = 'failed' where id = $1", [ids[2]]);
    const list = await client.get(`${sourcesPath(agentId)}?needs=attention`);
    const { data, pagination } = await expectStatus<{ data: Source[]; pagination: { total: number } }>(
      list,
      200,
    );
    expect([data.map(({ title }) => title), pagination.total]).toEqual([['Not', 'In part'], 2]);
  });

  it('shows the newest first, page by page, with the document of each', async () => {
    const { client, agentId } = await newAgent();
    const ids: string[] = [];
    for (const title of ['One', 'Two', 'Three']) ids.unshift((await addText(client, agentId, { title })).id);
    interface List {
      data: Source[];
      pagination: { cursor: string; hasMore: boolean; total: number };
    }
    const first = await expectStatus<List>(await client.get(`${sourcesPath(agentId)}?limit=2`), 200);
    expect(first.pagination).toMatchObject({ hasMore: true, total: 3 });
    const second = await expectStatus<List>(
      await client.get(`${sourcesPath(agentId)}?limit=2&cursor=${first.pagination.cursor}`),
      200,
    );
    expect([...first.data, ...second.data].map((source) => source.id)).toEqual(ids);
    for (const id of ids) await waitUntilTrained(client, agentId, id);
    const pages = await client.get(`${sourcesPath(agentId)}/${ids[0]}/pages?status=ready`);
    expect(await expectStatus(pages, 200)).toMatchObject({
      data: [{ title: 'Three', status: 'ready', characters: 29, reason: null, url: null }],
      pagination: { total: 1 },
    });
  });
});

describe('several sources', () => {
  it('are read again or deleted in one call, but not those of others', async () => {
    const { client, agentId } = await newAgent();
    const other = await newAgent();
    const theirs = await addText(other.client, other.agentId);
    const [one, two] = [
      await addText(client, agentId, { title: 'Numbat', text: 'The numbat eats termites.' }),
      await addText(client, agentId, { title: 'Quoll', text: 'The quoll is spotted.' }),
    ];
    for (const { id } of [one, two]) await waitUntilTrained(client, agentId, id);
    const call = (verb: string, sourceIds: string[]) =>
      client.post(`${sourcesPath(agentId)}/${verb}`, { sourceIds });
    const wanted = [one.id, two.id, theirs.id, one.id];
    expect(await expectStatus(await call('retrain', wanted), 200)).toEqual({ retrained: 2, left: 1 });
    await waitUntilTrained(client, agentId, one.id);
    expect(await expectStatus(await call('delete', wanted), 200)).toEqual({ deleted: 2 });
    expect(await found(agentId, 'What does the numbat eat?')).toEqual([]);
    expect(await expectStatus(await call('delete', wanted), 200)).toEqual({ deleted: 0 });
    await expectStatus(await other.client.get(`${sourcesPath(other.agentId)}/${theirs.id}`), 200);
    await expectStatus(await call('delete', []), 400);
  });

  it('that say the same are pointed out', async () => {
    const { client, agentId } = await newAgent();
    const text = 'The numbat eats termites, and nothing else, all day long.';
    const first = await addText(client, agentId, { title: 'Numbat', text });
    await waitUntilTrained(client, agentId, first.id);
    const copy = await addText(client, agentId, { title: 'Numbat', text });
    await waitUntilTrained(client, agentId, copy.id);
    const review = await client.get(`/api/v1/agents/${agentId}/source-review`);
    expect(await expectStatus(review, 200)).toMatchObject({
      thin: [],
      duplicates: [{ sourceId: copy.id, original: { sourceId: first.id } }],
      duplicatesTotal: 1,
    });
  });
});
