import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { DocumentReader, ReadResult } from '#server/ports/document-reader.ts';
import { createDocumentReader, type DocumentReaderOptions } from './create-document-reader.ts';

const readers: DocumentReader[] = [];
afterEach(async () => {
  await Promise.all(readers.splice(0).map((reader) => reader.close()));
});

function reader(options: DocumentReaderOptions = {}): DocumentReader {
  const created = createDocumentReader(options);
  readers.push(created);
  return created;
}

const failing = (options: DocumentReaderOptions = {}) =>
  reader({ workerUrl: new URL('./fixtures/failing-worker.ts', import.meta.url), ...options });
const named = (fileName: string, workspaceId = 'a') => ({
  bytes: new Uint8Array([120]),
  fileName,
  workspaceId,
});
/** Number of the process that read it. */
const processOf = (result: ReadResult) => (result.kind === 'ok' ? result.contentHash : null);

// A process takes seconds to start on a machine that is busy with other tests.
describe('createDocumentReader', { timeout: 60_000 }, () => {
  describe('reads in another process', () => {
    let shared: DocumentReader;
    beforeAll(() => {
      shared = createDocumentReader();
    });
    afterAll(() => shared.close());

    test('a page', async () => {
      const result = await shared.readDocument({
        bytes: Buffer.from('<h1>Hi</h1><p>Text</p>'),
        url: 'https://a.example/',
      });
      expect(result).toMatchObject({ kind: 'ok', format: 'html', document: { title: 'Hi' } });
      expect(result.kind === 'ok' && result.document.blocks).toHaveLength(2);
    });

    test('a long document, whole and in order', async () => {
      const rows = Array.from({ length: 30_000 }, (_, index) => `Row ${index};ä € 測\u{1F600} ${index}`);
      const result = await shared.readDocument({ bytes: Buffer.from(rows.join('\n')), fileName: 'a.csv' });
      if (result.kind !== 'ok') throw new Error(result.failure.kind);
      const texts = result.document.blocks.map((block) =>
        block.kind === 'table-row' ? block.cells.join(';') : '',
      );
      expect(texts.slice(-29_000)).toEqual(rows.slice(-29_000));
    });

    test('a page with many links, whose addresses are bounded in all', async () => {
      const links = Array.from({ length: 10_000 }, (_, index) => `<a href="${index}">${index}</a>`).join(' ');
      const url = 'https://a.example/';
      const short = await shared.readDocument({ bytes: Buffer.from(links), contentType: 'text/html', url });
      expect(short.kind === 'ok' && short.page?.links.slice(-1)).toEqual([
        { url: 'https://a.example/9999', isNofollow: false },
      ]);
      const long = await shared.readDocument({
        bytes: Buffer.from(`<base href="/${'a'.repeat(1_900)}/">${links}`),
        contentType: 'text/html',
        url,
      });
      expect(long.kind === 'ok' && long.page?.links.length).toBeLessThan(2_200);
    });

    test('a sitemap', async () => {
      const text = '<urlset><url><loc>https://a.example/b</loc></url></urlset>';
      const url = 'https://a.example/sitemap.xml';
      const result = await shared.readSitemap({ bytes: Buffer.from(text), url, websiteUrl: url });
      expect(result).toMatchObject({ kind: 'ok', sitemap: { urls: [{ url: 'https://a.example/b' }] } });
    });
  });

  test('reads an OpenAPI document, and gives up one that takes too long, as it does a file', async () => {
    const shared = reader({ timeLimitMs: 3_000 });
    const read = (text: string) =>
      shared.readOpenapi({ bytes: Buffer.from(text), address: 'https://shop.example/openapi.yaml' });
    const paths = Array.from({ length: 250 }, (_, at) => `  /orders/${at}: { get: {} }`).join('\n');
    const result = await read(`openapi: 3.1.0\npaths:\n${paths}`);
    const calls = result.kind === 'ok' && 'operations' in result.openapi ? result.openapi.operations : [];
    expect(calls).toHaveLength(200);
    expect(calls.at(-1)?.action.url).toBe('https://shop.example/orders/199');
    expect(await read('hello')).toMatchObject({ openapi: { problem: expect.any(String) } });
    const long = Array.from({ length: 400_000 }, (_, at) => `- ${at}: [{}]`).join('\n');
    expect(await read(long)).toMatchObject({ kind: 'failed', failure: { kind: 'too-slow' } });
  });

  test('answers each of many with its own result, in few processes', async () => {
    const shared = failing();
    const names = Array.from({ length: 20 }, (_, index) => `file-${index}`);
    const results = await Promise.all(names.map((name) => shared.readDocument(named(name))));
    expect(results.map((result) => result.kind === 'ok' && result.document.title)).toEqual(
      names.map((name) => `read ${name}`),
    );
    expect(new Set(results.map(processOf)).size).toBeLessThanOrEqual(4);
  });

  describe('a document that breaks its parser fails alone', () => {
    let shared: DocumentReader;
    let breakdowns: string[] = [];
    beforeAll(() => {
      shared = createDocumentReader({
        workerUrl: new URL('./fixtures/failing-worker.ts', import.meta.url),
        // A busy machine may let a sound one wait for seconds, too.
        timeLimitMs: 6_000,
        memoryLimitMb: 256,
        onBreakdown: (how) => breakdowns.push(how),
      });
    });
    afterAll(() => shared.close());

    test.each([
      ['hang', 'too-slow'],
      ['crash', 'unreadable'],
      ['throw', 'unreadable'],
      ['kill', 'unreadable'],
      ['heap', 'too-much-memory'],
      ['buffers', 'too-much-memory'],
      ['flood', 'too-much-text'],
      ['nonsense', 'unreadable'],
      ['no list', 'unreadable'],
    ])('%s: %s', async (fileName, kind) => {
      breakdowns = [];
      const [bad, good] = await Promise.all([
        shared.readDocument(named(fileName)),
        shared.readDocument(named('next')),
      ]);
      expect(bad).toMatchObject({ kind: 'failed', failure: { kind } });
      expect(good).toMatchObject({ kind: 'ok' });
      expect(breakdowns).toHaveLength(1);
    });
  });

  test('a fault of a parser fails its document, and says where it was', async () => {
    const faults: unknown[] = [];
    const shared = failing({ onFault: (fault) => faults.push(fault) });
    expect(await shared.readDocument(named('fault'))).toMatchObject({
      kind: 'failed',
      failure: { kind: 'unreadable' },
    });
    expect(await shared.readDocument(named('next'))).toMatchObject({ kind: 'ok' });
    expect(faults).toEqual([{ type: 'TypeError', frames: ['    at parse (parse.ts:1:1)'] }]);
  });

  test.runIf(process.platform === 'linux')('one allocation beyond the limit fails at once', async () => {
    const result = await failing({ memoryLimitMb: 256 }).readDocument(named('one allocation'));
    expect(result.kind).toBe('failed');
  });

  test('a slow workspace delays no other by more than seconds', async () => {
    const shared = failing();
    let slowDone = 0;
    const slow = Array.from({ length: 12 }, async () => {
      await shared.readDocument(named('sleep', 'slow'));
      slowDone += 1;
    });
    await shared.readDocument(named('quick', 'other'));
    // All its documents together take more than a minute.
    expect(slowDone).toBeLessThanOrEqual(2);
    await shared.close();
    await Promise.all(slow);
  });

  test('starts again after an idle pause', async () => {
    const shared = failing({ idleMs: 1, inAdvance: 1 });
    const first = await shared.readDocument(named('one'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    const second = await shared.readDocument(named('two'));
    expect(second).toMatchObject({ kind: 'ok' });
    expect(processOf(second)).not.toBe(processOf(first));
  });

  test('closing ends what runs and what waits', async () => {
    const shared = failing();
    const open = Array.from({ length: 6 }, () => shared.readDocument(named('hang')));
    await shared.close();
    const results = await Promise.all([...open, shared.readDocument(named('late'))]);
    for (const result of results) expect(result).toEqual({ kind: 'failed', failure: { kind: 'stopped' } });
  });
});
