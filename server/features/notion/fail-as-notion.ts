import { failure } from '#server/failure.ts';
import { NotionProblem } from '#server/ports/notion-problem.ts';
import { describeNotionProblem } from './describe-notion-problem.ts';

/** Does something with Notion for a caller, who gets a sentence where Notion says no. */
export async function failAsNotion<T>(work: () => Promise<T>, unauthorized: string): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof NotionProblem)) throw error;
    const isPassing = error.kind === 'busy' || error.kind === 'unavailable';
    throw failure(isPassing ? 'unavailable' : 'cannot-process', {
      message: error.kind === 'unauthorized' ? unauthorized : describeNotionProblem(error.kind),
    });
  }
}
