import { IntakeProblem } from './intake-problem.ts';
import { type IntakeProgress, type Prepared, prepareUploads } from './prepare-uploads.ts';

export type ToWorker =
  | { kind: 'start'; files: File[]; keepsOriginal: boolean }
  | { kind: 'pause' }
  | { kind: 'go-on' };

export type FromWorker =
  | { kind: 'progress'; progress: IntakeProgress }
  | { kind: 'prepared'; prepared: Prepared }
  | { kind: 'failed'; sentence: string };

/** Progress is told no more often than people see. */
const tellEveryMs = 200;

/** While the user has paused: what goes on waits for this. */
let paused: { promise: Promise<void>; resolve: () => void } | null = null;
let toldAt = 0;

/** Entry of the worker that opens exports: reading and hashing gigabytes would stop the page. */
addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'start') void start(data.files, data.keepsOriginal);
  else if (data.kind === 'pause') paused ??= Promise.withResolvers<void>();
  else {
    paused?.resolve();
    paused = null;
  }
});

async function start(files: readonly File[], keepsOriginal: boolean): Promise<void> {
  try {
    const prepared = await prepareUploads(files, {
      keepsOriginal,
      onProgress(progress) {
        if (performance.now() - toldAt < tellEveryMs && progress.done > 0) return;
        toldAt = performance.now();
        tell({ kind: 'progress', progress });
      },
      untilGoing: () => paused?.promise,
    });
    tell({ kind: 'prepared', prepared });
  } catch (error) {
    const sentence =
      error instanceof IntakeProblem
        ? error.message
        : 'The files could not be read. Choose them again; they may have been moved or changed.';
    tell({ kind: 'failed', sentence });
  }
}

function tell(message: FromWorker): void {
  postMessage(message);
}
