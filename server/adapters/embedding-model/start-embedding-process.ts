import { fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { EmbeddingRequest, EmbeddingWorkerMessage } from './embedding-worker.ts';

export interface EmbeddingProcess {
  send(request: EmbeddingRequest): void;
  /** Ends it without a word to `onExit`. */
  end(): Promise<void>;
}

/** Long texts of a large website must not take the processor from answers. */
const niceness = 5;

/**
 * Starts the process that computes vectors. It gets none of the settings: they hold keys, and it needs none. It does not
 * keep the product alive.
 */
export function startEmbeddingProcess(
  workerUrl: URL,
  told: { onMessage(message: EmbeddingWorkerMessage): void; onExit(): void },
): EmbeddingProcess {
  const { NODE_COMPILE_CACHE, PATH } = process.env;
  const child = fork(fileURLToPath(workerUrl), {
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: {
      ...(PATH === undefined ? {} : { PATH }),
      ...(NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE }),
    },
  });
  let isEnding = false;
  const ended = new Promise<void>((resolve) => {
    const settle = () => {
      resolve();
      if (!isEnding) told.onExit();
      isEnding = true;
    };
    child.once('exit', settle);
    // It could not be started at all.
    child.once('error', settle);
  });
  child.on('message', (message: EmbeddingWorkerMessage) => {
    // A visitor may wait for its start.
    if (message.kind === 'ready') lowerPriority(child.pid);
    if (!isEnding) told.onMessage(message);
  });
  child.unref();
  child.channel?.unref();
  return {
    send: (request) => void child.send(request, () => undefined),
    end() {
      isEnding = true;
      child.kill('SIGKILL');
      return ended;
    },
  };
}

function lowerPriority(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, niceness);
  } catch {
    // Not allowed here, or already gone: then without.
  }
}
