import { failure } from '#server/failure.ts';
import { CalComProblem } from '#server/ports/cal-com-problem.ts';
import { describeCalComProblem } from './describe-cal-com-problem.ts';

/** Does something with Cal.com for a member, who gets a sentence where Cal.com says no. */
export async function failAsCalCom<T>(
  work: () => Promise<T>,
  unauthorized = describeCalComProblem('unauthorized'),
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof CalComProblem)) throw error;
    const isPassing = error.kind === 'busy' || error.kind === 'unavailable';
    throw failure(isPassing ? 'unavailable' : 'cannot-process', {
      message: error.kind === 'unauthorized' ? unauthorized : describeCalComProblem(error.kind),
    });
  }
}
