import type { Services } from '#server/context.ts';
import { deletePicturesJob } from './delete-pictures-job.ts';

/** Has stored pictures deleted once this transaction has committed. Null means none. */
export async function queuePictureDeletion(
  { db, jobs }: Services,
  names: readonly (string | null | undefined)[],
): Promise<void> {
  const stored = names.filter((name) => typeof name === 'string');
  if (stored.length > 0) await jobs.addJob(db, { name: deletePicturesJob, data: { names: stored } });
}
