import type { TestFailure } from '#contract/agent-tests/agent-tests.ts';

const sentences: Record<TestFailure, string> = {
  'text-missing': 'The answer does not contain the expected words.',
  'other-meaning': 'The answer says something else.',
  contradicted: 'The answer gives another figure, or the opposite.',
  'page-missing': 'The answer comes from somewhere else.',
  'source-deleted': 'The expected source was deleted. Edit this test.',
  'not-declined': 'The agent answered, although it should not know.',
  declined: 'The agent did not know the answer.',
};

/** Why a test failed, as a sentence. */
export const describeFailure = (failure: TestFailure): string => sentences[failure];
