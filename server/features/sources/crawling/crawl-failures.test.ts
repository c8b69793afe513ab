import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGuardedFetcher } from '#server/adapters/page-fetcher/create-guarded-fetcher.ts';
import type { Services } from '#server/context.ts';
import { giveUpTraining } from '#server/features/sources/training/give-up-training.ts';
import { trainSource } from '#server/features/sources/training/train-source.ts';
import { expectStatus, waitUntilTrained } from '#tests/factories.ts';
import type { WebsiteRoutes } from '#tests/fakes/website/start-website.ts';
import {
  add,
  type CrawlStage,
  chain,
  createCrawlStage,
  found,
  page,
  pagesOf,
  statusesOf,
} from './fixtures/crawl-stage.ts';

let stage: CrawlStage;
beforeAll(async () => {
  stage = await createCrawlStage(12, { isWorker: false });
});
afterAll(() => stage.close());

describe('a crawl that meets failures', () => {
  async function addWebsite(routes: WebsiteRoutes) {
    const scene = await stage.open(routes);
    const { id } = await add(scene);
    const { rows } = await stage.test.services.pool.query<{ workspace_id: string }>(
      'select workspace_id from source where id = $1',
      [id],
    );
    return { scene, job: { workspaceId: rows[0]?.workspace_id ?? '', sourceId: id, run: 1 } };
  }
  const { signal } = new AbortController();

  it('ends partial when a page never answers', async () => {
    const { scene, job } = await addWebsite(chain(5));
    const { services } = stage.test;
    const pageFetcher: Services['pageFetcher'] = {
      ...services.pageFetcher,
      fetchPage: async (request) =>
        request.url.endsWith('/page-2') ? { kind: 'timed-out' } : services.pageFetcher.fetchPage(request),
    };
    await trainSource({ ...services, pageFetcher }, job, signal);
    const source = await waitUntilTrained(scene.client, scene.agentId, job.sourceId);
    expect(source).toMatchObject({ status: 'partial', progress: { done: 4, failed: 1, total: 5 } });
    expect((await pagesOf(scene, job.sourceId))['/page-2']?.reason).toContain('too long to answer');
  });

  /** As a website that limits its visitors: `isBusy` by path asks to be left alone for an hour. */
  const asking = (count: number, isBusy: (path: string) => boolean): WebsiteRoutes => ({
    ...Object.fromEntries(
      Object.entries(chain(count)).map(([path, body]) => [
        path,
        isBusy(path) ? { status: 429, headers: { 'retry-after': '3600' }, body: 'Slow down' } : body,
      ]),
    ),
  });

  it('leaves one page alone that asks for it, and reads the others, for everybody', async () => {
    const { scene, job } = await addWebsite(asking(6, (path) => path === '/page-2'));
    await trainSource(stage.test.services, job, signal);
    const source = await waitUntilTrained(scene.client, scene.agentId, job.sourceId);
    expect(source).toMatchObject({ status: 'partial', progress: { done: 5, failed: 1, total: 6 } });
    const reason = (await pagesOf(scene, job.sourceId))['/page-2']?.reason;
    expect(reason).toMatch(/asked our crawler to wait until \d+ [A-Z][a-z]+, \d\d:\d\d UTC \(429\)/);
    const { body } = await stage.test.services.pageFetcher
      .fetchPage({ url: `${scene.site.origin}/page-3`, signal: AbortSignal.timeout(5_000) })
      .then((result) => (result.kind === 'ok' ? result : { body: null }));
    expect(body).not.toBeNull();
  });

  it('ends early at a website that asks everywhere to be left alone, and says until when', async () => {
    const links = Array.from({ length: 40 }, (_, number) => `/page-${number + 1}`);
    const { scene, job } = await addWebsite({
      ...asking(41, (path) => path !== '/'),
      '/': page('Home', 'All begins here.', links),
    });
    let now = 0;
    const pageFetcher = createGuardedFetcher({
      userAgent: 'ParleyBot/1.0',
      allowedHosts: [scene.site.host],
      pace: {
        gapMs: 0,
        now: () => now,
        sleep: async (milliseconds) => {
          now += milliseconds;
        },
      },
    });
    await trainSource({ ...stage.test.services, pageFetcher }, job, signal);
    await pageFetcher.close();
    const source = await waitUntilTrained(scene.client, scene.agentId, job.sourceId);
    expect(source.status).toBe('partial');
    expect(source.error).toMatch(
      /^The website asked our crawler to wait until .* UTC \(429\)\. Train this source again/,
    );
    expect(scene.site.requests.length).toBeLessThan(15);
    expect(now).toBeLessThan(5 * 60_000);
    expect(await found(scene, 'begins')).toHaveLength(1);
  });

  it('fails at a website that does not even show its robots.txt, and says until when', async () => {
    const { scene, job } = await addWebsite({
      ...asking(2, () => true),
      '/robots.txt': { status: 429, headers: { 'retry-after': '3600' }, body: 'Slow down' },
    });
    await trainSource(stage.test.services, job, signal);
    const source = await waitUntilTrained(scene.client, scene.agentId, job.sourceId);
    expect(source.status).toBe('failed');
    expect(source.error).toContain('asked our crawler to wait until');
  });

  it('says so when no attempt succeeds, and keeps what was read', async () => {
    const { scene, job } = await addWebsite(chain(5));
    const broken: Services['documentReader'] = {
      ...stage.test.services.documentReader,
      readDocument: (given) =>
        given.url?.endsWith('/page-3')
          ? Promise.reject(new Error('out of order'))
          : stage.test.services.documentReader.readDocument(given),
    };
    const failing: Services = { ...stage.test.services, documentReader: broken };
    await expect(trainSource(failing, job, signal)).rejects.toThrow('out of order');
    await giveUpTraining(failing, job);
    const source = await waitUntilTrained(scene.client, scene.agentId, job.sourceId);
    expect(source.status).toBe('partial');
    expect(source.error).toContain('Train this source again');
    expect(await found(scene, 'word0')).toHaveLength(1);
  });

  it('leaves nothing and nobody waiting when its source is deleted midway', async () => {
    const { scene, job } = await addWebsite(chain(8));
    const { services } = stage.test;
    const deleting: Services = {
      ...services,
      documentReader: {
        ...services.documentReader,
        async readDocument(given) {
          if (given.url?.endsWith('/page-3')) {
            await scene.client.delete(`/api/v1/agents/${scene.agentId}/sources/${job.sourceId}`);
          }
          return services.documentReader.readDocument(given);
        },
      },
    };
    await trainSource(deleting, job, signal);
    const { rows } = await services.pool.query('select 1 from document where source_id = $1', [job.sourceId]);
    expect(rows).toEqual([]);
    expect(await found(scene, 'word0')).toEqual([]);
  });

  it('keeps the text of the page that is being read when it is stopped', async () => {
    const { scene, job } = await addWebsite(chain(4));
    const { services } = stage.test;
    await trainSource(services, job, signal);
    const path = `/api/v1/agents/${scene.agentId}/sources/${job.sourceId}`;
    await expectStatus(await scene.client.post(`${path}/retrain`), 200);
    scene.site.route('/page-2', page('Page 2', 'Now it is another word.'));
    const stopping: Services = {
      ...services,
      documentReader: {
        ...services.documentReader,
        async readDocument(given) {
          const read = await services.documentReader.readDocument(given);
          if (given.url?.endsWith('/page-2')) await scene.client.post(`${path}/cancel`);
          return read;
        },
      },
    };
    await trainSource(stopping, { ...job, run: 2 }, signal);
    expect(statusesOf(await pagesOf(scene, job.sourceId))['/page-2']).toBe('ready');
    expect(await found(scene, 'word2')).toHaveLength(1);
  });

  it('goes on after a crash where it was: no page twice, none lost', async () => {
    const { scene, job } = await addWebsite(chain(30));
    const { services } = stage.test;
    const { sourceId: id } = job;
    const dying: Services = {
      ...services,
      documentReader: {
        ...services.documentReader,
        readDocument(given) {
          // After this, nothing is written any more, as when the process is killed.
          if (given.url?.endsWith('/page-12')) return Promise.reject(new Error('killed'));
          return services.documentReader.readDocument(given);
        },
      },
    };
    await expect(trainSource(dying, job, signal)).rejects.toThrow('killed');
    const before = new Set(scene.site.requests.map((request) => request.path));
    expect(before.size).toBeLessThan(20);
    scene.site.requests.length = 0;
    await trainSource(services, job, signal);
    const again = scene.site.requests.filter(({ path }) => before.has(path) && path.startsWith('/page'));
    expect(again.length).toBeLessThanOrEqual(2);
    const source = await waitUntilTrained(scene.client, scene.agentId, id);
    expect(source).toMatchObject({ status: 'ready', progress: { done: 30, failed: 0, total: 30 } });
    const pages = await pagesOf(scene, id);
    expect(Object.keys(pages)).toHaveLength(30);
    for (const number of [0, 11, 12, 13, 29]) expect(await found(scene, `word${number}`)).toHaveLength(1);
  });
});

