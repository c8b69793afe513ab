import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { restartStream } from './follow-together.ts';
import { shareStream } from './share-stream.ts';

class FakeStream {
  static readonly CLOSED = 2;
  readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onerror: (() => void) | null = null;
  readonly url: string;
  constructor(url: string) {
    this.url = url;
    streams.push(this);
  }
  close(): void {
    this.readyState = FakeStream.CLOSED;
  }
}

let streams: FakeStream[] = [];
let names = 0;
let name = '';
let page: EventTarget;
let view: EventTarget & { hidden: boolean };
const stops: (() => void)[] = [];

beforeEach(() => {
  streams = [];
  names += 1;
  name = `stream ${names}`;
  page = new EventTarget();
  view = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('document', view);
  vi.stubGlobal('EventSource', FakeStream);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
});

/** A page that follows, and what it has heard. */
function follow(): { heard: string[]; stop: () => void } {
  const heard: string[] = [];
  const stop = shareStream('/live', name, {
    onEvent: (data) => heard.push(data),
    onMissed: () => heard.push('missed'),
  });
  stops.push(stop);
  return { heard, stop };
}

const open = (): FakeStream[] => streams.filter(({ readyState }) => readyState !== FakeStream.CLOSED);
async function oneOpen(): Promise<FakeStream> {
  await expect.poll(() => open().length).toBe(1);
  return open()[0] as FakeStream;
}
const secondOpen = () => expect.poll(() => [streams.length, open().length]).toEqual([2, 1]);

describe('pages of one browser', () => {
  test('have one stream, which reaches all', async () => {
    const [first, second, third] = [follow(), follow(), follow()];
    const stream = await oneOpen();
    stream.onopen?.();
    stream.onmessage?.({ data: 'changed' });
    const all = [first, second, third];
    await expect.poll(() => all.map(({ heard }) => heard)).toEqual(all.map(() => ['changed']));
    expect(streams).toHaveLength(1);
  });

  test('go on when the one with the stream leaves, and know that they may have missed something', async () => {
    const first = follow();
    await oneOpen();
    const [second, third] = [follow(), follow()];
    first.stop();
    await secondOpen();
    streams[1]?.onopen?.();
    streams[1]?.onmessage?.({ data: 'later' });
    const all = [second, third];
    await expect.poll(() => all.map(({ heard }) => heard)).toEqual(all.map(() => ['missed', 'later']));
    expect(first.heard).toEqual([]);
  });

  test('open it again when it is about something else', async () => {
    const [first, second] = [follow(), follow()];
    await oneOpen();
    restartStream(name);
    await secondOpen();
    streams[1]?.onopen?.();
    await expect.poll(() => [first.heard, second.heard]).toEqual([['missed'], ['missed']]);
  });

  test('take over, once seen, from one that the browser has put to sleep', async () => {
    let lose: unknown = null;
    const asleep = navigator.locks
      .request(name, () => new Promise(() => undefined))
      .catch((error) => {
        lose = error;
      });
    const woken = follow();
    await new Promise((done) => setTimeout(done, 20));
    expect(streams).toEqual([]);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    view.dispatchEvent(new Event('visibilitychange'));
    vi.advanceTimersByTime(2_000);
    vi.useRealTimers();
    await asleep;
    expect(lose).toBeInstanceOf(Error);
    (await oneOpen()).onopen?.();
    expect(woken.heard).toEqual(['missed']);
  });
});

test('a page that is kept for Back has no stream until it is shown again', async () => {
  const { heard } = follow();
  await oneOpen();
  page.dispatchEvent(new Event('pagehide'));
  expect(open()).toEqual([]);
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await oneOpen();
  expect(heard).toEqual(['missed']);
});

test('without locks a page follows by itself while it is seen', () => {
  vi.stubGlobal('navigator', {});
  const { heard } = follow();
  streams[0]?.onopen?.();
  view.hidden = true;
  view.dispatchEvent(new Event('visibilitychange'));
  expect(open()).toEqual([]);
  view.hidden = false;
  view.dispatchEvent(new Event('visibilitychange'));
  streams[1]?.onopen?.();
  expect([open().length, heard]).toEqual([1, ['missed']]);
});

test('a refused stream is tried again later', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('navigator', {});
  const { heard } = follow();
  streams[0]?.close();
  streams[0]?.onerror?.();
  vi.advanceTimersByTime(2_000);
  streams[1]?.onopen?.();
  vi.useRealTimers();
  expect([streams.length, heard]).toEqual([2, ['missed']]);
});
