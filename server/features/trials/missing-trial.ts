import { failure } from '#server/failure.ts';

/** For a secret without a trial agent: it never existed, was kept by somebody, or was deleted after its time. */
export const missingTrial = () =>
  failure('not-found', {
    message:
      'This trial agent is gone. Someone kept it in their account, or it was deleted after 24 hours. You can make another one.',
  });
