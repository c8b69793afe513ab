import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Source } from '#contract/sources/sources.schemas.ts';
import { addText, createAgent, expectStatus, signUp } from '#tests/factories.ts';
import { startWebsite, type Website } from '#tests/fakes/website/start-website.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import { createSearchIndexes } from './search/create-search-indexes.ts';
import { searchPassages } from './search/search-passages.ts';

let test: TestServices;
let site: Website;

beforeAll(async () => {
  site = await startWebsite();
  test = await createTestServices(
    { CRAWL_ALLOW_HOSTS: site.host, DEFAULT_PLAN: 'enterprise' },
    { isWorker: true },
  );
});
afterAll(async () => {
  await test.close();
  await site.close();
});

it('everything at once on one agent ends well: no deadlock, nothing left in training, nothing forgotten or kept too long', async () => {
  const client = await signUp(test.app);
  const { id: agentId } = await createAgent(client);
  const path = `/api/v1/agents/${agentId}/sources`;
  const statuses = new Set<number>();
  const note = (response: Response) => statuses.add(response.status);
  const visit = async (number: number) => {
    const source = await addText(client, agentId, {
      title: `Text ${number}`,
      text: `Fact number ${number}.`,
    });
    note(await client.post(`${path}/${source.id}/cancel`));
    note(await client.post(`${path}/${source.id}/retrain`));
    note(await client.patch(`/api/v1/agents/${agentId}`, { name: `Name ${number}` }));
    await searchPassages(test.services, { agentId, query: 'fact number', limit: 3 });
    if (number % 3 === 0) note(await client.delete(`${path}/${source.id}`));
  };
  const crawl = async () => {
    const body = { kind: 'website', url: site.origin, mode: 'site' };
    const { id } = await expectStatus<Source>(await client.post(path, body), 201);
    note(await client.post(`${path}/${id}/cancel`));
    note(await client.post(`${path}/${id}/retrain`));
  };
  await Promise.all([...Array.from({ length: 18 }, (_, number) => visit(number)), crawl(), crawl()]);
  expect([...statuses].filter((status) => status !== 200 && status !== 409)).toEqual([]);

  const list = async () =>
    (await expectStatus<{ data: Source[] }>(await client.get(`${path}?limit=100`), 200)).data;
  await expect
    .poll(
      async () => (await list()).filter(({ status }) => status === 'queued' || status === 'training').length,
    )
    .toBe(0);
  const sources = await list();
  expect(sources).toHaveLength(14);
  const fresh = { ...test.services, searchIndexes: createSearchIndexes() };
  const ask = async (services: typeof fresh, query: string) =>
    (await searchPassages(services, { agentId, query, limit: 50 }))
      .map(({ ranked }) => ranked.passage.id)
      .sort();
  expect(await ask(test.services, 'fact number')).toEqual(await ask(fresh, 'fact number'));
  const { rows } = await test.services.pool.query(
    `select 1 from passage join document on document.id = document_id and version <> live_version`,
  );
  expect(rows).toEqual([]);
});
