import { expect, test } from 'vitest';
import { chat } from '#contract/conversations/conversations.endpoints.ts';
import { countInbox } from '#contract/inbox/inbox.endpoints.ts';
import { paths } from '#contract/page-addresses.ts';
import { addSource, getSource } from '#contract/sources/sources.endpoints.ts';
import {
  dismissQuestions,
  listUnanswered,
} from '#contract/unanswered-questions/unanswered-questions.endpoints.ts';
import type { UnansweredGroup } from '#contract/unanswered-questions/unanswered-questions.schemas.ts';
import { answerCalls } from '#web/testing/answer-calls.ts';
import { refusal } from '#web/testing/refusal.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { agentId, sampleAnswer, sampleGroup, sampleSource } from '#web/testing/samples.ts';
import UnansweredPage from './unanswered-page.tsx';

const page = { at: paths.unanswered(agentId), path: paths.unanswered(':agentId') };
const listOf = (data: UnansweredGroup[]) => ({ data, questions: data.length, groups: data.length });

test('a question is answered in place, asked again, and stays until it is closed', async () => {
  let open = [sampleGroup(1, { wordings: ['Vouchers?'] }), sampleGroup(2)];
  const callsOf = answerCalls(
    [
      countInbox,
      () => ({ waiting: 0, mine: 0, unassigned: 0, closed: 0, waitingSince: null, usualReplySeconds: null }),
    ],
    [listUnanswered, () => listOf(open)],
    [
      addSource,
      () => {
        open = open.slice(1);
        return sampleSource(1, { kind: 'qa' });
      },
    ],
    [getSource, () => sampleSource(1, { kind: 'qa' })],
    [chat, () => sampleAnswer('Yes, at the till.')],
  );
  const screen = await renderPart(<UnansweredPage />, page);
  await screen.getByRole('button', { name: 'Answer', exact: true }).first().click();
  await screen.getByLabelText('Answer', { exact: true }).fill('Yes, at the till.');
  await screen.getByRole('button', { name: 'Save and ask again' }).click();
  const now = screen.getByRole('region', { name: 'Answer now' });
  await expect.element(now.getByText('Yes, at the till.')).toBeVisible();
  expect(callsOf(addSource)[0]?.body).toMatchObject({
    kind: 'qa',
    question: sampleGroup(1).question,
    alternatives: ['Vouchers?'],
  });
  expect(callsOf(chat)[0]?.body).toEqual({ message: sampleGroup(1).question, channel: 'preview' });
  // The list has been read again without it.
  await expect.element(screen.getByText('1 question', { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: sampleGroup(1).question })).toBeVisible();
  await screen.getByRole('button', { name: 'Close', exact: true }).click();
  await expect
    .element(screen.getByRole('heading', { name: sampleGroup(1).question }))
    .not.toBeInTheDocument();
  await expect.element(screen.getByRole('heading', { name: sampleGroup(2).question })).toBeVisible();
});

test('what was typed stays when it cannot be saved', async () => {
  answerCalls(
    [
      countInbox,
      () => ({ waiting: 0, mine: 0, unassigned: 0, closed: 0, waitingSince: null, usualReplySeconds: null }),
    ],
    [listUnanswered, () => listOf([sampleGroup(1)])],
    [addSource, () => refusal(422, 'cannot-process', 'This cannot be saved.')],
  );
  const screen = await renderPart(<UnansweredPage />, page);
  await screen.getByRole('button', { name: 'Answer', exact: true }).click();
  await screen.getByLabelText('Answer', { exact: true }).fill('Yes.');
  await screen.getByRole('button', { name: 'Save and ask again' }).click();
  await expect.element(screen.getByText('This cannot be saved.')).toBeVisible();
  await expect.element(screen.getByLabelText('Answer', { exact: true })).toHaveValue('Yes.');
});

test('a question is dismissed with a reason', async () => {
  let open = [sampleGroup(1)];
  const callsOf = answerCalls(
    [
      countInbox,
      () => ({ waiting: 0, mine: 0, unassigned: 0, closed: 0, waitingSince: null, usualReplySeconds: null }),
    ],
    [listUnanswered, () => listOf(open)],
    [
      dismissQuestions,
      () => {
        open = [];
        return { questions: 2 };
      },
    ],
  );
  const screen = await renderPart(<UnansweredPage />, page);
  await screen.getByRole('button', { name: 'Dismiss' }).click();
  await screen.getByRole('menuitem', { name: 'Not about us' }).click();
  await expect.element(screen.getByText('No unanswered questions')).toBeVisible();
  expect(callsOf(dismissQuestions)[0]?.body).toEqual({
    questionIds: sampleGroup(1).questionIds,
    reason: 'off-topic',
  });
});
