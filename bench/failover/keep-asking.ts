import { setTimeout as sleep } from 'node:timers/promises';
import type { StreamPart } from '#contract/widget/widget.schemas.ts';
import type { PreparedAgent } from '../chat/prepare-agent.ts';

/** What visitors were told. */
export interface Told {
  chats: number;
  /** Questions, each unlike all others, whose answer had begun. */
  begun: string[];
  /** Answers that came whole. */
  answers: { id: string; text: string }[];
  failures: Failure[];
}

export interface Failure {
  /** As `performance.now()` says it. */
  atMs: number;
  /** `broken`: the connection ended in between. `said`: an answer or a stream that says what is wrong. */
  kind: 'broken' | 'said';
  reason: string;
}

const chatsOfConversation = 3;
const pauseMs = 100;
const giveUpMs = 60_000;

/**
 * So many visitors ask without a pause, each three questions in a conversation. Like a proxy, they go to the next process where one
 * takes no connection.
 */
export function keepAsking(
  webs: readonly { origin: string }[],
  agent: PreparedAgent,
  visitors: number,
): { told: Told; stop(): Promise<void> } {
  const told: Told = { chats: 0, begun: [], answers: [], failures: [] };
  const run = performance.now().toFixed(0);
  let asked = 0;
  let isStopped = false;

  async function post(body: string, signal: AbortSignal): Promise<Response> {
    for (let turn = 0; ; turn += 1) {
      const { origin } = webs[(asked + turn) % webs.length] as { origin: string };
      try {
        return await fetch(`${origin}/api/v1/agents/${agent.agentId}/chat`, {
          method: 'POST',
          headers: { authorization: `Bearer ${agent.apiKey}`, 'content-type': 'application/json' },
          body,
          signal,
        });
      } catch (error) {
        const { cause } = error as { cause?: NodeJS.ErrnoException };
        if (cause?.code !== 'ECONNREFUSED' || turn >= webs.length) throw error;
      }
    }
  }

  /** Answers with the conversation; null where it failed. */
  async function ask(conversationId: string | null): Promise<string | null> {
    asked += 1;
    const message = `How long does a refund take? (${run} ${asked})`;
    const body = JSON.stringify({ message, stream: true, ...(conversationId && { conversationId }) });
    const fail = (kind: Failure['kind'], reason: string): null => {
      told.failures.push({ atMs: performance.now(), kind, reason });
      return null;
    };
    try {
      const response = await post(body, AbortSignal.timeout(giveUpMs));
      if (!response.ok) return fail('said', `${response.status} ${(await response.text()).slice(0, 200)}`);
      let [id, text] = ['', ''];
      for await (const part of readParts(response)) {
        if (part.type === 'start') {
          id = part.messageId;
          told.begun.push(message);
        }
        if (part.type === 'text-delta') text += part.delta;
        if (part.type === 'error') return fail('said', part.errorText);
        if (part.type !== 'finish') continue;
        told.answers.push({ id, text });
        told.chats += 1;
        return part.messageMetadata.conversationId;
      }
      return fail('broken', 'The stream ended without an end.');
    } catch (error) {
      const { cause = error } = error as { cause?: unknown };
      return fail('broken', String(cause));
    }
  }

  async function visit(): Promise<void> {
    while (!isStopped) {
      let conversationId: string | null = null;
      for (let chat = 0; chat < chatsOfConversation && !isStopped; chat += 1) {
        conversationId = await ask(conversationId);
        if (conversationId !== null) continue;
        await sleep(pauseMs);
        break;
      }
    }
  }

  const visits = Array.from({ length: visitors }, visit);
  return {
    told,
    async stop() {
      isStopped = true;
      await Promise.all(visits);
    },
  };
}

async function* readParts(response: Response): AsyncGenerator<StreamPart> {
  let waiting = '';
  for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    waiting += piece;
    const events = waiting.split('\n\n');
    waiting = events.pop() ?? '';
    for (const event of events) if (event.startsWith('data: {')) yield JSON.parse(event.slice(6));
  }
}
