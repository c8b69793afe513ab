import type { Socket } from 'node:net';

/** Takes what a pipe brings, one thing after the other. */
export interface Intake {
  /** The pipe stands still until this and all before it are done. */
  take(work: () => Promise<void>): void;
  /** Until all that was given is done, or has failed. */
  settled(): Promise<void>;
}

/** @param onFailure told when something could not be taken; the pipe then stands still */
export function createIntake(pipe: Pick<Socket, 'pause' | 'resume'>, onFailure: () => void): Intake {
  let last = Promise.resolve();
  return {
    take(work) {
      pipe.pause();
      const taking = last.then(work).then(() => {
        if (last === taking) pipe.resume();
      }, onFailure);
      last = taking;
    },
    settled: () => last,
  };
}
