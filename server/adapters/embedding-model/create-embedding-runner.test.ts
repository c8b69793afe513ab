import { expect, it } from 'vitest';
import { createEmbeddingRunner } from './create-embedding-runner.ts';

it('gets ready before the first text, rests when none comes, and starts again', async () => {
  const runner = createEmbeddingRunner({
    workerUrl: new URL('./fixtures/fragile-worker.ts', import.meta.url),
    // Long enough to be seen ready on a busy machine.
    idleMs: 2_000,
    onUnavailable: (reason) => expect.fail(reason),
  });
  expect(runner.isReady()).toBe(false);
  runner.prepare();
  await expect.poll(runner.isReady, { interval: 5 }).toBe(true);
  await expect.poll(runner.isReady).toBe(false);
  expect(await runner.add('questions', 'text').vector).toEqual(Float32Array.of(4));
  await runner.close();
  runner.prepare();
  expect(runner.isReady()).toBe(false);
});
