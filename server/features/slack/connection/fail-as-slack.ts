import { failure } from '#server/failure.ts';
import { SlackProblem } from '#server/ports/slack-problem.ts';
import { describeSlackProblem } from './describe-slack-problem.ts';

const passing = {
  busy: 'Slack asked us to wait, as there were too many requests. Try again in a minute.',
  unavailable: 'Slack is not responding. Try again in a few minutes.',
};

/** Does something with Slack for a member, who gets a sentence where Slack says no. */
export async function failAsSlack<T>(
  work: () => Promise<T>,
  refused = describeSlackProblem('refused'),
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof SlackProblem)) throw error;
    const { kind } = error;
    if (kind === 'busy' || kind === 'unavailable') throw failure('unavailable', { message: passing[kind] });
    throw failure('cannot-process', {
      message: kind === 'refused' ? refused : describeSlackProblem(kind),
    });
  }
}
