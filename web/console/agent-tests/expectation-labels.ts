import type { TestExpectationKind } from '#contract/agent-tests/agent-tests.ts';

/** Behind “The answer must”. */
export const expectationLabels: Record<TestExpectationKind, string> = {
  contains: 'Contain certain words',
  means: 'Say something, in any words',
  page: 'Come from a certain source',
  decline: 'Say that the agent doesn’t know',
};
