import { describe, expect, test } from 'vitest';
import { createHostPace, type HostPaceOptions } from './create-host-pace.ts';

/** A pace whose time passes only while someone sleeps. */
function paceWithClock(options: HostPaceOptions = {}) {
  let time = 0;
  const sleep = async (milliseconds: number) => {
    time += milliseconds;
  };
  const pace = createHostPace({ now: () => time, sleep, ...options });
  const { signal } = new AbortController();
  const enter = (host: string, delay: number | null = null) => pace.enter(host, delay, signal);
  const pass = (milliseconds: number) => {
    time += milliseconds;
  };
  return { pace, enter, now: () => time, pass };
}

async function visit(
  clock: ReturnType<typeof paceWithClock>,
  host: string,
  options: { delay?: number; latency?: number } = {},
) {
  const turn = await clock.enter(host, options.delay ?? null);
  const started = clock.now();
  clock.pass(options.latency ?? 0);
  turn.leave();
  return started;
}

describe('createHostPace', () => {
  test('starts apart by a quarter of a second', async () => {
    const clock = paceWithClock();
    expect([await visit(clock, 'a'), await visit(clock, 'a'), await visit(clock, 'a')]).toEqual([
      0, 250, 500,
    ]);
  });

  test('hosts do not wait for each other', async () => {
    const clock = paceWithClock();
    expect([await visit(clock, 'a'), await visit(clock, 'b')]).toEqual([0, 0]);
  });

  test('a slow host is asked less often', async () => {
    const clock = paceWithClock();
    await visit(clock, 'a', { latency: 2_000 });
    const second = await visit(clock, 'a');
    expect((await visit(clock, 'a')) - second).toBe(2_000);
  });

  test.each([
    [2, 2_000],
    [60, 10_000],
    [0, 250],
  ])('a crawl delay of %s seconds means %s ms', async (delay, gap) => {
    const clock = paceWithClock();
    await visit(clock, 'a', { delay });
    expect(await visit(clock, 'a', { delay })).toBe(gap);
  });

  test('the gap is a setting', async () => {
    const clock = paceWithClock({ gapMs: 0 });
    expect([await visit(clock, 'a'), await visit(clock, 'a')]).toEqual([0, 0]);
  });

  test('no more than two at a time; one where a crawl delay is asked for', async () => {
    for (const [delay, places] of [
      [null, 2],
      [1, 1],
    ] as const) {
      const clock = paceWithClock({ gapMs: 0 });
      let inside = 0;
      let most = 0;
      const visits = Array.from({ length: 6 }, async () => {
        const turn = await clock.enter('a', delay);
        inside += 1;
        most = Math.max(most, inside);
        await Promise.resolve();
        inside -= 1;
        turn.leave();
      });
      await Promise.all(visits);
      expect(most).toBe(places);
    }
  });

  const answers: [string, (readonly [path: string, busySeconds: number | null])[], number][] = [
    ['one page that asks for an hour', [['/a', 3_600]], 0],
    ['one page that asks again and again', Array.from({ length: 9 }, () => ['/a', 3_600] as const), 0],
    [
      'two pages',
      [
        ['/a', 599],
        ['/b', 599],
      ],
      0,
    ],
    [
      'three pages with another answer between',
      [
        ['/a', 60],
        ['/b', 60],
        ['/c', null],
        ['/d', 60],
      ],
      0,
    ],
    [
      'three pages in a row',
      [
        ['/a', 599],
        ['/b', 599],
        ['/c', 599],
      ],
      30_000,
    ],
    [
      'three pages in a row that ask for a moment',
      [
        ['/a', 2],
        ['/b', 2],
        ['/c', 2],
      ],
      2_000,
    ],
    ['the start page', [['/', 3_600]], 30_000],
    ['robots.txt', [['/robots.txt', 10]], 10_000],
  ];
  test.each(answers)(
    '%s: everybody waits as long as the host itself asks, and not for long',
    async (_, given, waits) => {
      const clock = paceWithClock({ gapMs: 0 });
      for (const [path, busySeconds] of given) clock.pace.noteAnswer('a', path, busySeconds);
      expect(await visit(clock, 'b')).toBe(0);
      expect(await visit(clock, 'a')).toBe(waits);
    },
  );

  test('waiting can be cancelled', async () => {
    const pace = createHostPace({ gapMs: 0, connectionsPerHost: 1 });
    const controller = new AbortController();
    const first = await pace.enter('a', null, controller.signal);
    const second = pace.enter('a', null, controller.signal);
    controller.abort(new Error('called off'));
    await expect(second).rejects.toThrow('called off');
    first.leave();
    expect(await pace.enter('a', null, new AbortController().signal)).toBeDefined();
  });
});
