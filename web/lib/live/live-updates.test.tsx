import { useQuery } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inboxCountsQuery } from '#web/console/conversations/inbox.queries.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { LiveUpdates } from './live-updates.tsx';

/** The stream of the server, as the test lets it speak. */
class FakeStream {
  static readonly CLOSED = 2;
  readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onerror: (() => void) | null = null;
  constructor() {
    streams.push(this);
  }
  tell(name: string): void {
    this.onmessage?.({ data: JSON.stringify({ name, payload: {} }) });
  }
  close(): void {
    this.readyState = FakeStream.CLOSED;
  }
}

let streams: FakeStream[] = [];
const fetched = { leads: 0, agents: 0, waiting: 0 };

beforeEach(() => {
  streams = [];
  fetched.leads = 0;
  fetched.agents = 0;
  fetched.waiting = 0;
  vi.stubGlobal('EventSource', FakeStream);
});
afterEach(() => vi.unstubAllGlobals());

async function firstStream(): Promise<FakeStream> {
  await expect.poll(() => streams.length).toBeGreaterThan(0);
  return streams[0] as FakeStream;
}

function Counts() {
  const leads = useQuery({ queryKey: ['leads', 'list'], queryFn: () => ++fetched.leads });
  const agents = useQuery({ queryKey: ['agents', 'list'], queryFn: () => ++fetched.agents });
  return (
    <p>
      Leads read {leads.data}, agents read {agents.data}
    </p>
  );
}

function InboxCounts() {
  const { queryKey } = inboxCountsQuery(undefined);
  const { data } = useQuery<unknown>({ queryKey, queryFn: () => ++fetched.waiting });
  return <p>Read {String(data)}</p>;
}

async function renderLive() {
  const screen = await renderPart(
    <>
      <LiveUpdates />
      <Counts />
    </>,
  );
  const counts = (text: string) => expect.element(screen.getByText(text)).toBeVisible();
  await counts('Leads read 1, agents read 1');
  const stream = await firstStream();
  stream.onopen?.();
  return { stream, counts };
}

test('what an event changes is read again, and nothing else', async () => {
  const { stream, counts } = await renderLive();
  stream.tell('agent.changed');
  await counts('Leads read 1, agents read 2');
});

test('many events are one reading', async () => {
  const { stream, counts } = await renderLive();
  for (let count = 0; count < 20; count += 1) stream.tell('lead.captured');
  await counts('Leads read 2, agents read 2');
});

test('after a gap everything is read again', async () => {
  const { stream, counts } = await renderLive();
  stream.onerror?.();
  stream.onopen?.();
  await counts('Leads read 2, agents read 2');
});

test('an event that is not known changes nothing', async () => {
  const { stream, counts } = await renderLive();
  stream.tell('weather.changed');
  stream.tell('agent.changed');
  await counts('Leads read 1, agents read 2');
});

test.each(['conversation.person-wanted', 'conversation.handled', 'conversations.changed'])(
  'after %s the counts of the inbox are read again',
  async (event) => {
    const screen = await renderPart(
      <>
        <LiveUpdates />
        <InboxCounts />
      </>,
    );
    await expect.element(screen.getByText('Read 1')).toBeVisible();
    const stream = await firstStream();
    stream.tell(event);
    await expect.element(screen.getByText('Read 2')).toBeVisible();
  },
);
