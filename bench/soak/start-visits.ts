import { setTimeout as sleep } from 'node:timers/promises';
import { newQuestion } from '../chat/targets.ts';
import { visitorOf } from '../people/visitor-of.ts';

export interface Visits {
  /** Sends no new ones, and waits for those that are under way. */
  stop(): Promise<{ chats: number; failures: string[] }>;
}

/** Questions of one visitor. */
const chatsOfVisit = 3;
const panelOpenMs = 5_000;

/**
 * Visitors of the widget who come at random, so many chats a second in all. Each asks three questions, while their panel follows the
 * conversation from the first one on, and goes away some seconds later.
 */
export function startVisits(origin: string, agentId: string, chatsPerSecond: number): Visits {
  const failures: string[] = [];
  const underWay = new Set<Promise<void>>();
  let asked = 0;
  let chats = 0;
  let isStopped = false;

  function nextQuestion(): string {
    asked += 1;
    return newQuestion(asked);
  }

  async function visit(): Promise<void> {
    const visitor = await visitorOf(origin, agentId);
    const { conversationId } = await visitor.ask(nextQuestion());
    const panel = await visitor.follow(conversationId, () => undefined);
    for (let chat = 1; chat < chatsOfVisit; chat += 1) await visitor.ask(nextQuestion(), conversationId);
    chats += chatsOfVisit;
    await sleep(panelOpenMs);
    panel.close();
  }

  async function run(): Promise<void> {
    while (!isStopped) {
      const work = visit().catch((error: unknown) => void failures.push(String(error)));
      underWay.add(work);
      void work.finally(() => underWay.delete(work));
      // Pauses between comers who know nothing of each other.
      await sleep((-Math.log(1 - Math.random()) * 1_000 * chatsOfVisit) / chatsPerSecond);
    }
  }

  const running = run();
  return {
    async stop() {
      isStopped = true;
      await running;
      await Promise.all(underWay);
      return { chats, failures };
    },
  };
}
