import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Source } from '#contract/sources/sources.schemas.ts';
import type { Services } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { searchPassages } from '#server/features/sources/search/search-passages.ts';
import { indexPassages } from '#server/features/sources/training/index-passages.ts';
import { jobSchema } from '#server/jobs/job-schema.ts';
import { type Client, createAgent, signUp } from '#tests/factories.ts';
import {
  createFakeEmbeddingModel,
  type FakeEmbeddingModel,
  fakeEmbeddingModels,
} from '#tests/fakes/embedding-model/create-fake-embedding-model.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import { embedPassages } from './embed-passages.ts';
import { findUnembedded } from './find-unembedded.ts';
import { embedPassagesJob } from './meaning-jobs.ts';

const groups = [
  ['parcel', 'delivery', 'shipping', 'sent'],
  ['refund', 'money', 'returned'],
];

let test: TestServices;
let services: Services;
let model: FakeEmbeddingModel;
let client: Client;
let agentId: string;
let sourceId: string;
let workspaceId: string;

beforeAll(async () => {
  test = await createTestServices();
  client = await signUp(test.app);
  // More agents than the plan of a new workspace has.
  await test.services.pool.query("update workspace set plan = 'enterprise'");
});
afterAll(() => test.close());
beforeEach(async () => {
  model = createFakeEmbeddingModel('first', groups);
  services = { ...test.services, embeddingModels: fakeEmbeddingModels(model) };
  agentId = (await createAgent(client)).id;
  sourceId = createId('src');
  const { rows } = await test.services.pool.query<{ workspace_id: string }>(
    `insert into source (id, workspace_id, agent_id, kind, title, config, status)
     select $1, workspace_id, id, 'website', 'site', '{"kind":"website"}', 'ready' from agent where id = $2
     returning workspace_id`,
    [sourceId, agentId],
  );
  workspaceId = rows[0]?.workspace_id ?? '';
});

async function newDocument(title: string): Promise<string> {
  const id = createId('doc');
  await services.pool.query(
    `insert into document (id, workspace_id, agent_id, source_id, address, title, status)
     values ($1, $2, $3, $4, $5, $5, 'training')`,
    [id, workspaceId, agentId, sourceId, title],
  );
  return id;
}

function write(documentId: string, title: string, text: string, language = 'en') {
  const ctx = {
    ...services,
    workspace: { id: workspaceId, plan: 'enterprise' as const, addOns: {} },
    actor: { kind: 'system' as const },
  };
  return indexPassages(ctx, {
    agentId,
    sourceId,
    run: 1,
    documentId,
    document: { title, language, blocks: [{ kind: 'paragraph', text }] },
    isApproved: false,
    url: null,
    contentHash: null,
    page: null,
  });
}

async function writeNew(title: string, text: string, language?: string): Promise<string> {
  const id = await newDocument(title);
  await write(id, title, text, language);
  return id;
}

/** The pages of a small firm; the question about the parcel shares no word with any of them. */
async function writePages(): Promise<string> {
  const shipping = await writeNew('Shipping', 'Orders are sent by noon. Shipping takes two days.');
  await writeNew('Opening', 'We open at nine. The shop is closed on Sunday.');
  await writeNew('Colours', 'Frames come in red and blue. Other colours can be ordered.');
  return shipping;
}
const parcelQuestion = 'Parcel?';
const embed = (signal = new AbortController().signal) =>
  embedPassages(services, { workspaceId, agentId }, signal);
const found = async () =>
  (await searchPassages(services, { agentId, query: parcelQuestion, limit: 3 })).map(
    ({ ranked }) => ranked.passage.text,
  );
const vectorsBy = async (id: string) =>
  (
    await services.pool.query<{ document_id: string }>(
      `select document_id from passage_vector join document on document.id = document_id
       where agent_id = $1 and model = $2 order by 1`,
      [agentId, id],
    )
  ).rows.length;

async function readSource(): Promise<Source> {
  const { rows } = await services.pool.query<{ meaning_done: number; meaning_total: number }>(
    'select meaning_done, meaning_total from source where id = $1',
    [sourceId],
  );
  const [row] = rows;
  const answer = await client.get(`/api/v1/agents/${agentId}/sources/${sourceId}`);
  const source = (await answer.json()) as Source;
  return { ...source, meaning: { done: row?.meaning_done ?? -1, total: row?.meaning_total ?? -1 } };
}

