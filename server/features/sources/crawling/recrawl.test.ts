import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Crawl, PageChange } from '#contract/crawls/crawls.schemas.ts';
import type { Source } from '#contract/sources/sources.schemas.ts';
import type { Services } from '#server/context.ts';
import { page } from '#server/features/sources/crawling/fixtures/crawl-stage.ts';
import {
  createRecrawlStage,
  gone,
  names,
  paths,
  type RecrawlStage,
  shop,
} from '#server/features/sources/crawling/fixtures/recrawl-stage.ts';
import { expectStatus } from '#tests/factories.ts';
import type { WebsiteRoutes } from '#tests/fakes/website/start-website.ts';

let stage: RecrawlStage;
beforeAll(async () => {
  stage = await createRecrawlStage();
});
afterAll(() => stage.close());
beforeEach(() => stage.begin());

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
    await stage.first(shop());
    expect(await stage.answering()).toEqual(all);
    for (const [changes, expected] of crawls) {
      await stage.again(changes);
      expect(await stage.answering()).toEqual(expected);
    }
  });

  it('keeps the pages linked by one that cannot be read, and still fetches them', async () => {
    const hub = { '/': page('Home', 'All begins here.', ['/hub']), '/hub': page('Hub', 'Many.', paths) };
    await stage.first(shop(hub));
    for (const route of [{ status: 500 }, gone, { status: 500 }]) {
      await stage.again({ '/hub': route });
      expect(await stage.answering()).toEqual(all);
      expect(stage.site.requests.map((request) => request.path)).toEqual(expect.arrayContaining(paths));
    }
  });

  it('drops what its owner leaves out, also while something cannot be read', async () => {
    await stage.first(shop());
    await expectStatus(await stage.client.patch(stage.path, { exclude: ['/t*'] }), 200);
    expect(await stage.answering()).toEqual(all);
    await stage.again({ '/': { status: 500 } });
    expect(await stage.answering()).toEqual(without('two', 'three'));
    const { changes } = await stage.lastCrawl();
    expect(changes['/two']).toMatchObject({
      kind: 'gone',
      reason: 'The settings of this source exclude this page.',
    });
  });

  it('indexes no unchanged page again', async () => {
    await stage.first(shop());
    const before = await stage.pages();
    await stage.again();
    expect(stage.parsed).toEqual([]);
    const after = await stage.pages();
    for (const address of paths) {
      expect(after[address]).toMatchObject({ readAt: before[address]?.readAt });
      expect(after[address]?.checkedAt).not.toBe(before[address]?.checkedAt);
    }
    const { crawl, changes } = await stage.lastCrawl();
    expect(crawl).toMatchObject({
      cause: 'owner',
      outcome: 'ready',
      pages: { checked: 6, unchanged: 6, added: 0, changed: 0, gone: 0 },
    });
    expect(crawl.bytesFetched).toBeGreaterThan(0);
    expect(changes).toEqual({});
  });

  it('indexes a change of one character, and parses only what has changed', async () => {
    await stage.first(shop({ '/one': page('one', 'It costs $30.') }));
    await stage.again({ '/one': page('one', 'It costs €30.') });
    expect(stage.parsed).toEqual(['/one']);
    expect(await stage.found('€30')).toBe(true);
    expect(await stage.found('$30')).toBe(false);
  });

  it('reads again all that an older version has read', async () => {
    await stage.first(shop());
    await stage.services.pool.query('update document set reading_version = 0 where source_id = $1', [
      stage.sourceId,
    ]);
    await stage.again();
    expect(stage.parsed.sort()).toEqual(['/', ...paths].sort());
    expect((await stage.lastCrawl()).changes).toEqual({});
  });

  it('says what has changed, with the words before and after', async () => {
    await stage.first(shop());
    await stage.again({
      '/': page('Home', 'All begins here.', [...paths, '/six']),
      '/one': page('one', 'The secret is wordsix.'),
      '/two': { status: 410 },
      '/six': page('six', 'A new page.'),
    });
    const { crawl, changes } = await stage.lastCrawl();
    expect(crawl.pages).toEqual({ checked: 7, unchanged: 4, added: 1, changed: 1, gone: 1 });
    expect(Object.keys(changes).sort()).toEqual(['/one', '/six', '/two']);
    expect(changes['/one']).toMatchObject({ kind: 'changed', removed: 1, added: 1 });
    expect(changes['/two']).toMatchObject({
      kind: 'gone',
      reason: 'The website says that this page was removed (410).',
    });
    const compare = async (address: string) => {
      const { id } = changes[address] as PageChange;
      const answer = await stage.client.get(`${stage.path}/crawls/${crawl.run}/changes/${id}`);
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

  it('renders a page that needs JavaScript each time, if a browser is available', async () => {
    await stage.first(
      shop({
        '/one': {
          headers: { etag: '"same"', 'content-type': 'text/html' },
          body: '<!doctype html><title>App</title><body><div id="root"></div><script src="/app.js"></script>',
        },
        '/app.js': { headers: { 'content-type': 'text/javascript' }, body: 'draw()' },
      }),
    );
    expect((await stage.pages())['/one']?.reason).toContain('only with JavaScript');
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
      await expectStatus(await stage.client.post(`${stage.path}/retrain`), 200);
      await stage.run({ ...stage.services, pageRenderer });
    };
    await drawAgain();
    expect(await stage.found('wordone')).toBe(true);
    expect(fetched).toEqual(['draw()', undefined]);
    // What the website sends is the same to the byte, and what it shows is not.
    said = 'wordelse';
    await drawAgain();
    expect([await stage.found('wordone'), await stage.found('wordelse')]).toEqual([false, true]);
  });

  it('keeps the changes of the last ten crawls', async () => {
    await stage.first(shop());
    for (let crawl = 0; crawl < 11; crawl++) {
      await stage.again({ '/one': page('one', `Text number ${crawl}.`) });
    }
    const { data } = await expectStatus<{ data: Crawl[] }>(
      await stage.client.get(`${stage.path}/crawls`),
      200,
    );
    expect(data.map((each) => each.run)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
    const { rows } = await stage.services.pool.query('select 1 from page_change where source_id = $1', [
      stage.sourceId,
    ]);
    expect(rows).toHaveLength(10);
  });

  it('ends with the same result, wherever it is killed', async () => {
    await stage.first(shop());
    const changed = {
      '/one': page('one', 'Now wordsix.'),
      '/two': gone,
      '/five': page('five', 'Now wordten.'),
    };
    stage.serve(changed);
    await expectStatus(await stage.client.post(`${stage.path}/retrain`), 200);
    const { pageFetcher } = stage.services;
    for (let steps = 1; steps < 8; steps++) {
      let left = steps;
      const dying: Services = {
        ...stage.services,
        pageFetcher: {
          ...pageFetcher,
          fetchPage: (request) => {
            left -= 1;
            return left < 0 ? Promise.reject(new Error('killed')) : pageFetcher.fetchPage(request);
          },
        },
      };
      await stage.run(dying).catch(() => undefined);
      // As if it had died before its state was stored.
      await stage.services.pool.query('update source set crawl_state = null where id = $1 and status = $2', [
        stage.sourceId,
        'training',
      ]);
      // Half of a crawl never answers with half of a page, and drops nothing.
      expect(await stage.found('wordtwo')).toBe(true);
      expect((await stage.found('wordone')) !== (await stage.found('wordsix'))).toBe(true);
    }
    await stage.run();
    expect(await stage.sourceNow()).toMatchObject({ status: 'partial', error: '1 page could not be read.' });
    expect(await stage.answering()).toEqual(['two', 'three', 'four']);
    const { crawl } = await stage.lastCrawl();
    expect(crawl.pages).toMatchObject({ added: 0, changed: 2, gone: 0 });
  });
});

describe('the settings of a website', () => {
  it('are stored for its next crawl, with a preview of what they match', async () => {
    await stage.first(shop(), { exclude: ['/five'] });
    const match = await stage.client.post(`${stage.path}/pages/match`, {
      include: ['/t*', '/f*'],
      exclude: ['/two'],
    });
    const origin = stage.site.origin;
    expect(await expectStatus(match, 200)).toEqual({
      known: 6,
      kept: 3,
      examples: {
        kept: [`${origin}/five`, `${origin}/four`, `${origin}/three`],
        leftOut: [`${origin}/`, `${origin}/one`, `${origin}/two`],
      },
    });
    const settings = { include: ['/t*'], exclude: [], mode: 'site', maxPages: 40, schedule: 'weekly' };
    const changed = await expectStatus<Source>(await stage.client.patch(stage.path, settings), 200);
    expect(changed).toMatchObject({ status: 'ready', schedule: 'weekly' });
    expect(await expectStatus(await stage.client.get(`${stage.path}/content`), 200)).toEqual({
      kind: 'website',
      url: `${origin}/`,
      ...settings,
    });
    await stage.again();
    expect(await stage.answering()).toEqual(['two', 'three']);
  });

  it('are refused when they are not valid', async () => {
    await stage.first(shop());
    const refusals: [changes: object, status: number][] = [
      [{ text: 'Other words' }, 422],
      [{ question: 'Why?' }, 422],
      [{ schedule: 'hourly' }, 400],
      [{ include: Array.from({ length: 51 }, () => '/a') }, 400],
      [{ url: 'not an address' }, 400],
    ];
    for (const [changes, status] of refusals) {
      expect([changes, (await stage.client.patch(stage.path, changes)).status]).toEqual([changes, status]);
    }
  });
});

describe('an answer that cites a page', () => {
  it('is listed once the page says something else, with what the owner wrote the same', async () => {
    await stage.first(
      shop({
        '/one': page('Prices', 'A front wheel costs 30 euros. A bell costs 9 euros.'),
        '/two': page('Hours', 'The workshop opens at nine on Mondays.'),
      }),
    );
    const ask = async (message: string) => {
      const answer = await stage.client.post(`/api/v1/agents/${stage.agentId}/chat`, { message });
      return (await expectStatus<{ id: string; metadata: { conversationId: string } }>(answer, 200)).metadata;
    };
    const wheel = await ask('What does a front wheel cost?');
    await ask('When does the workshop open on Mondays?');
    const qa = {
      kind: 'qa',
      question: 'How much is a wheel?',
      answer: 'Sure. A front wheel costs 30 euros.',
    };
    const own = await expectStatus<Source>(
      await stage.client.post(`/api/v1/agents/${stage.agentId}/sources`, qa),
      201,
    );
    await stage.again({ '/one': page('Prices', 'A front wheel costs 35 euros. A bell costs 9 euros.') });
    const { crawl } = await stage.lastCrawl();
    const touched = await stage.client.get(`${stage.path}/crawls/${crawl.run}/touched`);
    const url = `${stage.site.origin}/one`;
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
