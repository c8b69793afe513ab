import { IntakeProblem } from './intake-problem.ts';
import type { FromWorker, ToWorker } from './intake-worker.ts';
import type { IntakeProgress, Prepared } from './prepare-uploads.ts';

export interface Intake {
  /** Rejects with an IntakeProblem; never settles once it was ended. */
  prepared: Promise<Prepared>;
  pause(): void;
  goOn(): void;
  end(): void;
}

/** Prepares chosen files in a worker. */
export function startIntake(
  files: File[],
  keepsOriginal: boolean,
  onProgress: (progress: IntakeProgress) => void,
): Intake {
  const worker = new Worker(new URL('./intake-worker.ts', import.meta.url), { type: 'module' });
  const send = (message: ToWorker) => worker.postMessage(message);
  const prepared = new Promise<Prepared>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.kind === 'progress') return onProgress(data.progress);
      worker.terminate();
      if (data.kind === 'prepared') resolve(data.prepared);
      else reject(new IntakeProblem(data.sentence));
    };
    worker.onerror = () =>
      reject(new IntakeProblem('The files could not be read here. Reload the page and choose them again.'));
  });
  send({ kind: 'start', files, keepsOriginal });
  return {
    prepared,
    pause: () => send({ kind: 'pause' }),
    goOn: () => send({ kind: 'go-on' }),
    end: () => worker.terminate(),
  };
}
