import { expect, test } from 'vitest';
import {
  addTest,
  getHeldTraining,
  listTestRuns,
  listTests,
  publishHeldTraining,
  startTestRun,
} from '#contract/agent-tests/agent-tests.endpoints.ts';
import type { AgentTest, HeldTraining, TestRun } from '#contract/agent-tests/agent-tests.schemas.ts';
import { getAgent } from '#contract/agents/agents.endpoints.ts';
import { paths } from '#contract/page-addresses.ts';
import { listSources } from '#contract/sources/sources.endpoints.ts';
import { getWorkspace } from '#contract/workspaces/workspaces.endpoints.ts';
import { answerCalls } from '#web/testing/answer-calls.ts';
import { refusal } from '#web/testing/refusal.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { agentId, pageOf, sampleAgent, sampleSource, sampleWorkspace } from '#web/testing/samples.ts';
import TestsPage from './tests-page.tsx';

const page = { at: paths.tests(agentId), path: paths.tests(':agentId') };
const time = '2026-03-11T09:30:00.000Z';
const sampleTest: AgentTest = {
  id: 'tst_1',
  question: 'What does the lamp cost?',
  expectation: { kind: 'contains', text: '12 euros' },
  origin: 'written',
  createdAt: time,
  hasPassed: false,
};
const sampleRun: TestRun = {
  id: 'trn_1',
  cause: 'training',
  state: 'done',
  total: 1,
  done: 1,
  passed: 0,
  lost: 1,
  gained: 0,
  waiting: 0,
  decision: null,
  createdAt: time,
  finishedAt: time,
};
const nothingHeld: HeldTraining = { state: 'none', documents: 0, testRunId: null, lost: 0 };
const around = [
  [getWorkspace, () => sampleWorkspace()],
  [getAgent, () => sampleAgent()],
  [listSources, () => pageOf([sampleSource(1)])],
] as const;

test('a test is added with what its answer must be; what was typed stays when it is refused', async () => {
  let isRefused = true;
  const callsOf = answerCalls(
    ...around,
    [listTests, () => pageOf<AgentTest>([])],
    [listTestRuns, () => ({ data: [] })],
    [getHeldTraining, () => nothingHeld],
    [addTest, () => (isRefused ? refusal(409, 'conflict', 'There is already a test.') : sampleTest)],
  );
  const screen = await renderPart(<TestsPage />, page);
  await expect.element(screen.getByText('No tests yet')).toBeVisible();
  await screen.getByRole('button', { name: 'Add a test' }).click();
  await screen.getByLabelText('Question').fill('Do you ship to Norway?');
  await screen.getByLabelText('The answer must').selectOptions('page');
  await screen.getByRole('button', { name: 'Add test', exact: true }).click();
  await expect.element(screen.getByText('Choose a source.')).toBeVisible();
  await screen.getByLabelText('Source', { exact: true }).selectOptions('Source 1');
  await screen.getByRole('button', { name: 'Add test', exact: true }).click();
  await expect.element(screen.getByText('There is already a test.')).toBeVisible();
  await expect.element(screen.getByLabelText('Question')).toHaveValue('Do you ship to Norway?');
  isRefused = false;
  await screen.getByRole('button', { name: 'Add test', exact: true }).click();
  await expect.element(screen.getByText('Test added.')).toBeVisible();
  expect(callsOf(addTest)[1]?.body).toEqual({
    question: 'Do you ship to Norway?',
    expectation: { kind: 'page', sourceId: sampleSource(1).id, url: null },
    origin: 'written',
  });
});

test('what was lost is said, and the tests run again by a button', async () => {
  const callsOf = answerCalls(
    ...around,
    [listTests, () => pageOf([sampleTest])],
    [listTestRuns, () => ({ data: [sampleRun] })],
    [getHeldTraining, () => nothingHeld],
    [startTestRun, () => ({ ...sampleRun, state: 'queued' as const })],
  );
  const screen = await renderPart(<TestsPage />, page);
  await expect.element(screen.getByText('1 test passed before and fails now.')).toBeVisible();
  await expect.element(screen.getByText('Must contain “12 euros”')).toBeVisible();
  await screen.getByRole('button', { name: 'Run all tests' }).click();
  await expect.poll(() => callsOf(startTestRun).length).toBe(1);
});

test('a training that is held back is published by its owner', async () => {
  let held: HeldTraining = { state: 'held', documents: 2, testRunId: 'trn_1', lost: 1 };
  answerCalls(
    ...around,
    [listTests, () => pageOf([sampleTest])],
    [listTestRuns, () => ({ data: [{ ...sampleRun, decision: 'held' as const, waiting: 2 }] })],
    [getHeldTraining, () => held],
    [
      publishHeldTraining,
      () => {
        held = { state: 'published', documents: 2, testRunId: 'trn_1', lost: 1 };
        return held;
      },
    ],
  );
  const screen = await renderPart(<TestsPage />, page);
  await expect.element(screen.getByText(/1 test that passed before would fail/)).toBeVisible();
  await screen.getByRole('button', { name: 'Publish anyway' }).click();
  await expect.element(screen.getByText('The last training changed 2 texts and is live.')).toBeVisible();
});
