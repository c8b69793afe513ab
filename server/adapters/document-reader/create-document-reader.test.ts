import { afterEach, describe, expect, test } from 'vitest';
import type { DocumentReader } from '#server/ports/document-reader.ts';
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
const named = (fileName: string) => ({ bytes: new Uint8Array([120]), fileName });

describe('createDocumentReader', () => {
  test('reads in a worker', async () => {
    const result = await reader().readDocument({
      bytes: Buffer.from('<h1>Hi</h1><p>Text</p>'),
      url: 'https://a.example/',
    });
    expect(result).toMatchObject({ kind: 'ok', format: 'html', document: { title: 'Hi' } });
  });

  test('answers each of many with its own result', async () => {
    const shared = reader();
    const names = Array.from({ length: 20 }, (_, index) => `file-${index}.txt`);
    const results = await Promise.all(names.map((fileName) => shared.readDocument(named(fileName))));
    expect(results.map((result) => result.kind === 'ok' && `${result.document.title}.txt`)).toEqual(names);
  });

  test.each([
    ['hang', 'too-slow'],
    ['crash', 'unreadable'],
    ['throw', 'unreadable'],
    ['greedy', 'too-much-memory'],
  ])('a document that makes the worker %s fails alone', async (fileName, kind) => {
    const breakdowns: Error[] = [];
    const shared = failing({
      timeLimitMs: fileName === 'hang' ? 500 : 15_000,
      memoryLimitMb: 64,
      onBreakdown: (error) => breakdowns.push(error),
    });
    const [bad, good] = await Promise.all([
      shared.readDocument(named(fileName)),
      shared.readDocument(named('next')),
    ]);
    expect(bad).toMatchObject({ kind: 'failed', failure: { kind } });
    expect(good).toEqual({ kind: 'failed', reason: 'read next' });
    expect(breakdowns.length).toBe(fileName === 'throw' || fileName === 'greedy' ? 1 : 0);
  });

  test('starts anew after an idle pause', async () => {
    const shared = failing({ idleMs: 1 });
    await shared.readDocument(named('one'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await shared.readDocument(named('two'))).toEqual({ kind: 'failed', reason: 'read two' });
  });

  test('closing ends what runs and what waits', async () => {
    const shared = failing();
    const open = [shared.readDocument(named('hang')), shared.readDocument(named('next'))];
    await shared.close();
    const results = await Promise.all([...open, shared.readDocument(named('late'))]);
    expect(results.every((result) => result.kind === 'failed' && result.failure.kind === 'stopped')).toBe(
      true,
    );
  });
});
