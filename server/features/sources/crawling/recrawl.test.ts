import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Crawl, PageChange, Source, SourcePage } from '#contract/sources/sources.schemas.ts';
import type { Services } from '#server/context.ts';
import { queueDueCrawls } from '#server/features/sources/schedule/queue-due-crawls.ts';
import { searchPassages } from '#server/features/sources/search/search-passages.ts';
import { trainSource } from '#server/features/sources/training/train-source.ts';
import { type Client, createAgent, expectStatus, signUp } from '#tests/factories.ts';
import { startWebsite, type Website, type WebsiteRoutes } from '#tests/fakes/website/start-website.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import { page } from './fixtures/crawl-stage.ts';

/** Without a worker: the tests run the jobs, so that they know when. */
let test: TestServices;
let site: Website;
let client: Client;
let agentId: string;
let path: string;
let sourceId: string;
/** Pages whose text was taken out of their markup. */
let parsed: string[] = [];

beforeAll(async () => {
  site = await startWebsite({});
  test = await createTestServices({ CRAWL_ALLOW_HOSTS: site.host, DEFAULT_PLAN: 'enterprise' });
  const { documentReader } = test.services;
  test.services.documentReader = {
    ...documentReader,
    readDocument(given) {
      parsed.push(new URL(given.url ?? '').pathname);
      return documentReader.readDocument(given);
    },
  };
  client = await signUp(test.app);
});
afterAll(async () => {
  await test.close();
  await site.close();
});
beforeEach(async () => {
  agentId = (await createAgent(client)).id;
});

const gone: WebsiteRoutes[string] = { status: 404, body: '<h1>Not found</h1>' };
const { signal } = new AbortController();

const names = ['one', 'two', 'three', 'four', 'five'];
const paths = names.map((name) => `/${name}`);

/** A start page that links to five others, each with a word of its own. */
function shop(changes: WebsiteRoutes = {}): WebsiteRoutes {
  return {
    '/robots.txt': gone,
    '/sitemap.xml': gone,
    '/': page('Home', 'All begins here.', paths),
    ...Object.fromEntries(names.map((name) => [`/${name}`, page(name, `The secret is word${name}.`)])),
    ...changes,
  };
}

function serve(routes: WebsiteRoutes): void {
  for (const [address, route] of Object.entries(routes)) site.route(address, route);
}

async function run(services: Services = test.services): Promise<void> {
  const { rows } = await services.pool.query<{ workspace_id: string; run: number }>(
    'select workspace_id, run from source where id = $1',
    [sourceId],
  );
  const { workspace_id: workspaceId = '', run = 0 } = rows[0] ?? {};
  await trainSource(services, { workspaceId, sourceId, run }, signal);
}

/** Adds the website as it is and reads it for the first time. */
async function first(routes: WebsiteRoutes, body: object = {}): Promise<Source> {
  serve(routes);
  const added = await client.post(`/api/v1/agents/${agentId}/sources`, {
    kind: 'website',
    url: site.origin,
    ...body,
  });
  sourceId = (await expectStatus<Source>(added, 201)).id;
  path = `/api/v1/agents/${agentId}/sources/${sourceId}`;
  await run();
  return sourceNow();
}

const sourceNow = async () => expectStatus<Source>(await client.get(path), 200);

/** Changes the website, then reads it once more. */
async function again(routes: WebsiteRoutes = {}): Promise<Source> {
  serve(routes);
  parsed = [];
  site.requests.length = 0;
  await expectStatus(await client.post(`${path}/retrain`), 200);
  await run();
  return sourceNow();
}

async function found(word: string): Promise<boolean> {
  const hits = await searchPassages(test.services, { agentId, query: word, limit: 3 });
  return hits.some(({ ranked }) => ranked.passage.text.includes(word));
}
/** The pages whose words still answer. */
async function answering(): Promise<string[]> {
  const known = await Promise.all(names.map((name) => found(`word${name}`)));
  return names.filter((_, at) => known[at]);
}
async function pages(): Promise<Record<string, SourcePage>> {
  const { data } = await expectStatus<{ data: SourcePage[] }>(
    await client.get(`${path}/pages?limit=100`),
    200,
  );
  return Object.fromEntries(data.map((each) => [new URL(each.url ?? '').pathname, each]));
}
async function lastCrawl(): Promise<{ crawl: Crawl; changes: Record<string, PageChange> }> {
  const { data } = await expectStatus<{ data: Crawl[] }>(await client.get(`${path}/crawls`), 200);
  const crawl = data[0] as Crawl;
  const listed = await client.get(`${path}/crawls/${crawl.run}/changes?limit=100`);
  const changes = (await expectStatus<{ data: PageChange[] }>(listed, 200)).data;
  return {
    crawl,
    changes: Object.fromEntries(changes.map((each) => [new URL(each.url ?? '').pathname, each])),
  };
}

