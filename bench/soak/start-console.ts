import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from '../chat/create-browser.ts';

export interface ConsoleWork {
  stop(): Promise<{ rounds: number; failures: string[] }>;
}

const pauseMs = 5_000;

/** An owner at work: looks at lists and figures, adds a text and deletes it again, exports, and leaves a lead. */
export function startConsole(browser: Browser, agentId: string): ConsoleWork {
  const failures: string[] = [];
  const stopping = new AbortController();
  let rounds = 0;

  async function round(): Promise<void> {
    const sources = `/api/v1/agents/${agentId}/sources`;
    for (const path of [
      '/api/v1/conversations?limit=25',
      `/api/v1/conversations/counts?agentId=${agentId}`,
      '/api/v1/analytics/attention',
      '/api/v1/leads?limit=25',
    ])
      await browser.call('GET', path);
    const text = `Gift cards of round ${rounds} are sent by post within a week.`;
    const { id } = await browser.call<{ id: string }>('POST', sources, {
      kind: 'text',
      title: `Round ${rounds}`,
      text,
    });
    await browser.call('POST', '/api/v1/leads', { agentId, email: `visitor-${rounds}@example.com` });
    const file = await browser.open('/api/v1/leads/export?format=csv');
    await file.text();
    await sleep(pauseMs);
    await browser.call('DELETE', `${sources}/${id}`);
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await round().catch((error: unknown) => void failures.push(String(error)));
      rounds += 1;
      await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  const running = run();
  return {
    async stop() {
      stopping.abort();
      await running;
      return { rounds, failures };
    },
  };
}