describe('a crawl that was killed', () => {
  const otherLinks = (count: number): [path: string, links: string[]][] =>
    Array.from({ length: count }, (_, number) => [
      [number === 0 ? '/' : `/page-${number}`, [`/other-${number + 1}`, `/other-${number + 2}`]] as [
        string,
        string[],
      ],
      [`/other-${number}`, [`/other-${number + 1}`]] as [string, string[]],
    ]).flat();

  it.each([
    ['enterprise', 'before its state was stored', '/'],
    ['enterprise', 'long after its state was stored', '/page-4'],
    ['free', 'long after its state was stored', '/page-2'],
  ])('on the plan %s, %s, keeps to its limits of pages', async (plan, _, storedAt) => {
    const scene = await stage.open(chain(40), { plan });
    const { id } = await add(scene, { maxPages: 15 });
    const limit = plan === 'free' ? 5 : 15;
    const { services } = stage.test;
    const stateOf = async () => {
      const { rows } = await services.pool.query<{ workspace_id: string; crawl_state: object | null }>(
        'select workspace_id, crawl_state from source where id = $1',
        [id],
      );
      return rows[0];
    };
    let stored: object | null = null;
    const dying: Services = {
      ...services,
      documentReader: {
        ...services.documentReader,
        async readDocument(given) {
          const path = new URL(given.url ?? '').pathname;
          if (path === storedAt) stored = (await stateOf())?.crawl_state ?? null;
          if (path === `/page-${limit - 1}`) throw new Error('killed');
          return services.documentReader.readDocument(given);
        },
      },
    };
    const job = { workspaceId: (await stateOf())?.workspace_id ?? '', sourceId: id, run: 1 };
    const { signal } = new AbortController();
    await expect(trainSource(dying, job, signal)).rejects.toThrow('killed');
    expect(stored === null).toBe(storedAt === '/');
    await services.pool.query('update source set crawl_state = $2 where id = $1', [id, stored]);
    // The website links to other pages now, so that no link leads to those that were read.
    for (const [path, links] of otherLinks(40)) {
      scene.site.route(path, page(`Now ${path}`, `Other words on ${path}.`, links));
    }
    await trainSource(services, job, signal);
    const source = await waitUntilTrained(scene.client, scene.agentId, id);
    expect(source.progress).toEqual({ done: limit, failed: 0, total: limit });
    expect(source.status).toBe(plan === 'free' ? 'partial' : 'ready');
    const statuses = Object.values(await pagesOf(scene, id)).map((each) => each.status);
    expect(statuses.filter((status) => status === 'ready')).toHaveLength(limit);
  });
});
