import { Failure } from '#server/failure.ts';

/** What a verb answers; nothing where it refuses, as it may at this moment of a history. */
export async function unlessRefused<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
}
