import { isUniqueViolation } from '#server/database/is-unique-violation.ts';
import { failure } from '#server/failure.ts';

/** Says in words that an agent has a test of this question; every other error stays what it is. */
export async function refuseSameQuestion<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!isUniqueViolation(error, 'agent_test_question')) throw error;
    const message = 'There is already a test with this question.';
    throw failure('conflict', { message, details: { question: message } });
  }
}