describe('a website that is read again', () => {
  const all = names;
  const without = (...left: string[]) => names.filter((name) => !left.includes(name));
  const redirect = (to: string): WebsiteRoutes[string] => ({ status: 302, headers: { location: to } });
  const everywhere = (route: WebsiteRoutes[string]): WebsiteRoutes =>
    Object.fromEntries(paths.map((each) => [each, route]));

  /** What happens to the website crawl by crawl, and whose pages answer after each. */
  const cases: [name: string, ...crawls: [changes: WebsiteRoutes, answering: string[]][]][] = [
    ['drops a page at once that was removed (410)', [{ '/two': { status: 410 } }, without('two')]],
    ['drops a page that is missing twice', [{ '/two': gone }, all], [{}, without('two')]],
    [
      'drops a page that is missing twice with an error between',
      [{ '/two': gone }, all],
      [{ '/two': { status: 500 } }, all],
      [{ '/two': gone }, without('two')],
    ],
    [
      'keeps a page that is missing now and then',
      [{ '/two': gone }, all],
      [shop(), all],
      [{ '/two': gone }, all],
    ],
    [
      'keeps a page that cannot be read, however often',
      [{ '/two': { status: 500 } }, all],
      [{ '/two': { status: 403 } }, all],
      [{ '/two': page('Sign in', '<input type=password>') }, all],
    ],
    ['drops a page that leads to another', [{ '/two': redirect('/one') }, without('two')]],
    [
      'drops a page that asks not to be indexed',
      [
        { '/two': page('two', 'The secret is wordtwo.', [], '<meta name="robots" content="noindex">') },
        without('two'),
      ],
    ],
    [
      'drops a page that nothing links to any more',
      [{ '/': page('Home', 'All begins here.', paths.slice(1)) }, without('one')],
    ],
    [
      'keeps all while every page leads to a notice, and drops them once that lasts',
      [{ ...everywhere(redirect('/notice')), '/notice': page('Notice', 'We are back soon.') }, all],
      [shop(), all],
      [{ ...everywhere(redirect('/notice')), '/notice': page('Notice', 'We are back soon.') }, all],
      [{}, []],
    ],
    [
      'keeps all while robots.txt refuses everything by mistake',
      [{ '/robots.txt': 'User-agent: *\nDisallow: /' }, all],
      [shop(), all],
    ],
    [
      'keeps what is there while the menu is broken',
      [{ '/': page('Home', 'All begins here.') }, all],
      [{}, all],
    ],
    [
      'drops what is neither linked nor there, although that is most of the website',
      [
        { '/': page('Home', 'Only one.', ['/one']), ...everywhere(gone), '/one': shop()['/one'] ?? gone },
        ['one'],
      ],
    ],
    ['keeps all while the start page is missing', [{ '/': gone }, all], [{ '/': { status: 500 } }, all]],
    ['keeps all while the website is down', [{ '/': { status: 503 }, ...everywhere({ status: 503 }) }, all]],
  ];

  it.each(cases)('%s', async (_name, ...crawls) => {
    await first(shop());
    expect(await answering()).toEqual(all);
    for (const [changes, expected] of crawls) {
      await again(changes);
      expect(await answering()).toEqual(expected);
    }
  });

  it('keeps the pages behind one that cannot be read, and asks for them all the same', async () => {
    const hub = { '/': page('Home', 'All begins here.', ['/hub']), '/hub': page('Hub', 'Many.', paths) };
    await first(shop(hub));
    for (const route of [{ status: 500 }, gone, { status: 500 }]) {
      await again({ '/hub': route });
      expect(await answering()).toEqual(all);
      expect(site.requests.map((request) => request.path)).toEqual(expect.arrayContaining(paths));
    }
  });

  it('drops what its owner leaves out, also while something cannot be read', async () => {
    await first(shop());
    await expectStatus(await client.patch(path, { exclude: ['/t*'] }), 200);
    expect(await answering()).toEqual(all);
    await again({ '/': { status: 500 } });
    expect(await answering()).toEqual(without('two', 'three'));
    const { changes } = await lastCrawl();
    expect(changes['/two']).toMatchObject({
      kind: 'gone',
      reason: 'The settings of this source exclude this page.',
    });
  });

  it('takes no page in again that is the same, with or without help of the website', async () => {
    await first(shop());
    const before = await pages();
    await again();
    expect(parsed).toEqual([]);
    const after = await pages();
    for (const address of paths) {
      expect(after[address]).toMatchObject({ readAt: before[address]?.readAt });
      expect(after[address]?.checkedAt).not.toBe(before[address]?.checkedAt);
    }
    const { crawl, changes } = await lastCrawl();
    expect(crawl).toMatchObject({
      cause: 'owner',
      outcome: 'ready',
      pages: { checked: 6, unchanged: 6, added: 0, changed: 0, gone: 0 },
    });
    expect(crawl.bytesFetched).toBeGreaterThan(0);
    expect(changes).toEqual({});
  });

  it('takes in a change of a sign alone, and parses only what has changed', async () => {
    await first(shop({ '/one': page('one', 'It costs $30.') }));
    await again({ '/one': page('one', 'It costs €30.') });
    expect(parsed).toEqual(['/one']);
    expect(await found('€30')).toBe(true);
    expect(await found('$30')).toBe(false);
  });

  it('reads everything again that an older version has read', async () => {
    await first(shop());
    await test.services.pool.query('update document set reading_version = 0 where source_id = $1', [
      sourceId,
    ]);
    await again();
    expect(parsed.sort()).toEqual(['/', ...paths].sort());
    expect((await lastCrawl()).changes).toEqual({});
  });

  it('says what has changed, with the words before and after', async () => {
    await first(shop());
    await again({
      '/': page('Home', 'All begins here.', [...paths, '/six']),
      '/one': page('one', 'The secret is wordsix.'),
      '/two': { status: 410 },
      '/six': page('six', 'A new page.'),
    });
    const { crawl, changes } = await lastCrawl();
    expect(crawl.pages).toEqual({ checked: 7, unchanged: 4, added: 1, changed: 1, gone: 1 });
    expect(Object.keys(changes).sort()).toEqual(['/one', '/six', '/two']);
    expect(changes['/one']).toMatchObject({ kind: 'changed', removed: 1, added: 1 });
    expect(changes['/two']).toMatchObject({
      kind: 'gone',
      reason: 'The website says that this page was removed (410).',
    });
    const compare = async (address: string) => {
      const { id } = changes[address] as PageChange;
      const answer = await client.get(`${path}/crawls/${crawl.run}/changes/${id}`);
      return (await expectStatus<{ lines: object[] }>(answer, 200)).lines;
    };
    expect(await compare('/one')).toContainEqual({
      kind: 'changed',
      parts: [
        { kind: 'same', text: 'The secret is ' },
        { kind: 'removed', text: 'wordone' },
        { kind: 'added', text: 'wordsix' },
        { kind: 'same', text: '.' },
      ],
    });
    expect(await compare('/two')).toContainEqual({
      kind: 'removed',
      parts: [{ kind: 'removed', text: 'The secret is wordtwo.' }],
    });
    expect(await compare('/six')).toEqual([]);
  });

  it('draws a page that needs JavaScript each time, where there is a browser', async () => {
    await first(
      shop({
        '/one': {
          headers: { etag: '"same"', 'content-type': 'text/html' },
          body: '<!doctype html><title>App</title><body><div id="root"></div><script src="/app.js"></script>',
        },
        '/app.js': { headers: { 'content-type': 'text/javascript' }, body: 'draw()' },
      }),
    );
    expect((await pages())['/one']?.reason).toContain('only with JavaScript');
    let said = 'wordone';
    const fetched: (string | undefined)[] = [];
    const pageRenderer: NonNullable<Services['pageRenderer']> = {
      async renderPage({ url, fetchPart }) {
        for (const part of [new URL('/app.js', url).href, 'http://127.0.0.1:9/private']) {
          const body = (await fetchPart(part))?.body;
          fetched.push(body && Buffer.from(body).toString());
        }
        return `<!doctype html><title>App</title><main><p>The secret is ${said}.</p></main>`;
      },
      close: async () => undefined,
    };
    const drawAgain = async () => {
      await expectStatus(await client.post(`${path}/retrain`), 200);
      await run({ ...test.services, pageRenderer });
    };
    await drawAgain();
    expect(await found('wordone')).toBe(true);
    expect(fetched).toEqual(['draw()', undefined]);
    // What the website sends is the same to the byte, and what it shows is not.
    said = 'wordelse';
    await drawAgain();
    expect([await found('wordone'), await found('wordelse')]).toEqual([false, true]);
  });

  it('keeps the changes of the last ten crawls', async () => {
    await first(shop());
    for (let crawl = 0; crawl < 11; crawl++) {
      await again({ '/one': page('one', `Text number ${crawl}.`) });
    }
    const { data } = await expectStatus<{ data: Crawl[] }>(await client.get(`${path}/crawls`), 200);
    expect(data.map((each) => each.run)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
    const { rows } = await test.services.pool.query('select 1 from page_change where source_id = $1', [
      sourceId,
    ]);
    expect(rows).toHaveLength(10);
  });

  it('finds the same whatever kills it on the way', async () => {
    await first(shop());
    const changed = {
      '/one': page('one', 'Now wordsix.'),
      '/two': gone,
      '/five': page('five', 'Now wordten.'),
    };
    serve(changed);
    await expectStatus(await client.post(`${path}/retrain`), 200);
    const { pageFetcher } = test.services;
    for (let steps = 1; steps < 8; steps++) {
      let left = steps;
      const dying: Services = {
        ...test.services,
        pageFetcher: {
          ...pageFetcher,
          fetchPage: (request) => {
            left -= 1;
            return left < 0 ? Promise.reject(new Error('killed')) : pageFetcher.fetchPage(request);
          },
        },
      };
      await run(dying).catch(() => undefined);
      // As if it had died before its state was stored.
      await test.services.pool.query('update source set crawl_state = null where id = $1 and status = $2', [
        sourceId,
        'training',
      ]);
      // Half of a crawl never answers with half of a page, and drops nothing.
      expect(await found('wordtwo')).toBe(true);
      expect((await found('wordone')) !== (await found('wordsix'))).toBe(true);
    }
    await run();
    expect(await sourceNow()).toMatchObject({ status: 'partial', error: '1 page could not be read.' });
    expect(await answering()).toEqual(['two', 'three', 'four']);
    const { crawl } = await lastCrawl();
    expect(crawl.pages).toMatchObject({ added: 0, changed: 2, gone: 0 });
  });
});

describe('the settings of a website', () => {
  it('are stored for its next crawl, with a preview of what they match', async () => {
    await first(shop(), { exclude: ['/five'] });
    const match = await client.post(`${path}/pages/match`, { include: ['/t*', '/f*'], exclude: ['/two'] });
    const origin = site.origin;
    expect(await expectStatus(match, 200)).toEqual({
      known: 6,
      kept: 3,
      examples: {
        kept: [`${origin}/five`, `${origin}/four`, `${origin}/three`],
        leftOut: [`${origin}/`, `${origin}/one`, `${origin}/two`],
      },
    });
    const settings = { include: ['/t*'], exclude: [], mode: 'site', maxPages: 40, schedule: 'weekly' };
    const changed = await expectStatus<Source>(await client.patch(path, settings), 200);
    expect(changed).toMatchObject({ status: 'ready', schedule: 'weekly' });
    expect(await expectStatus(await client.get(`${path}/content`), 200)).toEqual({
      kind: 'website',
      url: `${origin}/`,
      ...settings,
    });
    await again();
    expect(await answering()).toEqual(['two', 'three']);
  });

  it('are refused when they are none', async () => {
    await first(shop());
    const refusals: [changes: object, status: number][] = [
      [{ text: 'Other words' }, 422],
      [{ question: 'Why?' }, 422],
      [{ schedule: 'hourly' }, 400],
      [{ include: Array.from({ length: 51 }, () => '/a') }, 400],
      [{ url: 'not an address' }, 400],
    ];
    for (const [changes, status] of refusals) {
      expect([changes, (await client.patch(path, changes)).status]).toEqual([changes, status]);
    }
  });
});

describe('an answer that rests on a page', () => {
  it('is listed once the page says something else, with what the owner wrote the same', async () => {
    await first(
      shop({
        '/one': page('Prices', 'A front wheel costs 30 euros. A bell costs 9 euros.'),
        '/two': page('Hours', 'The workshop opens at nine on Mondays.'),
      }),
    );
    const ask = async (message: string) => {
      const answer = await client.post(`/api/v1/agents/${agentId}/chat`, { message });
      return (await expectStatus<{ id: string; metadata: { conversationId: string } }>(answer, 200)).metadata;
    };
    const wheel = await ask('What does a front wheel cost?');
    await ask('When does the workshop open on Mondays?');
    const qa = {
      kind: 'qa',
      question: 'How much is a wheel?',
      answer: 'Sure. A front wheel costs 30 euros.',
    };
    const own = await expectStatus<Source>(await client.post(`/api/v1/agents/${agentId}/sources`, qa), 201);
    await again({ '/one': page('Prices', 'A front wheel costs 35 euros. A bell costs 9 euros.') });
    const { crawl } = await lastCrawl();
    const touched = await client.get(`${path}/crawls/${crawl.run}/touched`);
    const url = `${site.origin}/one`;
    expect(await expectStatus(touched, 200)).toEqual({
      answers: [
        {
          conversationId: wheel.conversationId,
          messageId: expect.stringMatching(/^msg_/),
          question: 'What does a front wheel cost?',
          quote: expect.stringContaining('A front wheel costs 30 euros.'),
          url,
          answeredAt: expect.any(String),
        },
      ],
      questions: [
        {
          sourceId: own.id,
          question: qa.question,
          sentence: 'A front wheel costs 30 euros.',
          url,
        },
      ],
    });
  });
});

describe('some pages of a website', () => {
  const idOf = async (address: string) => (await pages())[address]?.id ?? '';
  const post = async (what: string, addresses: string[]) => {
    const pageIds = await Promise.all(addresses.map(idOf));
    return expectStatus<Source>(await client.post(`${path}/pages/${what}`, { pageIds }), 200);
  };

  it('are read again alone, whatever else has changed', async () => {
    await first(shop({ '/one': { status: 500 } }));
    serve({ '/one': page('one', 'The secret is wordone.'), '/two': page('two', 'Now wordsix.') });
    site.requests.length = 0;
    await post('retrain', ['/one', '/three']);
    const refused = await client.post(`${path}/pages/retrain`, { pageIds: [await idOf('/one')] });
    expect(refused.status).toBe(409);
    await run();
    expect(await sourceNow()).toMatchObject({
      status: 'ready',
      error: null,
      progress: { done: 6, failed: 0 },
    });
    expect(await answering()).toEqual(names);
    expect(site.requests.map((request) => request.path).sort()).toEqual(['/one', '/robots.txt', '/three']);
    expect((await lastCrawl()).crawl).toMatchObject({ cause: 'pages', pages: { checked: 2, added: 1 } });
    // The next whole crawl knows what the last one knew, which had no links of the page that failed.
    await again();
    expect(parsed.sort()).toEqual(['/one', '/two']);
    expect(await found('wordsix')).toBe(true);
  });

  it('stop answering when they are removed, stay away, and come back when they are asked for', async () => {
    const hub = { '/': page('Home', 'All begins here.', ['/hub']), '/hub': page('Hub', 'Many.', paths) };
    await first(shop({ ...hub, '/five': { status: 500 } }));
    expect(await sourceNow()).toMatchObject({ status: 'partial', error: '1 page could not be read.' });
    expect(await post('remove', ['/hub', '/two', '/five'])).toMatchObject({ status: 'ready', error: null });
    expect(await answering()).toEqual(['one', 'three', 'four']);
    await again({ '/two': page('two', 'The secret is wordtwo, still.') });
    expect(await answering()).toEqual(['one', 'three', 'four']);
    expect((await pages())['/two']).toMatchObject({
      status: 'skipped',
      reason: 'You removed this page.',
      readAt: null,
    });
    await post('retrain', ['/two']);
    await run();
    expect(await answering()).toEqual(['one', 'two', 'three', 'four']);
    await again();
    expect(await answering()).toEqual(['one', 'two', 'three', 'four']);
  });

  it('that are removed while they are read are not taken in', async () => {
    await first(shop());
    serve({ '/two': page('two', 'The secret is wordtwo, still.') });
    await expectStatus(await client.post(`${path}/retrain`), 200);
    const removing: Services = {
      ...test.services,
      documentReader: {
        ...test.services.documentReader,
        async readDocument(given) {
          const read = await test.services.documentReader.readDocument(given);
          if (given.url?.endsWith('/two')) await post('remove', ['/two']);
          return read;
        },
      },
    };
    await run(removing);
    expect(await answering()).toEqual(['one', 'three', 'four', 'five']);
    expect((await pages())['/two']).toMatchObject({ status: 'skipped', reason: 'You removed this page.' });
  });

  it('are found by their words and shown as they were cut', async () => {
    await first(shop());
    const listed = await client.get(`${path}/pages?q=${encodeURIComponent('wordthree')}`);
    const { data } = await expectStatus<{ data: SourcePage[] }>(listed, 200);
    expect(data.map((each) => each.title)).toEqual(['three']);
    const passages = await client.get(`${path}/pages/${data[0]?.id}/passages?q=WORDTHREE`);
    expect(await expectStatus(passages, 200)).toEqual({
      data: [
        {
          position: 0,
          headingPath: ['three'],
          question: null,
          text: 'The secret is wordthree.',
          language: 'en',
          written: [],
        },
      ],
      pagination: { cursor: null, hasMore: false, total: 1 },
    });
  });
});

describe('a schedule', () => {
  // Earlier sessions are over once the clock has moved.
  beforeEach(async () => {
    client = await signUp(test.app);
    agentId = (await createAgent(client)).id;
  });
  const hour = 3_600;
  const day = 24 * hour;
  const queued = async () => {
    await queueDueCrawls(test.services);
    return (await sourceNow()).status === 'queued';
  };

  it('reads the website again when it is due, and sets the next time', async () => {
    await first(shop(), { schedule: 'daily' });
    expect(await queued()).toBe(false);
    test.clock.advanceSeconds(22 * hour);
    expect(await queued()).toBe(false);
    test.clock.advanceSeconds(3.5 * hour);
    expect(await queued()).toBe(true);
    // Not a second time while the first one waits.
    const { rows: jobs } = await test.services.pool.query(
      "select 1 from jobs.job where data->>'sourceId' = $1 and (data->>'run')::int > 1",
      [sourceId],
    );
    await queueDueCrawls(test.services);
    expect(jobs).toHaveLength(1);
    await run();
    const source = await sourceNow();
    expect(source).toMatchObject({ status: 'ready', schedule: 'daily' });
    const ahead = new Date(source.nextCrawlAt ?? 0).getTime() - test.clock.now().getTime();
    expect(ahead / 1_000).toBeGreaterThan(22 * hour);
    expect(ahead / 1_000).toBeLessThan(26 * hour);
    expect((await lastCrawl()).crawl.cause).toBe('schedule');
    await expectStatus(await client.patch(path, { schedule: 'never' }), 200);
    expect((await sourceNow()).nextCrawlAt).toBeNull();
  });

  it('waits while the agent is paused or its chat sleeps', async () => {
    await first(shop(), { schedule: 'weekly' });
    const { pool } = test.services;
    await pool.query('update source set next_crawl_at = $2 where id = $1', [sourceId, test.clock.now()]);
    const workspace = 'where id = (select workspace_id from agent where id = $1)';
    await client.patch(`/api/v1/agents/${agentId}`, { status: 'paused' });
    expect(await queued()).toBe(false);
    await client.patch(`/api/v1/agents/${agentId}`, { status: 'active' });
    await pool.query(`update workspace set plan = 'free', last_active_at = $2 ${workspace}`, [
      agentId,
      new Date(test.clock.now().getTime() - 8 * day * 1_000),
    ]);
    await queueDueCrawls(test.services);
    const { rows } = await pool.query('select status from source where id = $1', [sourceId]);
    expect(rows).toEqual([{ status: 'ready' }]);
    await pool.query(`update workspace set plan = 'enterprise' ${workspace}`, [agentId]);
    expect(await queued()).toBe(true);
    await run();
  });

  it('takes a few websites of each workspace at a time', async () => {
    const other = await signUp(test.app);
    const ids: string[] = [];
    const add = async (who: Client, agent: string) => {
      const added = await who.post(`/api/v1/agents/${agent}/sources`, { kind: 'website', url: site.origin });
      ids.push((await expectStatus<Source>(added, 201)).id);
    };
    for (let count = 0; count < 5; count++) await add(client, agentId);
    await add(other, (await createAgent(other)).id);
    const { pool, clock } = test.services;
    await pool.query(
      "update source set status = 'ready', schedule = 'daily', next_crawl_at = $2 where id = any($1)",
      [ids, clock.now()],
    );
    await queueDueCrawls(test.services);
    const { rows } = await pool.query<{ id: string }>(
      "select id from source where id = any($1) and status = 'queued' order by id",
      [ids],
    );
    expect(rows.map(({ id }) => id)).toEqual([ids[0], ids[1], ids[5]]);
  });
});
