import type { Pool } from 'pg';
import { createId } from '#server/database/create-id.ts';
import { addText, type Client, expectStatus, waitUntilAllTrained } from '../factories.ts';
import { newName } from '../new-name.ts';
import type { EndpointCase, Input, Owner } from './endpoint-case.ts';

export async function firstPageId(client: Client, agentId: string, sourceId: string): Promise<string> {
  const listed = await client.get(`/api/v1/agents/${agentId}/sources/${sourceId}/pages`);
  return (await expectStatus<{ data: { id: string }[] }>(listed, 200)).data[0]?.id ?? '';
}

/** A website of this owner that has been read, with the ids of its pages. */
async function freshWebsite({ client, ids, siteUrl }: Owner): Promise<Input> {
  const path = `/api/v1/agents/${ids.agentId}/sources`;
  const added = await client.post(path, { kind: 'website', url: siteUrl, mode: 'page' });
  const { id } = await expectStatus<{ id: string }>(added, 201);
  await waitUntilAllTrained(client, ids.agentId);
  const pageIds = [await firstPageId(client, ids.agentId, id)];
  return { params: { sourceId: id }, body: { pageIds } };
}

let runs = 100;

/** As if a crawl had found a page of this source changed. Each has a number of its own, as ids have. */
export async function addCrawl(pool: Pool, sourceId: string): Promise<{ run: string; changeId: string }> {
  // Kept here: another owner may be made while this one waits.
  const run = ++runs;
  const changeId = createId('chg');
  await pool.query(
    `with noted as (
       insert into crawl (source_id, run, workspace_id, cause, started_at)
       select id, $2, workspace_id, 'owner', now() from source where id = $1 returning *
     )
     insert into page_change (id, workspace_id, source_id, run, address, title, kind, before, after)
     select $3, workspace_id, source_id, run, '/a', 'A', 'changed', 'Before.', 'After.' from noted`,
    [sourceId, run, changeId],
  );
  return { run: String(run), changeId };
}

/** Of the stand-in. */
const notionToken = 'ntn_good';

/** What Notion gives a browser that has chosen there what to share. */
async function signInToNotion({ client, ids }: Owner): Promise<Input> {
  const begun = await client.post('/api/v1/notion/sign-in', { agentId: ids.agentId });
  const { url } = await expectStatus<{ url: string }>(begun, 200);
  const chosen = await fetch(url, { redirect: 'manual' });
  const back = new URL(chosen.headers.get('location') ?? '').searchParams;
  return { body: { code: back.get('code'), state: back.get('state') } };
}

async function freshSource({ client, ids }: Owner): Promise<Input> {
  const source = await addText(client, ids.agentId, { title: 'A passing thought' });
  await waitUntilAllTrained(client, ids.agentId);
  return { params: { sourceId: source.id } };
}

/** A text by its id in the body, as calls about several take it. */
async function freshSeveral(owner: Owner): Promise<Input> {
  const { params } = await freshSource(owner);
  return { body: { sourceIds: [params?.sourceId] } };
}

let files = 0;

/** A file, and another one to replace it with. */
async function freshFile({ client, ids }: Owner): Promise<Input> {
  files += 1;
  const form = (text: string) => {
    const data = new FormData();
    data.append('file', new Blob([`${text} number ${files} is here to be read.`]), `note-${files}.txt`);
    return data;
  };
  const added = await client.post(`/api/v1/agents/${ids.agentId}/sources`, form('A first file'));
  const { id } = await expectStatus<{ id: string }>(added, 201);
  await waitUntilAllTrained(client, ids.agentId);
  return { params: { sourceId: id }, body: form('A second file') };
}

/** Sources, what is read of them, and Notion. */
export const sourceCases: Record<string, EndpointCase> = {
  'sources.add': { valid: () => ({ body: { kind: 'qa', question: 'Why?', answer: 'Because of this.' } }) },
  'sources.list': {},
  'sources.get': {},
  'sources.get-content': {},
  'sources.update': {
    valid: async (owner) => ({ ...(await freshSource(owner)), body: { text: 'A thought that stays.' } }),
  },
  'sources.suggest-wordings': {
    valid: async ({ client, ids }) => {
      const body = { kind: 'qa', question: newName('Is there a lamp'), answer: 'Yes.' };
      const added = await client.post(`/api/v1/agents/${ids.agentId}/sources`, body);
      return { params: { sourceId: (await expectStatus<{ id: string }>(added, 201)).id } };
    },
  },
  'sources.delete': { valid: freshSource },
  'sources.replace-file': { valid: freshFile },
  'sources.retrain-several': { valid: freshSeveral },
  'sources.delete-several': { valid: freshSeveral },
  'sources.review': {},
  'sources.retrain': { valid: freshSource },
  'sources.cancel': { valid: freshSource },
  'sources.list-pages': {},
  'sources.read-passages': {},
  'sources.get-page': {},
  'sources.list-passages': {},
  'sources.retrain-pages': {
    valid: freshWebsite,
    pointing: (_own, { ids }) => [{ body: { pageIds: [ids.pageId] } }],
  },
  'sources.swap-pages': {
    valid: async (owner) => {
      const { params, body } = await freshWebsite(owner);
      const { pageIds } = body as { pageIds: string[] };
      return { ...(params ? { params } : {}), body: { removedIds: pageIds, readIds: pageIds } };
    },
    pointing: (_own, { ids }) => [{ body: { removedIds: [ids.pageId], readIds: [ids.pageId] } }],
  },
  'sources.remove-pages': {
    valid: freshWebsite,
    pointing: (_own, { ids }) => [{ body: { pageIds: [ids.pageId] } }],
  },
  'sources.match-pages': { valid: () => ({ body: { include: ['/help/*'], exclude: [] } }) },
  'sources.list-crawls': {},
  'sources.get-crawl': {},
  'sources.list-page-changes': {},
  'sources.compare-page': {},
  'notion.get': {},
  'notion.connect': { valid: () => ({ body: { token: notionToken } }) },
  'notion.disconnect': {},
  'notion.start-sign-in': {
    valid: ({ ids }) => ({ body: { agentId: ids.agentId } }),
    pointing: (_own, { ids }) => [{ body: { agentId: ids.agentId } }],
    onlyBrowsers: true,
  },
  'notion.finish-sign-in': { valid: signInToNotion, onlyBrowsers: true },
  'notion.return': {},
  'notion.search': {
    valid: async ({ client }) => {
      await expectStatus(await client.put('/api/v1/notion', { token: notionToken }), 200);
      return {};
    },
  },
};
