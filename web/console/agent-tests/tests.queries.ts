import { queryOptions, useQueryClient } from '@tanstack/react-query';
import {
  addTest,
  deleteTest,
  discardHeldTraining,
  getHeldTraining,
  getTestRun,
  listTestRuns,
  listTests,
  publishHeldTraining,
  startTestRun,
  suggestTests,
  undoTraining,
  updateTest,
} from '#contract/agent-tests/agent-tests.endpoints.ts';
import type { TestExpectation, TestRun } from '#contract/agent-tests/agent-tests.schemas.ts';
import type { TestOrigin } from '#contract/agent-tests/agent-tests.ts';
import { listSources } from '#contract/sources/sources.endpoints.ts';
import { call } from '#web/lib/call.ts';
import { pagesOf } from '#web/lib/pages-of.ts';
import { useMutationOnce } from '#web/lib/use-mutation-once.ts';

/** Next to the live stream, for networks that do not let one through. */
const runPollMs = 4_000;

export const isRunning = ({ state }: Pick<TestRun, 'state'>): boolean =>
  state === 'queued' || state === 'running';

export const testsQuery = (agentId: string) =>
  pagesOf(['tests', agentId, 'list'], ({ cursor, signal }) =>
    call(listTests, {
      params: { agentId },
      query: { limit: 50, ...(cursor ? { cursor } : {}) },
      signal,
    }),
  );

export const testRunsQuery = (agentId: string) =>
  queryOptions({
    queryKey: ['tests', agentId, 'runs'],
    queryFn: async ({ signal }) => (await call(listTestRuns, { params: { agentId }, signal })).data,
    refetchInterval: (query) => (query.state.data?.some(isRunning) ? runPollMs : false),
  });

export const testRunQuery = (agentId: string, testRunId: string) =>
  queryOptions({
    queryKey: ['tests', agentId, 'runs', testRunId],
    queryFn: ({ signal }) => call(getTestRun, { params: { agentId, testRunId }, signal }),
    refetchInterval: (query) => (query.state.data && isRunning(query.state.data) ? runPollMs : false),
  });

/** Old after a change of the sources too, so it is asked for again with the tests and while one is tested. */
export const heldTrainingQuery = (agentId: string) =>
  queryOptions({
    queryKey: ['tests', agentId, 'held'],
    queryFn: ({ signal }) => call(getHeldTraining, { params: { agentId }, signal }),
    refetchInterval: (query) => (query.state.data?.state === 'testing' ? runPollMs : false),
  });

/** What a member can do with a training that is held back, or was published last. */
export function useSettleTraining(agentId: string) {
  const queryClient = useQueryClient();
  const onSuccess = () =>
    Promise.all(
      [['tests', agentId], ['sources', agentId], ['usage']].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
  const params = { agentId };
  return {
    publish: useMutationOnce({ mutationFn: () => call(publishHeldTraining, { params }), onSuccess }),
    discard: useMutationOnce({ mutationFn: () => call(discardHeldTraining, { params }), onSuccess }),
    undo: useMutationOnce({ mutationFn: () => call(undoTraining, { params }), onSuccess }),
  };
}

/** Asked for by a button alone, as it costs searches. */
export const testSuggestionsQuery = (agentId: string) =>
  queryOptions({
    queryKey: ['test-suggestions', agentId],
    queryFn: async ({ signal }) => (await call(suggestTests, { params: { agentId }, signal })).data,
    staleTime: 0,
  });

/** What a test can expect to be cited. */
export const sourceChoicesQuery = (agentId: string) =>
  queryOptions({
    queryKey: ['sources', agentId, 'choices'],
    queryFn: async ({ signal }) =>
      (await call(listSources, { params: { agentId }, query: { limit: 100 }, signal })).data,
  });

interface TestInput {
  question: string;
  expectation: TestExpectation;
}

export function useChangeTests(agentId: string) {
  const queryClient = useQueryClient();
  const onSuccess = () => queryClient.invalidateQueries({ queryKey: ['tests', agentId] });
  return {
    add: useMutationOnce({
      mutationFn: (body: TestInput & { origin: TestOrigin }, idempotencyKey) =>
        call(addTest, { params: { agentId }, body, idempotencyKey }),
      onSuccess,
    }),
    update: useMutationOnce({
      mutationFn: ({ id, ...body }: TestInput & { id: string }) =>
        call(updateTest, { params: { agentId, testId: id }, body }),
      onSuccess,
    }),
    remove: useMutationOnce({
      mutationFn: (testId: string) => call(deleteTest, { params: { agentId, testId } }),
      onSuccess,
    }),
    run: useMutationOnce({
      mutationFn: () => call(startTestRun, { params: { agentId } }),
      onSuccess,
    }),
  };
}
