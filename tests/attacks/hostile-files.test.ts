import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Source } from '#contract/sources/sources.schemas.ts';
import { createDocumentReader } from '#server/adapters/document-reader/create-document-reader.ts';
import { createId } from '#server/database/create-id.ts';
import { trainSource } from '#server/features/sources/training/train-source.ts';
import { addText, createAgent, expectStatus, openChat, signUp, waitUntilTrained } from '#tests/factories.ts';
import { startWebsite, type Website } from '#tests/fakes/website/start-website.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import type { HostileFile } from './corpus/hostile-file.ts';
import { makeHostileFiles } from './corpus/make-hostile-files.ts';

/**
 * Of the corpus of 300, what is small: hostile enough, and read or refused quickly. `bench/hostile.ts` feeds all of it.
 */
const files = makeHostileFiles(300, 20_261_128).filter(({ bytes }) => bytes.length < 60_000);
/** Some kinds of files are made in a row: every so many gives some of each. */
const every = (step: number, first: number) =>
  [...files.entries()].filter(([index]) => index % step === first);
/** One plain sentence or more, with nothing of a program in it. */
const plain = /^[A-Z][^{}<>]*\.$/s;
const ours = /our side|undefined|\[object|Error:|\bat \w+ \(/;

let test: TestServices;
let website: Website;

beforeAll(async () => {
  website = await startWebsite({});
  test = await createTestServices(
    { CRAWL_ALLOW_HOSTS: website.host, DEFAULT_PLAN: 'enterprise' },
    { isWorker: true },
  );
  // Small limits, so that what does not end is over soon; a busy machine needs some time to load a parser.
  const documentReader = createDocumentReader({ timeLimitMs: 3_000, memoryLimitMb: 192 });
  Object.assign(test.services, { documentReader });
});
afterAll(async () => {
  await test.services.documentReader.close();
  await test.close();
  await website.close();
});

const typeOf = ({ fileName }: HostileFile) =>
  fileName.endsWith('.html') ? 'text/html' : 'application/octet-stream';

function expectPlain(what: string, reason: string | null): void {
  expect(reason, what).toMatch(plain);
  expect(reason, what).not.toMatch(ours);
}

/** Chats as another workspace until it is stopped; answers how long each took. */
function chatMeanwhile(agentId: string) {
  const times: number[] = [];
  let isOver = false;
  const chatting = (async () => {
    while (!isOver) {
      const visitor = await openChat(test.app, agentId);
      const beganMs = performance.now();
      await visitor.ask('When do you open?');
      times.push(performance.now() - beganMs);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  })();
  return {
    async stop() {
      isOver = true;
      await chatting;
      return times;
    },
  };
}

describe('hostile files', () => {
  it('as uploads each end with a plain reason or are read, while another workspace chats', async () => {
    const neighbour = await signUp(test.app);
    const neighbourAgent = await createAgent(neighbour);
    await addText(neighbour, neighbourAgent.id, { title: 'Hours', text: 'We open at nine.' });
    const client = await signUp(test.app);
    const agent = await createAgent(client);
    const path = `/api/v1/agents/${agent.id}/sources`;
    const chats = chatMeanwhile(neighbourAgent.id);
    for (const [index, { what, fileName, bytes }] of every(3, 0)) {
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(bytes)]), `${index} ${fileName}`);
      const response = await client.post(path, form);
      expect([201, 400, 413, 415], what).toContain(response.status);
    }
    const { rows } = await waitForAll(agent.id);
    const times = await chats.stop();
    expect(times.length).toBeGreaterThan(0);
    for (const { title, status, error } of rows) {
      const { what } = files[Number.parseInt(title, 10)] ?? { what: title };
      expect(['ready', 'partial', 'failed'], what).toContain(status);
      if (status !== 'ready') expectPlain(what, error);
    }
  }, 400_000);

  it('as pages of a website each end with a plain reason or are read', async () => {
    const pages = every(3, 1);
    for (const [index, file] of files.entries()) {
      website.route(`/file-${index}`, { headers: { 'content-type': typeOf(file) }, body: file.bytes });
    }
    const links = pages.map(([index]) => `<a href="/file-${index}">${index}</a>`).join(' ');
    website.route('/', {
      headers: { 'content-type': 'text/html' },
      body: `<main><p>Words.</p>${links}</main>`,
    });
    website.route('/sitemap.xml', { headers: { 'content-type': 'application/xml' }, body: hostileSitemap() });
    const client = await signUp(test.app);
    const agent = await createAgent(client);
    const body = { kind: 'website', url: website.origin, mode: 'site' };
    const added = await client.post(`/api/v1/agents/${agent.id}/sources`, body);
    await expectStatus<Source>(added, 201);
    await waitForAll(agent.id);
    const { rows } = await test.services.pool.query<{ url: string; status: string; reason: string | null }>(
      'select url, status, reason from document where agent_id = $1',
      [agent.id],
    );
    expect(rows.length).toBeGreaterThan(50);
    for (const { url, status, reason } of rows) {
      expect(['ready', 'skipped', 'failed'], url).toContain(status);
      if (status !== 'ready') expectPlain(url, reason);
    }
  }, 400_000);

  it('as pages to be suggested from are each answered', async () => {
    const client = await signUp(test.app);
    for (const [index, { what }] of every(12, 2)) {
      test.clock.advanceSeconds(60);
      const response = await client.post('/api/v1/site-suggestions', {
        url: `${website.origin}/file-${index}`,
      });
      expect([200, 422], what).toContain(response.status);
      if (response.status === 200) continue;
      const { error } = (await response.json()) as { error: { message: string } };
      expectPlain(what, error.message);
    }
  }, 400_000);

  it('leave a reader that reads', async () => {
    const { documentReader } = test.services;
    const bytes = Buffer.from('# Hours\n\nNine.');
    expect(await documentReader.readDocument({ bytes, fileName: 'x.md' })).toMatchObject({ kind: 'ok' });
  });
});

