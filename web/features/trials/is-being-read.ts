import type { Trial } from '#contract/trials/trials.schemas.ts';

/** Its website is not read yet, or not all of it. */
export const isBeingRead = ({ status }: Pick<Trial, 'status'>): boolean =>
  status === 'queued' || status === 'training';
