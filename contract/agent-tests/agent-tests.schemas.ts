import { z } from 'zod';
import { outcomes } from '../conversations/conversations.ts';
import { idSchema, timeSchema } from '../fields.schemas.ts';
import { listOf, pageQuerySchema } from '../lists.schemas.ts';
import { questionMaximumLength } from '../sources/sources.ts';
import {
  expectedTextMaximumLength,
  heldTrainingStates,
  testFailures,
  testOrigins,
  testRunCauses,
  testRunDecisions,
  testRunStates,
} from './agent-tests.ts';

const expectedText = z
  .string()
  .trim()
  .min(1, 'Write what the answer should say.')
  .max(expectedTextMaximumLength, 'Use at most 1,000 characters.');

/**
 * `contains`: these words are in the answer. `means`: the answer says this, in any words. `page`: this source is cited,
 * and with `url` that page of it. `decline`: the agent says that it does not know.
 */
export const testExpectationSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('contains'), text: expectedText }),
  z.object({ kind: z.literal('means'), text: expectedText }),
  z.object({
    kind: z.literal('page'),
    sourceId: idSchema,
    url: z.string().trim().max(2_048, 'Use at most 2,048 characters.').nullable().default(null),
  }),
  z.object({ kind: z.literal('decline') }),
]);
export type TestExpectation = z.infer<typeof testExpectationSchema>;

const questionSchema = z
  .string()
  .trim()
  .min(1, 'Write a question.')
  .max(questionMaximumLength, 'Use at most 500 characters.');

export const agentTestSchema = z.object({
  id: idSchema,
  question: z.string(),
  expectation: testExpectationSchema,
  origin: z.enum(testOrigins),
  createdAt: timeSchema,
  /** How it went in the last run that is over; null before its first. */
  hasPassed: z.boolean().nullable(),
});
export type AgentTest = z.infer<typeof agentTestSchema>;

/** One answer of a run, as it was given and judged. */
const testAnswerSchema = z.object({
  hasPassed: z.boolean(),
  /** Null when it passed. */
  failure: z.enum(testFailures).nullable(),
  outcome: z.enum(outcomes),
  text: z.string(),
  sources: z.array(z.object({ sourceId: idSchema, title: z.string(), url: z.string().optional() })),
  model: z.string(),
});
export type TestAnswer = z.infer<typeof testAnswerSchema>;

export const testResultSchema = testAnswerSchema.extend({
  testId: idSchema,
  /** Both as they were at the time of the run. */
  question: z.string(),
  expectation: testExpectationSchema,
  /** The same test in the run before; null when it was not in it. */
  before: testAnswerSchema.nullable(),
});
export type TestResult = z.infer<typeof testResultSchema>;

export const testRunSchema = z.object({
  id: idSchema,
  cause: z.enum(testRunCauses),
  state: z.enum(testRunStates),
  /** Tests in it, and how many of them are done and have passed. */
  total: z.number().int(),
  done: z.number().int(),
  passed: z.number().int(),
  /** Tests that passed in the run before and fail in this one, and the other way round. */
  lost: z.number().int(),
  gained: z.number().int(),
  /** Documents whose new text it tried before visitors could get it; 0 for a run of what answers. */
  waiting: z.number().int(),
  /** The result for that text; null for a run of the text that answers now. */
  decision: z.enum(testRunDecisions).nullable(),
  createdAt: timeSchema,
  finishedAt: timeSchema.nullable(),
});
export type TestRun = z.infer<typeof testRunSchema>;

const agentParams = z.object({ agentId: idSchema });
const testParams = z.object({ agentId: idSchema, testId: idSchema });

export const listTests = {
  summary: 'List the test questions of an agent, each with its last result',
  params: agentParams,
  query: pageQuerySchema,
  answer: listOf(agentTestSchema),
};

export const addTest = {
  summary: 'Add a test: a question, and what its answer must say or cite, or that it must be declined',
  params: agentParams,
  body: z.object({
    question: questionSchema,
    expectation: testExpectationSchema,
    origin: z.enum(testOrigins).default('written'),
  }),
  answer: agentTestSchema,
};

export const updateTest = {
  summary: 'Change the question of a test, or what it expects',
  params: testParams,
  body: z.object({ question: questionSchema, expectation: testExpectationSchema }).partial(),
  answer: agentTestSchema,
};

export const deleteTest = {
  summary: 'Delete a test; the results of earlier runs are kept',
  params: testParams,
  answer: z.object({}),
};

export const suggestTests = {
  summary: 'Suggest tests made from the sources of an agent: what it answers now, and from where',
  params: agentParams,
  answer: z.object({
    data: z.array(z.object({ question: z.string(), expectation: testExpectationSchema })),
  }),
};

export const startTestRun = {
  summary: 'Run all tests of an agent; `getTestRun` says when the run is done',
  params: agentParams,
  answer: testRunSchema,
};

export const listTestRuns = {
  summary: 'List the last runs of the tests of an agent, newest first',
  params: agentParams,
  answer: z.object({ data: z.array(testRunSchema) }),
};

export const getTestRun = {
  summary: 'Get a run with its results, each with the result of the previous run',
  params: z.object({ agentId: idSchema, testRunId: idSchema }),
  answer: testRunSchema.extend({ results: z.array(testResultSchema) }),
};

const heldTrainingSchema = z.object({
  state: z.enum(heldTrainingStates),
  /** Documents whose text waits, or can be taken back. */
  documents: z.number().int(),
  /** The run that decided, with how many tests it lost. */
  testRunId: idSchema.nullable(),
  lost: z.number().int(),
});
export type HeldTraining = z.infer<typeof heldTrainingSchema>;

export const getHeldTraining = {
  summary: 'Get whether a training is being tested or held back, and whether the last one can be undone',
  params: agentParams,
  answer: heldTrainingSchema,
};

export const publishHeldTraining = {
  summary: 'Publish a training that is held back, whatever its tests say',
  params: agentParams,
  answer: heldTrainingSchema,
};

export const discardHeldTraining = {
  summary: 'Discard a training that is held back; the agent keeps using the earlier texts',
  params: agentParams,
  answer: heldTrainingSchema,
};

export const undoTraining = {
  summary: 'Undo the last published training: the earlier texts are used again',
  params: agentParams,
  answer: heldTrainingSchema,
};
