import { EmbeddingUnavailable } from '#server/ports/embedding-unavailable.ts';
import { createEmbeddingQueue, type EmbeddingQueue, type EmbeddingTask } from './create-embedding-queue.ts';
import type { EmbeddingWorkerMessage } from './embedding-worker.ts';
import { type EmbeddingProcess, startEmbeddingProcess } from './start-embedding-process.ts';

interface EmbeddingRunnerOptions {
  /** Module that the process runs. */
  workerUrl: URL;
  /** An idle process is ended after this time, to give its memory back. */
  idleMs: number;
  /** Told once, in a sentence, why no vector will come any more. */
  onUnavailable: (reason: string) => void;
}

export interface EmbeddingRunner extends Pick<EmbeddingQueue, 'add' | 'waiting'> {
  /** Starts the process if it does not run, and has an idle one wait on. */
  prepare(): void;
  /** Whether the process has loaded the model. */
  isReady(): boolean;
  isUnavailable(): boolean;
  close(): Promise<void>;
}

/** Ends that were not asked for; from the last on the process is left alone until the product starts again. */
const breakdownsAllowed = 3;
const ended = 'The process that computes vectors ended';
const stopping = 'The product is stopping.';

/** Has texts computed one after another in a process that starts when it is needed. */
export function createEmbeddingRunner(options: EmbeddingRunnerOptions): EmbeddingRunner {
  const queue = createEmbeddingQueue();
  let child: EmbeddingProcess | null = null;
  let isReady = false;
  let current: { id: number; task: EmbeddingTask } | null = null;
  let breakdowns = 0;
  let nextId = 1;
  const alarm = createAlarm();

  function giveUp(reason: string): void {
    queue.close(reason);
    options.onUnavailable(reason);
    void endChild();
  }

  function endChild(): Promise<void> {
    const last = child;
    child = null;
    isReady = false;
    return last?.end() ?? Promise.resolve();
  }

  function settle(use: (task: EmbeddingTask) => void): void {
    const done = current;
    current = null;
    if (done !== null) use(done.task);
  }

  function onMessage(message: EmbeddingWorkerMessage): void {
    if (message.kind === 'ready') isReady = true;
    else if (message.kind === 'unavailable') giveUp(message.reason);
    else if (current?.id === message.id) {
      if (message.kind === 'vector') settle((task) => task.resolve(message.vector));
      else settle((task) => task.reject(new Error(message.reason)));
    }
    // Who got a vector adds their next text first, and may be who has had the least time.
    setImmediate(runNext);
  }

  function onExit(): void {
    void endChild();
    breakdowns += 1;
    settle((task) => task.reject(new Error(`${ended}.`)));
    if (breakdowns >= breakdownsAllowed) giveUp(`${ended} ${breakdowns} times.`);
    runNext();
  }

  function runNext(): void {
    if (queue.isClosed() || current !== null) return;
    alarm.clear();
    const task = isReady ? queue.take() : null;
    if (task !== null) {
      current = { id: nextId++, task };
      child?.send({ id: current.id, text: task.text });
    } else if (queue.isEmpty()) alarm.set(options.idleMs, () => void endChild());
    else if (isReady) alarm.set(queue.restMs(), runNext);
    else child ??= startEmbeddingProcess(options.workerUrl, { onMessage, onExit });
  }

  return {
    prepare() {
      if (!queue.isClosed()) child ??= startEmbeddingProcess(options.workerUrl, { onMessage, onExit });
      runNext();
    },
    add(kind, text, tenant) {
      const added = queue.add(kind, text, tenant);
      runNext();
      return added;
    },
    waiting: queue.waiting,
    isReady: () => isReady,
    isUnavailable: queue.isClosed,
    async close() {
      alarm.clear();
      queue.close(stopping);
      await endChild();
      settle((task) => task.reject(new EmbeddingUnavailable(stopping)));
    },
  };
}

/** Rings once, for what comes when nothing is being computed: the next text, or the end of an idle process. */
function createAlarm() {
  let timer: NodeJS.Timeout | undefined;
  return {
    set(ms: number, ring: () => void): void {
      clearTimeout(timer);
      timer = setTimeout(ring, ms).unref();
    },
    clear: () => clearTimeout(timer),
  };
}
