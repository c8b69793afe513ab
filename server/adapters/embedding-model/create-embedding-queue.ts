import { EmbeddingUnavailable } from '#server/ports/embedding-unavailable.ts';
import { createTextPace } from './create-text-pace.ts';

/** Questions of visitors come before texts of sources. */
export type EmbeddingKind = 'questions' | 'texts';

export interface EmbeddingTask {
  text: string;
  vector: Promise<Float32Array>;
  resolve(vector: Float32Array): void;
  reject(error: Error): void;
}

export interface EmbeddingQueue {
  /** The vector rejects with `EmbeddingUnavailable` once the queue is closed. */
  add(kind: EmbeddingKind, text: string): { vector: Promise<Float32Array>; forget(): void };
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
  const tasks: Record<EmbeddingKind, EmbeddingTask[]> = { questions: [], texts: [] };
  let closedFor: string | null = null;

  function takeText(): EmbeddingTask | null {
    const startedMs = performance.now();
    const task = pace.restMs(startedMs) > 0 ? undefined : tasks.texts.shift();
    if (task === undefined) return null;
    const noteEnd = () => pace.noteText(performance.now() - startedMs, performance.now());
    task.vector.then(noteEnd, noteEnd);
    return task;
  }

  return {
    add(kind, text) {
      if (kind === 'questions') pace.noteQuestion(performance.now());
      const { promise, resolve, reject } = Promise.withResolvers<Float32Array>();
      const task = { text, vector: promise, resolve, reject };
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
