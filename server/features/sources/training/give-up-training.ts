import type { Services } from '#server/context.ts';
import { findRun } from './find-run.ts';
import { finishTraining } from './finish-training.ts';
import type { TrainJob } from './training-jobs.ts';

const givenUp = 'Something went wrong on our side. Train this source again.';

/** When the last attempt has failed, the source says so instead of training forever. */
export async function giveUpTraining(services: Services, job: TrainJob): Promise<void> {
  const found = await findRun(services, job);
  if (found !== null) await finishTraining(found.ctx, found.row, { notes: [givenUp] });
}