describe('passages', () => {
  it('are found by their words at once, and by what they mean once their vectors are made', async () => {
    await writePages();
    expect(await found()).toEqual([]);
    await embed();
    expect((await found())[0]).toMatch(/^Orders are sent/);
    expect((await readSource()).meaning).toEqual({ done: 3, total: 3 });
    // A second run has nothing to do.
    const { length } = model.embedded;
    await embed();
    expect(model.embedded).toHaveLength(length);
  });

  it('that are trained again get new vectors, and the old ones go with the old text', async () => {
    const shipping = await writePages();
    await embed();
    expect((await found())[0]).toMatch(/^Orders are sent/);
    await write(shipping, 'Shipping', 'A courier brings what you bought.');
    expect(await vectorsBy('first')).toBe(2);
    await writeNew('Post', 'Delivery is by post only.');
    await embed();
    expect((await found())[0]).toBe('Delivery is by post only.');
    expect(await vectorsBy('first')).toBe(4);
    await services.pool.query('delete from document where agent_id = $1', [agentId]);
    const { rows } = await services.pool.query('select 1 from passage_vector where document_id = $1', [
      shipping,
    ]);
    expect(rows).toEqual([]);
  });

  it('in a language that the model does not know stay with their words', async () => {
    await writeNew('Versand', 'Bestellungen werden bis Mittag verschickt.', 'de');
    await writeNew('Shipping', 'Orders are sent by noon.');
    await embed();
    expect(await vectorsBy('first')).toBe(1);
    expect((await readSource()).meaning).toEqual({ done: 1, total: 1 });
    expect(model.embedded.join()).not.toMatch('Bestellungen');
  });
});

describe('an interrupted run', () => {
  it('goes on where it was', async () => {
    await writePages();
    const stopping = new AbortController();
    const embedTexts = model.embedTexts.bind(model);
    model.embedTexts = async (texts, signal) => {
      const vectors = await embedTexts(texts, signal);
      stopping.abort(new Error('The process is stopping.'));
      return vectors;
    };
    await expect(embed(stopping.signal)).rejects.toThrow('The process is stopping.');
    expect(await found()).toEqual([]);
    const { length } = model.embedded;
    model.embedTexts = embedTexts;
    await embed();
    expect((await found())[0]).toMatch(/^Orders are sent/);
    const texts = new Set(model.embedded);
    expect(model.embedded).toHaveLength(texts.size);
    expect(length).toBeLessThan(texts.size);
  });

  it('by a model that does not answer leaves the words, and is found again', async () => {
    await writePages();
    model.isDown = true;
    await embed();
    expect(await found()).toEqual([]);
    expect(await searchPassages(services, { agentId, query: 'Shipping', limit: 1 })).toHaveLength(1);
    model.isDown = false;
    await services.pool.query(`delete from ${jobSchema}.job where name = $1`, [embedPassagesJob]);
    await findUnembedded(services);
    await findUnembedded(services);
    const { rows } = await services.pool.query<{ data: { agentId: string } }>(
      `select data from ${jobSchema}.job where name = $1 and data->>'agentId' = $2`,
      [embedPassagesJob, agentId],
    );
    expect(rows).toHaveLength(1);
    await embed();
    model.isDown = true;
    // Made, but the question's own vector does not come.
    expect(await found()).toEqual([]);
    model.isDown = false;
    expect((await found())[0]).toMatch(/^Orders are sent/);
  });
});

describe('a change of the model', () => {
  it('compares by the old one until all vectors of the new are there, then deletes the old', async () => {
    const shipping = await writePages();
    await embed();
    const second = createFakeEmbeddingModel('second', []);
    services = { ...services, embeddingModels: fakeEmbeddingModels(second, model) };
    expect((await found())[0]).toMatch(/^Orders are sent/);
    second.isDown = true;
    await embed();
    expect((await found())[0]).toMatch(/^Orders are sent/);
    expect(await vectorsBy('first')).toBe(3);
    second.isDown = false;
    await embed();
    expect(await vectorsBy('first')).toBe(0);
    expect(await vectorsBy('second')).toBe(3);
    // The new one does not know that a parcel is sent.
    const [best] = await searchPassages(services, { agentId, query: 'noon', limit: 1 });
    expect(best?.ranked.passage.documentId).toBe(shipping);
    expect(best?.ranked.similarity).not.toBeNull();
  });

  it('to one that this installation can no longer ask leaves the words meanwhile', async () => {
    await writePages();
    await embed();
    services = {
      ...services,
      embeddingModels: fakeEmbeddingModels(createFakeEmbeddingModel('second', groups)),
    };
    expect(await found()).toEqual([]);
    await embed();
    expect((await found())[0]).toMatch(/^Orders are sent/);
  });
});
