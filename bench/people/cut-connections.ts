import { setTimeout as sleep } from 'node:timers/promises';
import type { Conversation, Message } from '#contract/conversations/conversations.schemas.ts';
import type { Browser } from '../chat/create-browser.ts';
import { installBrowser, panelOf } from './panel-of.ts';

export interface CutFaults {
  'messages lost': number;
  'messages doubled': number;
  'messages out of order': number;
  'replies not shown': number;
  'replies shown twice': number;
  'replies out of order': number;
}

type Cut = 'before' | 'behind' | 'within';
const cuts: readonly Cut[] = ['before', 'behind', 'within'];

/**
 * Cuts the network of panels in the middle of messages, in both directions: a visitor's message is cut before it leaves,
 * behind its arrival, or within the answer, and is sent again by the button of the panel; while a person replies, the
 * panel's stream is cut. The panels run their own code. Counts what was lost, doubled or moved.
 */
export async function cutConnections(
  origin: string,
  agentId: string,
  owner: Browser,
  count: number,
): Promise<{ faults: CutFaults; made: Record<string, number> }> {
  installBrowser();
  const faults: CutFaults = {
    'messages lost': 0,
    'messages doubled': 0,
    'messages out of order': 0,
    'replies not shown': 0,
    'replies shown twice': 0,
    'replies out of order': 0,
  };
  const made: Record<string, number> = { before: 0, behind: 0, within: 0, stream: 0 };
  const visitors = 25;
  const turns = Math.ceil(count / visitors / 2);
  await Promise.all(
    Array.from({ length: visitors }, async (_, number) => {
      let planned: Cut | undefined;
      const streams = new Set<AbortController>();
      const address = `10.77.${Math.floor(number / 250)}.${(number % 250) + 1}`;
      const fetchFrom: typeof fetch = async (path, init = {}) => {
        const headers = { ...(init.headers as Record<string, string>), 'x-forwarded-for': address };
        const line = new AbortController();
        const signal = init.signal ? AbortSignal.any([init.signal, line.signal]) : line.signal;
        const isLive = String(path).endsWith('/live');
        const isMessage = String(path).endsWith('/messages') && init.method === 'POST';
        const cut = isMessage ? planned : undefined;
        if (isMessage) planned = undefined;
        if (cut) made[cut] = (made[cut] ?? 0) + 1;
        if (cut === 'before') throw new TypeError('Cut before it left.');
        const response = await fetch(origin + String(path), { ...init, headers, signal });
        if (cut === 'behind') {
          line.abort();
          throw new TypeError('Cut behind its arrival.');
        }
        if (cut === 'within') setTimeout(() => line.abort(), Math.random() * 250);
        if (isLive) streams.add(line);
        return response;
      };
      const panel = await panelOf(agentId, fetchFrom);
      const asked: string[] = [];
      const replied: string[] = [];
      let id: string | undefined;
      for (let turn = 0; turn < turns; turn += 1) {
        const question = `Can gift card ${number}-${turn} be refunded?`;
        asked.push(question);
        planned = cuts[(turn + number) % cuts.length];
        await panel.chat.ask(question);
        // The visitor presses "Try again" until there is nothing to press.
        for (let tries = 0; tries < 5 && isFailed(panel.drawn, question) && panel.press(); tries += 1)
          await untilIdle(panel.chat);
        id ??= await findConversation(owner, agentId, question);
        if (id === undefined) continue;
        const text = `Reply ${number}-${turn}.`;
        replied.push(text);
        setTimeout(() => {
          for (const stream of streams) stream.abort();
          streams.clear();
          made.stream = (made.stream ?? 0) + 1;
        }, Math.random() * 60);
        await owner.call('POST', `/api/v1/conversations/${id}/replies`, {
          text,
          clientId: crypto.randomUUID(),
        });
        await untilDrawn(panel.drawn, text);
        const { handling } = await threadOf(owner, id);
        await owner.call('POST', `/api/v1/conversations/${id}/handling`, {
          action: { kind: 'hand-back' },
          version: handling.version,
        });
      }
      // Or it connects again and again, and the benchmark never ends.
      panel.chat.setShown(false);
      if (id === undefined) {
        faults['messages lost'] += asked.length;
        return;
      }
      const { messages } = await threadOf(owner, id);
      const stored = messages.filter(({ author }) => author.kind === 'visitor').map(({ text }) => text);
      compare(asked, stored, (lost, doubled, isMoved) => {
        faults['messages lost'] += lost;
        faults['messages doubled'] += doubled;
        faults['messages out of order'] += Number(isMoved);
      });
      const shown = panel.drawn.flatMap((text) => /Reply \d+-\d+\./.exec(text)?.[0] ?? []);
      compare(replied, shown, (lost, doubled, isMoved) => {
        faults['replies not shown'] += lost;
        faults['replies shown twice'] += doubled;
        faults['replies out of order'] += Number(isMoved);
      });
    }),
  );
  return { faults, made };
}

function compare(
  sent: readonly string[],
  found: readonly string[],
  note: (lost: number, doubled: number, isMoved: boolean) => void,
): void {
  const lost = sent.filter((text) => !found.includes(text)).length;
  const unique = [...new Set(found)];
  const order = sent.filter((text) => unique.includes(text));
  note(lost, found.length - unique.length, order.join('\n') !== unique.join('\n'));
}

/** Nothing was drawn behind the question: it was not sent, or its answer was cut. */
function isFailed(drawn: readonly string[], question: string): boolean {
  return drawn.findLastIndex((text) => text.includes(question)) === drawn.length - 1;
}

async function untilIdle(chat: { isBusy: boolean }): Promise<void> {
  for (let waited = 0; waited < 20_000; waited += 50) {
    await sleep(50);
    if (!chat.isBusy) return;
  }
}

/** Longer than the panel may wait before it follows the conversation again. */
const longestMs = 60_000;

async function untilDrawn(drawn: readonly string[], text: string): Promise<void> {
  for (let waited = 0; waited < longestMs; waited += 50) {
    if (drawn.some((each) => each.includes(text))) return;
    await sleep(50);
  }
}

function threadOf(owner: Browser, id: string) {
  return owner.call<Conversation & { messages: Message[] }>('GET', `/api/v1/conversations/${id}`);
}

/** The conversation that begins with this question. */
async function findConversation(
  owner: Browser,
  agentId: string,
  question: string,
): Promise<string | undefined> {
  const { data } = await owner.call<{ data: Conversation[] }>(
    'GET',
    `/api/v1/conversations?agentId=${agentId}&limit=100`,
  );
  return data.find(({ title }) => title.startsWith(question.slice(0, 60)))?.id;
}
