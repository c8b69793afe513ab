import { afterAll, expect, test } from 'vitest';
import { createThreads } from './create-threads.ts';

const threads = createThreads({
  connectionString: 'postgres://nobody@localhost:1/none',
  directUrl: undefined,
});
afterAll(() => threads.close());

const module = `data:text/javascript,${encodeURIComponent(`
  export async function wait(_connection, ms) {
    const from = Date.now();
    await new Promise((resolve) => setTimeout(resolve, ms));
    return [from, Date.now()];
  }
  export async function fail() { throw new Error('It does not work.'); }
`)}`;
const idle = new AbortController().signal;
const wait = (tenant: string, signal = idle) =>
  threads.run<number, [from: number, to: number]>({ module, name: 'wait' }, 300, { tenant, signal });

test('jobs of one tenant are done one after the other, and another need not wait for them', async () => {
  const many = Promise.all(Array.from({ length: 4 }, () => wait('many')));
  const [other, jobs] = await Promise.all([wait('other'), many]);
  for (const [index, [from]] of jobs.entries())
    expect(from).toBeGreaterThanOrEqual(jobs[index - 1]?.[1] ?? 0);
  expect(other[1]).toBeLessThanOrEqual(jobs[3]?.[0] ?? 0);
});

test('a job for which nobody waits is not begun, and one that fails holds up no other', async () => {
  const gone = new AbortController();
  const first = wait('one');
  const left = wait('one', gone.signal);
  const failed = threads.run({ module, name: 'fail' }, null, { tenant: 'one', signal: idle });
  const last = wait('one');
  gone.abort();
  await expect(left).rejects.toMatchObject({ name: 'AbortError' });
  await expect(failed).rejects.toThrow('It does not work.');
  expect((await last)[0]).toBeLessThan((await first)[1] + 290);
});