describe('a document at which the server itself stopped', () => {
  it('is tried once more, and then left out for good', async () => {
    const client = await signUp(test.app);
    const agent = await createAgent(client);
    const form = new FormData();
    form.append('file', new Blob(['Some words.']), 'x.txt');
    const source = await expectStatus<Source>(
      await client.post(`/api/v1/agents/${agent.id}/sources`, form),
      201,
    );
    await waitUntilTrained(client, agent.id, source.id);
    for (const [attempts, status] of [
      [1, 'ready'],
      [2, 'failed'],
    ] as const) {
      // As a server leaves it that is killed while it reads.
      const { rows } = await test.services.pool.query<{ workspace_id: string; run: number }>(
        "update source set status = 'training', run = run + 1 where id = $1 returning workspace_id, run",
        [source.id],
      );
      const { workspace_id: workspaceId = '', run = 0 } = rows[0] ?? {};
      await test.services.pool.query('delete from document where source_id = $1', [source.id]);
      await test.services.pool.query(
        `insert into document (id, workspace_id, agent_id, source_id, address, title, status, seen_in_run, read_attempts)
         values ($1, $2, $3, $4, 'file', 'x.txt', 'training', $5, $6)`,
        [createId('doc'), workspaceId, agent.id, source.id, run, attempts],
      );
      await trainSource(
        test.services,
        { workspaceId, sourceId: source.id, run },
        new AbortController().signal,
      );
      const trained = await waitUntilTrained(client, agent.id, source.id);
      expect(trained.status).toBe(status);
      if (status === 'failed') expect(trained.error).toContain('stopped twice');
    }
  });
});

async function waitForAll(agentId: string) {
  for (;;) {
    const result = await test.services.pool.query<{ title: string; status: string; error: string | null }>(
      'select title, status, error from source where agent_id = $1',
      [agentId],
    );
    if (!result.rows.some(({ status }) => status === 'queued' || status === 'training')) return result;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Entities, depth and count at once. */
function hostileSitemap(): string {
  const entries = Array.from({ length: 60_000 }, (_, index) => `<url><loc>${index}</loc></url>`).join('');
  return `<!DOCTYPE s [<!ENTITY a "&b;&b;"><!ENTITY b "&a;&a;">]><urlset>${'<a>'.repeat(50_000)}&a;${entries}`;
}
