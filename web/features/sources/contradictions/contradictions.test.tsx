import { expect, test } from 'vitest';
import {
  dismissContradiction,
  listContradictions,
} from '#contract/contradictions/contradictions.endpoints.ts';
import type { ListedContradiction } from '#contract/contradictions/contradictions.schemas.ts';
import { paths } from '#contract/page-addresses.ts';
import { getWorkspace } from '#contract/workspaces/workspaces.endpoints.ts';
import { answerCalls } from '#web/testing/answer-calls.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { agentId, sampleWorkspace } from '#web/testing/samples.ts';
import ContradictionsPage from './contradictions-page.tsx';

const side = (title: string, sentence: string, checkedAt: string): ListedContradiction['sides'][0] => ({
  sourceId: 'src_1',
  title,
  url: null,
  heading: null,
  sentence,
  checkedAt,
});

test('a contradiction shows both sentences with their age, and goes once both are right', async () => {
  let data: ListedContradiction[] = [
    {
      id: 'a1',
      sides: [
        side('Delivery', 'Delivery takes 3 days.', new Date().toISOString()),
        side('Questions', 'Delivery takes 5 days.', '2020-01-01T00:00:00.000Z'),
      ],
    },
  ];
  const callsOf = answerCalls(
    [getWorkspace, () => sampleWorkspace()],
    [listContradictions, () => ({ data, isComplete: true })],
    [
      dismissContradiction,
      () => {
        data = [];
        return {};
      },
    ],
  );
  const screen = await renderPart(<ContradictionsPage />, {
    at: paths.contradictions(agentId),
    path: paths.contradictions(':agentId'),
  });
  await expect.element(screen.getByText('Delivery takes 3 days.')).toBeVisible();
  await expect.element(screen.getByText(/may be out of date/)).toBeVisible();
  await screen.getByRole('button', { name: 'Both are right' }).click();
  await expect.element(screen.getByText('No contradictions found')).toBeVisible();
  expect(callsOf(dismissContradiction)[0]?.body).toEqual({ contradictionId: 'a1' });
});
