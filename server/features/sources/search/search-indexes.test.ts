import type { Pool, QueryConfig } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Services } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { indexPassages } from '#server/features/sources/training/index-passages.ts';
import { createAgent, signUp } from '#tests/factories.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import { createSearchIndexes } from './create-search-indexes.ts';
import { searchPassages } from './search-passages.ts';

let test: TestServices;
let agentId: string;
let sourceId: string;
let workspaceId: string;

beforeAll(async () => {
  test = await createTestServices();
});
afterAll(() => test.close());
beforeEach(async () => {
  agentId = (await createAgent(await signUp(test.app))).id;
  sourceId = createId('src');
  const { rows } = await test.services.pool.query<{ workspace_id: string }>(
    `insert into source (id, workspace_id, agent_id, kind, title, config, status)
     select $1, workspace_id, id, 'website', 'site', '{"kind":"website"}', 'training' from agent where id = $2
     returning workspace_id`,
    [sourceId, agentId],
  );
  workspaceId = rows[0]?.workspace_id ?? '';
});

async function newDocument(address: string): Promise<string> {
  const id = createId('doc');
  await test.services.pool.query(
    `insert into document (id, workspace_id, agent_id, source_id, address, title, status)
     values ($1, $2, $3, $4, $5, $5, 'training')`,
    [id, workspaceId, agentId, sourceId, address],
  );
  return id;
}

function write(documentId: string, text: string, run = 1) {
  const ctx = {
    ...test.services,
    workspace: { id: workspaceId, plan: 'enterprise' as const, addOns: {} },
    actor: { kind: 'system' as const },
  };
  return indexPassages(ctx, {
    agentId,
    sourceId,
    run,
    documentId,
    document: { title: documentId, language: 'en', blocks: [{ kind: 'paragraph', text }] },
    isApproved: false,
    url: `https://example.com/${documentId}`,
    contentHash: null,
    page: null,
  });
}
const remove = async (documentId: string) => {
  await test.services.pool.query('delete from document where id = $1', [documentId]);
  await test.services.pool.query('update agent set index_version = index_version + 1 where id = $1', [
    agentId,
  ]);
};
const ranking = async (services: Services, query: string) =>
  (await searchPassages(services, { agentId, query, limit: 10 })).map(({ ranked, url }) => ({
    id: ranked.passage.id,
    url,
    score: ranked.score.toFixed(9),
  }));

describe('an index in memory', () => {
  it('that is patched answers as one that is built again', async () => {
    const words = ['wheel', 'frame', 'saddle', 'chain', 'bell'];
    const ids: string[] = [];
    for (let number = 0; number < 30; number++) {
      const id = await newDocument(`/page-${number}`);
      ids.push(id);
      await write(
        id,
        `The ${words[number % 5]} of series ${number} costs ${number} euros. It has a ${words[(number * 3) % 5]}.`,
      );
      if (number % 4 === 0) await searchPassages(test.services, { agentId, query: 'wheel', limit: 1 });
      if (number % 7 === 3) await remove(ids[number - 2] ?? '');
      if (number % 6 === 5)
        await write(ids[number] ?? '', `The new ${words[number % 5]} of series ${number} is red.`);
    }
    for (const query of ['wheel', 'new saddle', 'series 17', 'red bell costs']) {
      const fresh: Services = { ...test.services, searchIndexes: createSearchIndexes() };
      const rebuilt = await ranking(fresh, query);
      expect(rebuilt.length).toBeGreaterThan(0);
      expect(await ranking(test.services, query)).toEqual(rebuilt);
    }
  });

  it('holds every document that came at once, short or long, whatever the planner knew before', async () => {
    await write(await newDocument('/before'), 'The wheel is round.');
    await test.services.pool.query('analyze document, passage');
    await test.services.pool.query(
      `insert into document (id, workspace_id, agent_id, source_id, address, title, status, live_version, characters)
       select $3 || n, $1, $2, $3, 'bulk-' || n, 'Bulk', 'ready', 1, case when n % 100 = 0 then 400000 else 20 end
       from generate_series(1, 1200) n`,
      [workspaceId, agentId, sourceId],
    );
    await test.services.pool.query(
      `insert into passage (document_id, version, position, heading_path, text, language, sentence_offsets, terms)
       select $1 || n, 1, 0, '{}', 'Spoke ' || n || '.', 'en', '{0}', array['spoke', n::text] from generate_series(1, 1200) n`,
      [sourceId],
    );
    await test.services.pool.query('update agent set index_version = index_version + 1 where id = $1', [
      agentId,
    ]);
    const { documents } = await test.services.searchIndexes.forAgent(test.services, agentId);
    expect(documents.size).toBe(1_201);
    for (const number of [1, 600, 1_200]) {
      expect((await ranking(test.services, `spoke ${number}`))[0]?.id).toBe(`${sourceId}${number}:1:0`);
    }
  });

  it('is built once for all who ask at once', async () => {
    await write(await newDocument('/a'), 'The wheel is round.');
    let connections = 0;
    const searchIndexes = createSearchIndexes();
    const pool = {
      query: (query: QueryConfig) => test.services.pool.query(query),
      connect: () => {
        connections += 1;
        return test.services.pool.connect();
      },
    } as unknown as Pool;
    const services: Services = { ...test.services, pool, searchIndexes };
    const all = await Promise.all(Array.from({ length: 8 }, () => ranking(services, 'wheel')));
    expect(new Set(all.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(all[0]).toHaveLength(1);
    expect(connections).toBe(1);
  });

  it('keeps to its size: the one that was not used for longest is dropped, and read again when needed', async () => {
    await write(await newDocument('/a'), 'The wheel is round. '.repeat(200));
    const other = await createAgent(await signUp(test.app));
    const searchIndexes = createSearchIndexes({ maximumBytes: 1 });
    const services: Services = { ...test.services, searchIndexes };
    expect(await ranking(services, 'wheel')).not.toEqual([]);
    const full = searchIndexes.sizeBytes();
    await searchPassages(services, { agentId: other.id, query: 'wheel', limit: 1 });
    expect(searchIndexes.sizeBytes()).toBeLessThan(full);
    expect(await ranking(services, 'wheel')).not.toEqual([]);
  });

  it('of an agent that does not exist is empty', async () => {
    expect(await searchPassages(test.services, { agentId: 'agt_none', query: 'wheel', limit: 3 })).toEqual(
      [],
    );
  });
});

describe('writing passages', () => {
  it('does nothing for a run that is over, nor for a document that is gone', async () => {
    const id = await newDocument('/a');
    await test.services.pool.query('update source set run = 2 where id = $1', [sourceId]);
    expect(await write(id, 'Too late.')).toBe('stale');
    await remove(id);
    expect(await write(id, 'Gone.', 2)).toBe('stale');
    expect(await ranking(test.services, 'late')).toEqual([]);
  });

  it('of one document by two at once leaves one of both, whole', async () => {
    const id = await newDocument('/a');
    await Promise.all([write(id, 'Apples are red.'), write(id, 'Pears are green.')]);
    const { rows } = await test.services.pool.query(
      `select text from passage join document on document.id = document_id and version = live_version where id = $1`,
      [id],
    );
    expect(rows).toHaveLength(1);
    const all = await test.services.pool.query('select 1 from passage where document_id = $1', [id]);
    expect(all.rows).toHaveLength(1);
  });
});
