import { EmbeddingUnavailable } from '#server/ports/embedding-unavailable.ts';
import { createTextPace } from './create-text-pace.ts';
import { createUsage } from './create-usage.ts';

/** Questions of visitors come before texts of sources. */
export type EmbeddingKind = 'questions' | 'texts';

export interface EmbeddingTask {
  text: string;
  /** Whose it is. */
  tenant: string;
  vector: Promise<Float32Array>;
  resolve(vector: Float32Array): void;
  reject(error: Error): void;
}

export interface EmbeddingQueue {
  /**
   * The vector rejects with `EmbeddingUnavailable` once the queue is closed. Of texts, those of the tenant come first who
   * had the least time lately.
   */
  add(kind: EmbeddingKind, text: string, tenant?: string): { vector: Promise<Float32Array>; forget(): void };
  /** The next to be computed; null when nothing waits, or only texts that must rest. */
  take(): EmbeddingTask | null;
  isEmpty(): boolean;
  /** How long the texts that wait must rest. */
  restMs(): number;
  /** How many of a kind wait. */
  waiting(kind: EmbeddingKind): number;
  /** From now on nothing comes any more, for the first reason given. */
  close(reason: string): void;
  isClosed(): boolean;
}

/** Texts that wait for their vectors. */
export function createEmbeddingQueue(): EmbeddingQueue {
  const pace = createTextPace();
  const usage = createUsage();
  const tasks: Record<EmbeddingKind, EmbeddingTask[]> = { questions: [], texts: [] };
  let closedFor: string | null = null;

  /** Where the first text of the tenant is who had the least time; there are few at once. */
  function leastUsed(nowMs: number): number {
    const uses = tasks.texts.map(({ tenant }) => usage.of(tenant, nowMs));
    return Math.max(0, uses.indexOf(Math.min(...uses)));
  }

  function takeText(): EmbeddingTask | null {
    const startedMs = performance.now();
    if (pace.restMs(startedMs) > 0) return null;
    const [task] = tasks.texts.splice(leastUsed(startedMs), 1);
    if (task === undefined) return null;
    const noteEnd = () => {
      const endMs = performance.now();
      pace.noteText(endMs - startedMs, endMs);
      usage.note(task.tenant, endMs - startedMs, endMs);
    };
    task.vector.then(noteEnd, noteEnd);
    return task;
  }

  return {
    add(kind, text, tenant = '') {
      if (kind === 'questions') pace.noteQuestion(performance.now());
      const { promise, resolve, reject } = Promise.withResolvers<Float32Array>();
      const task = { text, tenant, vector: promise, resolve, reject };
      if (closedFor === null) tasks[kind].push(task);
      else reject(new EmbeddingUnavailable(closedFor));
      const forget = () => {
        const at = tasks[kind].indexOf(task);
        if (at >= 0) tasks[kind].splice(at, 1);
      };
      return { vector: promise, forget };
    },
    take: () => tasks.questions.shift() ?? takeText(),
    restMs: () => pace.restMs(performance.now()),
    isEmpty: () => tasks.questions.length === 0 && tasks.texts.length === 0,
    waiting: (kind) => tasks[kind].length,
    close(reason) {
      closedFor ??= reason;
      for (const task of [...tasks.questions.splice(0), ...tasks.texts.splice(0)]) {
        task.reject(new EmbeddingUnavailable(closedFor));
      }
    },
    isClosed: () => closedFor !== null,
  };
}
