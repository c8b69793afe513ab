import { BroadcastChannel } from 'node:worker_threads';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createThreads } from './create-threads.ts';

const threads = createThreads({
  connectionString: 'postgres://nobody@localhost:1/none',
  directUrl: undefined,
});
const channel = new BroadcastChannel('jobs in threads');
afterAll(async () => {
  channel.close();
  await threads.close();
});

/** Which jobs have begun, in their order. */
let begun: string[] = [];
beforeEach(() => {
  begun = [];
  channel.onmessage = (event) => {
    const { data } = event as { data: string };
    if (data.startsWith('begun ')) begun.push(data.slice('begun '.length));
  };
});

/** A job says when it begins, and ends when it is told to. */
const module = `data:text/javascript,${encodeURIComponent(`
  export async function wait(_connection, name) {
    const channel = new BroadcastChannel('jobs in threads');
    await new Promise((resolve) => {
      channel.onmessage = ({ data }) => data === 'end ' + name && resolve();
      channel.postMessage('begun ' + name);
    });
    channel.close();
  }
  export async function fail() { throw new Error('It does not work.'); }
`)}`;
const idle = new AbortController().signal;
const wait = (name: string, tenant: string, signal = idle) =>
  threads.run<string, void>({ module, name: 'wait' }, name, { tenant, signal });
const end = (name: string) => channel.postMessage(`end ${name}`);

test('jobs of one tenant are done one after the other, and another need not wait for them', async () => {
  const jobs = ['many 1', 'many 2', 'many 3'].map((name) => wait(name, 'many'));
  const other = wait('other', 'other');
  await expect.poll(() => begun.toSorted()).toEqual(['many 1', 'other']);
  end('other');
  await other;
  for (const [index, job] of jobs.entries()) {
    await expect.poll(() => begun.filter((name) => name !== 'other')).toHaveLength(index + 1);
    end(`many ${index + 1}`);
    await job;
  }
});

test('a job for which nobody waits is not begun, and one that fails holds up no other', async () => {
  const gone = new AbortController();
  const first = wait('first', 'one');
  const left = wait('left', 'one', gone.signal);
  const failed = threads.run({ module, name: 'fail' }, null, { tenant: 'one', signal: idle });
  const last = wait('last', 'one');
  gone.abort();
  await expect.poll(() => begun).toEqual(['first']);
  end('first');
  await first;
  await expect(left).rejects.toMatchObject({ name: 'AbortError' });
  await expect(failed).rejects.toThrow('It does not work.');
  await expect.poll(() => begun).toEqual(['first', 'last']);
  end('last');
  await last;
});
