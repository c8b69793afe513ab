import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SourcePage } from '#contract/source-pages/source-pages.schemas.ts';
import type { Source } from '#contract/sources/sources.schemas.ts';
import type { Services } from '#server/context.ts';
import { page } from '#server/features/sources/crawling/fixtures/crawl-stage.ts';
import {
  createRecrawlStage,
  names,
  paths,
  type RecrawlStage,
  shop,
} from '#server/features/sources/crawling/fixtures/recrawl-stage.ts';
import { expectStatus } from '#tests/factories.ts';

let stage: RecrawlStage;
beforeAll(async () => {
  stage = await createRecrawlStage();
});
afterAll(() => stage.close());
beforeEach(() => stage.begin());

describe('chosen pages of a website', () => {
  const idOf = async (address: string) => (await stage.pages())[address]?.id ?? '';
  const post = async (what: string, addresses: string[]) => {
    const pageIds = await Promise.all(addresses.map(idOf));
    return expectStatus<Source>(await stage.client.post(`${stage.path}/pages/${what}`, { pageIds }), 200);
  };

  it('are read again alone, whatever else has changed', async () => {
    await stage.first(shop({ '/one': { status: 500 } }));
    stage.serve({ '/one': page('one', 'The secret is wordone.'), '/two': page('two', 'Now wordsix.') });
    stage.site.requests.length = 0;
    await post('retrain', ['/one', '/three']);
    const refused = await stage.client.post(`${stage.path}/pages/retrain`, { pageIds: [await idOf('/one')] });
    expect(refused.status).toBe(409);
    await stage.run();
    expect(await stage.sourceNow()).toMatchObject({
      status: 'ready',
      error: null,
      progress: { done: 6, failed: 0 },
    });
    expect(await stage.answering()).toEqual(names);
    expect(stage.site.requests.map((request) => request.path).sort()).toEqual([
      '/one',
      '/robots.txt',
      '/three',
    ]);
    expect((await stage.lastCrawl()).crawl).toMatchObject({
      cause: 'pages',
      pages: { checked: 2, added: 1 },
    });
    // The next whole crawl knows what the last one knew, which had no links of the page that failed.
    await stage.again();
    expect(stage.parsed.sort()).toEqual(['/one', '/two']);
    expect(await stage.found('wordsix')).toBe(true);
  });

  it('stop answering when they are removed, and answer again only when they are retrained', async () => {
    const hub = { '/': page('Home', 'All begins here.', ['/hub']), '/hub': page('Hub', 'Many.', paths) };
    await stage.first(shop({ ...hub, '/five': { status: 500 } }));
    expect(await stage.sourceNow()).toMatchObject({ status: 'partial', error: '1 page could not be read.' });
    expect(await post('remove', ['/hub', '/two', '/five'])).toMatchObject({ status: 'ready', error: null });
    expect(await stage.answering()).toEqual(['one', 'three', 'four']);
    await stage.again({ '/two': page('two', 'The secret is wordtwo, still.') });
    expect(await stage.answering()).toEqual(['one', 'three', 'four']);
    expect((await stage.pages())['/two']).toMatchObject({
      status: 'skipped',
      reason: 'You removed this page.',
      readAt: null,
    });
    await post('retrain', ['/two']);
    await stage.run();
    expect(await stage.answering()).toEqual(['one', 'two', 'three', 'four']);
    await stage.again();
    expect(await stage.answering()).toEqual(['one', 'two', 'three', 'four']);
  });

  it('are not indexed when they are removed while they are read', async () => {
    await stage.first(shop());
    stage.serve({ '/two': page('two', 'The secret is wordtwo, still.') });
    await expectStatus(await stage.client.post(`${stage.path}/retrain`), 200);
    const removing: Services = {
      ...stage.services,
      documentReader: {
        ...stage.services.documentReader,
        async readDocument(given) {
          const read = await stage.services.documentReader.readDocument(given);
          if (given.url?.endsWith('/two')) await post('remove', ['/two']);
          return read;
        },
      },
    };
    await stage.run(removing);
    expect(await stage.answering()).toEqual(['one', 'three', 'four', 'five']);
    expect((await stage.pages())['/two']).toMatchObject({
      status: 'skipped',
      reason: 'You removed this page.',
    });
  });

  it('are found by their words and shown as they were cut', async () => {
    await stage.first(shop());
    const listed = await stage.client.get(`${stage.path}/pages?q=${encodeURIComponent('wordthree')}`);
    const { data } = await expectStatus<{ data: SourcePage[] }>(listed, 200);
    expect(data.map((each) => each.title)).toEqual(['three']);
    const passages = await stage.client.get(`${stage.path}/pages/${data[0]?.id}/passages?q=WORDTHREE`);
    expect(await expectStatus(passages, 200)).toEqual({
      data: [
        {
          position: 0,
          headingPath: ['three'],
          question: null,
          text: 'The secret is wordthree.',
          language: 'en',
          isBeside: false,
          written: [],
        },
      ],
      pagination: { cursor: null, hasMore: false, total: 1 },
    });
  });
});
