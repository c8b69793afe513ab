import { describeError } from '#web/lib/call-error.ts';
import { type IntakeState, idle } from './intake-state.ts';
import { openHashStore } from './open-hash-store.ts';
import type { Prepared, PreparedUpload } from './prepare-uploads.ts';
import { sendUpload } from './send-upload.ts';
import { startIntake } from './start-intake.ts';

export interface IntakeRun {
  pause(): void;
  goOn(): void;
  /** Nothing is told after that. */
  end(): void;
}

export interface RunOptions {
  archiveId: string;
  keepsOriginal: boolean;
  onChange(change: (now: IntakeState) => IntakeState): void;
  /** After each upload, and at the end. */
  onUploaded(): Promise<void>;
}

/** Prepares the files that a user chose, and uploads what is to go up of them. */
export function runIntake(files: File[], options: RunOptions): IntakeRun {
  const { archiveId, keepsOriginal, onUploaded } = options;
  let isEnded = false;
  let sending = new AbortController();
  /** Resolved when the user goes on. */
  let paused = Promise.withResolvers<void>();
  const change = (how: Partial<IntakeState> | ((now: IntakeState) => IntakeState)): void => {
    if (!isEnded) options.onChange((now) => (typeof how === 'function' ? how(now) : { ...now, ...how }));
  };
  const addProblem = (error: unknown) =>
    change((now) => ({ ...now, problems: [...now.problems, describeError(error)] }));
  const intake = startIntake(files, keepsOriginal, (progress) => change({ progress }));

  async function run(): Promise<void> {
    change({ ...idle, progress: { step: 'reading', name: files[0]?.name ?? '', done: 0, total: 1 } });
    try {
      const prepared = await intake.prepared;
      change({ problems: prepared.problems });
      const sent = await sendAll(prepared);
      if (sent.length === prepared.uploads.length) await forgetHashes(prepared);
      change({ progress: null, left: leftOf(sent) });
    } catch (error) {
      addProblem(error);
      change({ progress: null, isPaused: false });
    }
    if (!isEnded) await onUploaded();
  }

  /** One that is refused does not stop the others. */
  async function sendAll({ uploads }: Prepared): Promise<PreparedUpload[]> {
    const sent: PreparedUpload[] = [];
    for (const upload of uploads)
      try {
        await sendWithPauses(upload);
        sent.push(upload);
        await onUploaded();
      } catch (error) {
        addProblem(error);
      }
    return sent;
  }

  async function sendWithPauses(upload: PreparedUpload): Promise<void> {
    const total = upload.content.size;
    const onProgress = (share: number) =>
      change({ progress: { step: 'sending', name: upload.fileName, done: share * total, total } });
    onProgress(0);
    for (;;) {
      const { signal } = sending;
      try {
        return await sendUpload(upload, { archiveId, keepsOriginal, signal, onProgress });
      } catch (error) {
        if (!signal.aborted || isEnded) throw error;
        await paused.promise;
      }
    }
  }

  void run();
  return {
    pause() {
      change({ isPaused: true });
      paused = Promise.withResolvers<void>();
      intake.pause();
      sending.abort();
    },
    goOn() {
      change({ isPaused: false });
      sending = new AbortController();
      intake.goOn();
      paused.resolve();
    },
    end() {
      isEnded = true;
      intake.end();
      sending.abort();
    },
  };
}

function leftOf(uploads: readonly PreparedUpload[]): IntakeState['left'] {
  return {
    files: uploads.reduce((sum, { left }) => sum + left.files, 0),
    sizeBytes: uploads.reduce((sum, { left }) => sum + left.sizeBytes, 0),
  };
}

async function forgetHashes({ hashKeys }: Prepared): Promise<void> {
  for (const key of hashKeys) await (await openHashStore(key)).clear();
}
