import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SourcePage } from '#contract/source-pages/source-pages.schemas.ts';
import type { Source } from '#contract/sources/sources.schemas.ts';
import { searchPassages } from '#server/features/sources/search/search-passages.ts';
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
  type Scene,
  statusesOf,
} from './fixtures/crawl-stage.ts';

let stage: CrawlStage;
beforeAll(async () => {
  stage = await createCrawlStage(20, { isWorker: true });
});
afterAll(() => stage.close());

const train = async (scene: Scene, body?: object) =>
  waitUntilTrained(scene.client, scene.agentId, (await add(scene, body)).id);

describe('a website', () => {
  it('is read by its links and answers with the address of each page', async () => {
    const scene = await stage.open();
    const source = await train(scene);
    expect(source).toMatchObject({ status: 'ready', error: null, url: `${scene.site.origin}/` });
    expect(source.progress.failed).toBe(0);
    expect(source.progress.done).toBe(source.progress.total);
    expect(source.progress.done).toBeGreaterThanOrEqual(8);
    const [best] = await searchPassages(scene.test.services, {
      agentId: scene.agentId,
      query: 'return a bicycle',
      limit: 1,
    });
    expect(best?.url).toBe(`${scene.site.origin}/returns`);
  });

  it('answers from its main text before what is around it, and keeps both', async () => {
    const text = 'Our workshop repairs bicycles of every make, and most repairs are done within two days. ';
    const scene = await stage.open({
      '/': `<!doctype html><html lang="en"><title>Workshop</title><body>
        <aside class="sidebar"><p>Ask for a courier: he brings lamps. Closed on Sundays.</p></aside>
        <div class="content"><h1>Workshop</h1>${`<p>${text.repeat(2)}</p>`.repeat(3)}
        <p>The courier brings lamps within a week, and takes old ones back with him if you ask.</p></div></body></html>`,
    });
    await train(scene, { mode: 'page' });
    const [first, second] = await searchPassages(scene.test.services, {
      agentId: scene.agentId,
      query: 'courier lamps',
      limit: 2,
    });
    expect(first?.ranked.passage).toMatchObject({ isBeside: false, headingPath: ['Workshop'] });
    expect(second?.ranked.passage).toMatchObject({ isBeside: true, headingPath: [] });
    expect((await found(scene, 'closed on Sundays')).join('\n')).toContain('Closed on Sundays');
  });

  it('keeps to one page, to patterns, and to a sitemap, as asked', async () => {
    const routes: WebsiteRoutes = {
      ...chain(1),
      '/': page('Home', 'All begins here.', ['/a/one', '/a/tmp/two', '/b/three']),
      '/a/one': page('One', 'Text of one.'),
      '/a/tmp/two': page('Two', 'Text of two.'),
      '/b/three': page('Three', 'Text of three.'),
    };
    const scene = await stage.open((origin) => ({
      ...routes,
      '/map.xml': {
        headers: { 'content-type': 'application/xml' },
        body: `<urlset><url><loc>${origin}/b/three</loc></url></urlset>`,
      },
    }));
    const one = await train(scene, { mode: 'page' });
    expect(Object.keys(await pagesOf(scene, one.id))).toEqual(['/']);
    const some = await train(scene, { include: ['/a/*'], exclude: ['/a/tmp/*'] });
    expect(statusesOf(await pagesOf(scene, some.id))).toEqual({ '/a/one': 'ready' });
    const listed = await train(scene, { mode: 'sitemap', url: `${scene.site.origin}/map.xml` });
    expect(statusesOf(await pagesOf(scene, listed.id))).toEqual({ '/b/three': 'ready' });
  });

  it('ends partial, with a reason for every page that could not be read', async () => {
    const scene = await stage.open({
      '/': page('Home', 'All begins here.', [
        '/gone',
        '/broken',
        '/private',
        '/good',
        '/copy',
        '/noindex',
        '/shell',
      ]),
      '/good': page('Good', 'A good page with its text.'),
      '/copy': page('Good', 'A good page with its text.'),
      '/broken': { status: 500, body: 'secret stack trace' },
      '/private': { status: 401, body: 'who are you' },
      '/noindex': page('Hidden', 'Not for storing.', [], '<meta name="robots" content="noindex">'),
      '/shell': '<!doctype html><title>App</title><body><div id="root"></div><script src="a.js"></script>',
    });
    const source = await train(scene);
    expect(source).toMatchObject({ status: 'partial', error: '4 pages could not be read.' });
    expect(source.progress).toEqual({ done: 2, failed: 4, total: 6 });
    const pages = await pagesOf(scene, source.id);
    const statuses = statusesOf(pages);
    expect([statuses['/good'], statuses['/copy']].sort()).toEqual(['ready', 'skipped']);
    expect(statuses).toMatchObject({
      '/': 'ready',
      '/gone': 'failed',
      '/broken': 'failed',
      '/private': 'failed',
      '/noindex': 'skipped',
      '/shell': 'failed',
    });
    expect(pages['/broken']?.reason).toContain('(500)');
    expect(JSON.stringify(pages)).not.toContain('secret');
    for (const each of Object.values(pages)) expect(each.reason === null).toBe(each.status === 'ready');
  });

  it('skips a kind of page that only fails, and says which', async () => {
    const days = Array.from({ length: 60 }, (_, index) => `/calendar/${index}`);
    const scene = await stage.open({
      '/': page('Home', 'All begins here.', ['/short', '/hidden', ...days, '/about']),
      '/about': page('About', 'We have been here since 1990.'),
      '/short': '<!doctype html><title>Day 50</title><p>Nothing on day 50.</p><script>track()</script>',
      '/hidden': '<!doctype html><meta name="robots" content="noindex"><script src="a.js"></script>',
      ...Object.fromEntries(days.map((day) => [day, { status: 403, body: 'no' }])),
    });
    const source = await train(scene);
    expect(source).toMatchObject({ status: 'partial', progress: { done: 3 } });
    expect(source.progress.failed).toBeLessThanOrEqual(21);
    expect(source.error).toContain('Addresses like /calendar/… were skipped after 20 of them in a row');
    const pages = await pagesOf(scene, source.id);
    expect(statusesOf(pages)).toMatchObject({ '/about': 'ready', '/short': 'ready', '/hidden': 'skipped' });
    expect(pages['/hidden']?.reason).toContain('noindex');
  });

  it('calls files by the names that they are sent with, and says what it left out', async () => {
    const visits = Array.from({ length: 51 }, (_, at) => `/visit?nonce=${at}`);
    const scene = await stage.open({
      '/': page('Home', 'All begins here.', ['/get?file=1', ...visits]),
      '/visit': page('Visit', 'You were here.'),
      '/get': {
        headers: {
          'content-type': 'application/octet-stream',
          'content-disposition': 'attachment; filename="Price list.csv"',
        },
        body: 'Room,Price\n101,80 euros\n102,90 euros\n',
      },
    });
    const source = await train(scene);
    const pages = await pagesOf(scene, source.id);
    expect(pages['/get']).toMatchObject({ status: 'ready', title: 'Price list' });
    expect(source).toMatchObject({ status: 'partial', progress: { failed: 0 } });
    expect(source.error).toBe(
      'Some addresses like /visit?nonce were left out, because there may be any number of them. Pages that your sitemap lists are always read.',
    );
  });

  it('is read whole with the faults of real ones: numbered products, a broken sitemap, warnings above pages', async () => {
    const numbers = Array.from({ length: 120 }, (_, at) => at + 1);
    const warning = '<br />\n<b>Warning</b>: date() in <b>/var/www/shop.php</b> on line <b>3</b><br />\n';
    const scene = await stage.open((origin) => ({
      '/': page(
        'Home',
        'All begins here.',
        numbers.map((id) => `/product.php?id=${id}`),
      ),
      '/product.php': (request, response) => {
        const id = new URL(request.url ?? '', origin).searchParams.get('id');
        response.writeHead(200, { 'content-type': 'text/html' });
        response.end(warning + page(`Product ${id}`, `Lamp number ${id} costs ${id} euros.`));
      },
      '/hall': page('Hall', 'The hall has 200 seats.'),
      '/garden': page('Garden', 'The garden closes at dusk.'),
      '/sitemap.xml': {
        headers: { 'content-type': 'application/xml' },
        body: `Warning: date() in shop.php on line 3\n<?xml version="1.0"?><urlset>
          <url><loc>${origin}/hall?floor=1&wing=2</loc></url><url><loc>${origin}/garden</loc></url></urlset>`,
      },
    }));
    const source = await train(scene);
    expect(source).toMatchObject({ status: 'ready', error: null, progress: { failed: 0, done: 123 } });
    expect((await found(scene, 'lamp number 117')).join('\n')).toContain('Lamp number 117 costs 117 euros.');
    expect((await found(scene, 'when does the garden close')).join('\n')).toContain('closes at dusk');
    expect((await found(scene, 'warning date')).join('\n')).not.toContain('shop.php');
    // It reads 123 pages.
  }, 150_000);

  it('is read at the address that answers when it was typed without a scheme', async () => {
    const scene = await stage.open(chain(2));
    const source = await train(scene, { url: scene.site.host });
    expect(source).toMatchObject({ status: 'ready', url: `${scene.site.origin}/`, title: scene.site.host });
    expect(Object.keys(await pagesOf(scene, source.id))).toHaveLength(2);
  });

  it('that cannot be reached fails with the reason', async () => {
    const scene = await stage.open({});
    scene.site.route('/robots.txt', (request) => request.socket.destroy());
    const source = await train(scene);
    expect(source.status).toBe('failed');
    expect(source.error).toContain('could not be reached');
  });

  it('in a private network is refused with the name of the setting', async () => {
    const scene = await stage.open({});
    const source = await train(scene, { url: 'http://127.0.0.1:9/' });
    expect(source.status).toBe('failed');
    expect(source.error).toContain('CRAWL_ALLOW_HOSTS');
  });

  it('obeys robots.txt', async () => {
    const scene = await stage.open({
      '/robots.txt': { headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nDisallow: /secret' },
      '/': page('Home', 'All begins here.', ['/secret/plan', '/open']),
      '/secret/plan': page('Secret', 'Not to be read.'),
      '/open': page('Open', 'Open to all.'),
    });
    const source = await train(scene);
    expect(source.status).toBe('ready');
    expect((await pagesOf(scene, source.id))['/secret/plan']).toMatchObject({ status: 'skipped' });
    expect(scene.site.requests.map((request) => request.path)).not.toContain('/secret/plan');
  });

  it('stops at the links that the plan has left, and says so', async () => {
    const scene = await stage.open(chain(20), { plan: 'free' });
    const source = await train(scene);
    expect(source).toMatchObject({
      status: 'partial',
      error: 'The limit of 5 links of your plan is reached. Upgrade to read more pages.',
      progress: { done: 5, failed: 0, total: 5 },
    });
    const more = await scene.client.post(`/api/v1/agents/${scene.agentId}/sources`, {
      kind: 'website',
      url: scene.site.origin,
      mode: 'page',
    });
    expect(more.status).toBe(402);
    await swapAndReadAgain(scene, source.id);
  });

  /** Which pages are in and which are left out is the owner's choice, also after the website is read again. */
  async function swapAndReadAgain(scene: Scene, sourceId: string): Promise<void> {
    const path = `/api/v1/agents/${scene.agentId}/sources/${sourceId}`;
    const state = async () => {
      const pages = Object.entries(await pagesOf(scene, sourceId));
      const leftOut = await expectStatus<{ data: SourcePage[] }>(
        await scene.client.get(`${path}/pages?leftOutBy=plan`),
        200,
      );
      expect(leftOut.data.every(({ isBeyondPlan }) => isBeyondPlan)).toBe(true);
      return {
        in: pages
          .filter(([, { status }]) => status === 'ready')
          .map(([name]) => name)
          .sort(),
        leftOut: leftOut.data.map(({ url }) => new URL(url ?? '').pathname).sort(),
      };
    };
    const first = ['/', '/page-1', '/page-2', '/page-3', '/page-4'];
    expect(await state()).toEqual({ in: first, leftOut: ['/page-5', '/page-6'] });
    const pages = await pagesOf(scene, sourceId);
    const swap = { removedIds: [pages['/page-1']?.id], readIds: [pages['/page-6']?.id] };
    await expectStatus(await scene.client.post(`${path}/pages/swap`, swap), 200);
    await waitUntilTrained(scene.client, scene.agentId, sourceId);
    const swapped = ['/', '/page-2', '/page-3', '/page-4', '/page-6'];
    expect(await state()).toEqual({ in: swapped, leftOut: ['/page-5'] });
    expect(await found(scene, 'word6')).toHaveLength(1);
    await expectStatus(await scene.client.post(`${path}/retrain`), 200);
    await waitUntilTrained(scene.client, scene.agentId, sourceId);
    expect(await state()).toEqual({ in: swapped, leftOut: ['/page-5', '/page-7', '/page-8'] });
  }

  it('takes the last link of a plan once, of several that are added at once', async () => {
    const scene = await stage.open(chain(4), { plan: 'free' });
    await train(scene);
    const statuses = await Promise.all(
      Array.from({ length: 4 }, async (_, number) => {
        const answer = await scene.client.post(`/api/v1/agents/${scene.agentId}/sources`, {
          kind: 'website',
          url: `${scene.site.origin}/page-${number}`,
          mode: 'page',
        });
        return answer.status;
      }),
    );
    expect(statuses.sort()).toEqual([201, 402, 402, 402]);
  });

  it('can be stopped midway and keeps what was read', async () => {
    const slow = Object.fromEntries(
      Object.entries(chain(200)).map(([path, body]) => [
        path,
        ((_request, response) => {
          setTimeout(() => response.writeHead(200, { 'content-type': 'text/html' }).end(body as string), 30);
        }) as WebsiteRoutes[string],
      ]),
    );
    const scene = await stage.open(slow);
    const { id } = await add(scene);
    const path = `/api/v1/agents/${scene.agentId}/sources/${id}`;
    await expect
      .poll(async () => (await expectStatus<Source>(await scene.client.get(path), 200)).progress.done)
      .toBeGreaterThan(2);
    const stopped = await expectStatus<Source>(await scene.client.post(`${path}/cancel`), 200);
    expect(stopped).toMatchObject({ status: 'partial' });
    expect(await found(scene, 'word0')).not.toEqual([]);
    const asked = scene.site.requests.length;
    await expect
      .poll(async () => {
        const { rows } = await scene.test.services.pool.query(
          "select 1 from jobs.job where name = 'sources.crawl-site' and state <> 'completed'",
        );
        return rows.length;
      })
      .toBe(0);
    expect(scene.site.requests.length - asked).toBeLessThan(60);
    const after = await expectStatus<Source>(await scene.client.get(path), 200);
    expect(after).toEqual(stopped);
    const unsettled = Object.values(await pagesOf(scene, id)).filter((each) => each.status !== 'ready');
    expect(unsettled).toEqual([]);
  });
});

describe('a website that is trained again', () => {
  const retrain = async (scene: Scene, id: string) => {
    await expectStatus(await scene.client.post(`/api/v1/agents/${scene.agentId}/sources/${id}/retrain`), 200);
    return waitUntilTrained(scene.client, scene.agentId, id);
  };
  const tagged = (body: string): WebsiteRoutes[string] => {
    const etag = `"${createHash('sha256').update(String(body)).digest('hex')}"`;
    return (request, response) => {
      const isKnown = request.headers['if-none-match'] === etag;
      response.writeHead(isKnown ? 304 : 200, { 'content-type': 'text/html', etag }).end(isKnown ? '' : body);
    };
  };

  it('reads only what has changed, forgets what is gone, and finds what is new', async () => {
    const scene = await stage.open({
      '/': tagged(page('Home', 'All begins here.', ['/same', '/changed', '/left'])),
      '/same': tagged(page('Same', 'This stays as it is.', ['/deep'])),
      '/deep': tagged(page('Deep', 'Only linked from a page that stays.')),
      '/changed': tagged(page('Price', 'The wheel costs 30 euros.')),
      '/left': tagged(page('Left', 'Nobody links here later.')),
    });
    const { id } = await train(scene);
    expect(Object.keys(await pagesOf(scene, id))).toHaveLength(5);
    scene.site.requests.length = 0;
    scene.site.route('/', tagged(page('Home', 'All begins here.', ['/same', '/changed', '/brand-new'])));
    scene.site.route('/changed', tagged(page('Price', 'The wheel now costs 40 euros.')));
    scene.site.route('/brand-new', tagged(page('New', 'Gloves have arrived.')));
    const source = await retrain(scene, id);
    expect(source).toMatchObject({ status: 'ready', progress: { done: 5, failed: 0, total: 5 } });
    expect(Object.keys(await pagesOf(scene, id)).sort()).toEqual([
      '/',
      '/brand-new',
      '/changed',
      '/deep',
      '/same',
    ]);
    const validators = Object.fromEntries(
      scene.site.requests.map(({ path, headers }) => [path, headers['if-none-match'] !== undefined]),
    );
    expect(validators).toMatchObject({ '/same': true, '/deep': true, '/brand-new': false });
    expect(await found(scene, 'wheel costs')).toEqual(['The wheel now costs 40 euros.']);
    expect(await found(scene, 'later')).toEqual([]);
    expect(await found(scene, 'gloves')).toEqual(['Gloves have arrived.']);
  });

  it('and stopped midway counts all that answers, not what the second run came to', async () => {
    const routes = chain(12);
    const scene = await stage.open(routes);
    const { id } = await train(scene);
    for (const [address, body] of Object.entries(routes)) {
      scene.site.route(address, (_request, response) => {
        setTimeout(() => response.writeHead(200, { 'content-type': 'text/html' }).end(body as string), 200);
      });
    }
    const path = `/api/v1/agents/${scene.agentId}/sources/${id}`;
    await expectStatus(await scene.client.post(`${path}/retrain`), 200);
    const stopped = await expectStatus<Source>(await scene.client.post(`${path}/cancel`), 200);
    expect(stopped.progress).toEqual({ done: 12, failed: 0, total: 12 });
  });

  it('keeps its text when the website is down', async () => {
    const scene = await stage.open(chain(3));
    const { id } = await train(scene);
    for (const path of ['/', '/page-1', '/page-2', '/robots.txt'])
      scene.site.route(path, { status: 503, body: 'down' });
    const source = await retrain(scene, id);
    expect(source.status).toBe('partial');
    expect(await found(scene, 'word2')).toHaveLength(1);
  });

  it('removes a page at once that is gone for good', async () => {
    const scene = await stage.open(chain(3));
    const { id } = await train(scene);
    scene.site.route('/page-2', { status: 410, body: 'gone' });
    await retrain(scene, id);
    expect(await found(scene, 'word2')).not.toContain('The secret of page 2 is word2.');
    expect((await pagesOf(scene, id))['/page-2']).toMatchObject({ status: 'failed', characters: 0 });
  });
});
