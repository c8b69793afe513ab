/** What a test expects: words in the answer, an answer of the same meaning, a source that is cited, or no answer. */
export const testExpectationKinds = ['contains', 'means', 'page', 'decline'] as const;
export type TestExpectationKind = (typeof testExpectationKinds)[number];

/** Who thought of the question: a member, the sources, a visitor, or the template that the agent began with. */
export const testOrigins = ['written', 'source', 'conversation', 'template'] as const;
export type TestOrigin = (typeof testOrigins)[number];

export const testRunCauses = ['owner', 'training', 'settings'] as const;
export type TestRunCause = (typeof testRunCauses)[number];

/** `stopped`: the agent or its tests were gone before the end, or the run was interrupted too often. */
export const testRunStates = ['queued', 'running', 'done', 'stopped'] as const;
export type TestRunState = (typeof testRunStates)[number];

/** The result of a training that was tested before it answers: decided by its tests, or by a member. */
export const testRunDecisions = ['published', 'held', 'discarded'] as const;
export type TestRunDecision = (typeof testRunDecisions)[number];

/**
 * Where the newest training is, for an agent that holds trainings back: there is none, it is being tested, it waits for
 * its owner because tests would be lost, or it answers and can be taken back.
 */
export const heldTrainingStates = ['none', 'testing', 'held', 'published'] as const;

/** Why a test failed. */
export const testFailures = [
  'text-missing',
  'other-meaning',
  'contradicted',
  'page-missing',
  'source-deleted',
  'not-declined',
  'declined',
] as const;
export type TestFailure = (typeof testFailures)[number];

/** Of one agent. */
export const testsMaximum = 200;
export const expectedTextMaximumLength = 1_000;
/** Of one agent; those before are deleted. */
export const keptTestRuns = 20;
/** Runs that members and API keys may start for one agent in 24 hours. */
export const testRunsPerDay = 100;
/** Offered at once. */
export const suggestedTests = 20;
