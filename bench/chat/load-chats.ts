import { Agent, request as sendRequest } from 'node:http';

/** One way to ask for a streamed answer. */
export interface Target {
  name: string;
  url: string;
  /** Headers and body of the n-th chat. */
  compose(chat: number): { headers: Record<string, string>; body: string };
  /** Matches once the first token has come. */
  first: RegExp;
  /** Matches the end of a complete answer. */
  done: RegExp;
}

export interface LoadResult {
  chats: number;
  failed: number;
  /** Why the first one failed. */
  reason: string | null;
  firstTokenMs: number[];
  chatsPerSecond: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 1024 });
const chatTimeoutMs = 30_000;
let chatsSent = 0;

/** Closed loop: `visitors` at once, each starting the next chat when its last one is over, `chats` in all. */
export async function loadChats(target: Target, visitors: number, chats: number): Promise<LoadResult> {
  const result: LoadResult = { chats: 0, failed: 0, reason: null, firstTokenMs: [], chatsPerSecond: 0 };
  let left = chats;
  const start = performance.now();
  const visit = async () => {
    while (left > 0) {
      left -= 1;
      const outcome = await chatOnce(target);
      if (typeof outcome === 'number') {
        result.chats += 1;
        result.firstTokenMs.push(outcome);
      } else {
        result.failed += 1;
        result.reason ??= outcome;
      }
    }
  };
  await Promise.all(Array.from({ length: visitors }, visit));
  result.chatsPerSecond = result.chats / ((performance.now() - start) / 1000);
  return result;
}

/** Milliseconds to the first token, or why the chat failed. */
function chatOnce(target: Target): Promise<number | string> {
  const { headers, body } = target.compose(chatsSent);
  chatsSent += 1;
  return new Promise((resolve) => {
    const start = performance.now();
    let firstMs: number | null = null;
    let seen = '';
    const request = sendRequest(
      target.url,
      {
        method: 'POST',
        agent,
        timeout: chatTimeoutMs,
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          ...headers,
        },
      },
      (response) => {
        response.setEncoding('utf8');
        response.on('data', (text: string) => {
          seen += text;
          if (firstMs === null && target.first.test(seen)) firstMs = performance.now() - start;
        });
        response.on('end', () => {
          if (response.statusCode === 200 && firstMs !== null && target.done.test(seen)) resolve(firstMs);
          else resolve(`${target.name} answered ${response.statusCode}: ${seen.slice(-400)}`);
        });
        response.on('error', (error) => resolve(`${target.name}: ${error.message}`));
      },
    );
    request.on('timeout', () => request.destroy(new Error('took too long')));
    request.on('error', (error) => {
      // The server may close an idle connection in the moment in which it is taken for the next chat.
      const isStale = request.reusedSocket && 'code' in error && error.code === 'ECONNRESET' && seen === '';
      resolve(isStale ? chatOnce(target) : `${target.name}: ${error.message}`);
    });
    request.end(body);
  });
}

/** Nearest-rank percentile. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
}

export const median = (values: readonly number[]) => percentile(values, 50);
