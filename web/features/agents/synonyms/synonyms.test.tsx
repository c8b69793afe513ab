import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { paths } from '#contract/page-addresses.ts';
import { getSynonyms, setSynonyms, suggestSynonyms } from '#contract/synonyms/synonyms.endpoints.ts';
import { getWorkspace } from '#contract/workspaces/workspaces.endpoints.ts';
import { answerCalls } from '#web/testing/answer-calls.ts';
import { refusal } from '#web/testing/refusal.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { agentId, sampleWorkspace } from '#web/testing/samples.ts';
import SynonymsPage from './synonyms-page.tsx';

test('synonyms are added by hand and from words that no source contains', async () => {
  let groups = [['lift', 'elevator']];
  let version = 1;
  let isSurprised = false;
  answerCalls(
    [getWorkspace, () => sampleWorkspace()],
    [getSynonyms, () => ({ groups, version })],
    [
      suggestSynonyms,
      () => ({
        data: [{ word: 'mot', candidates: ['inspection'], question: 'What does an MOT cost?', asked: 3 }],
      }),
    ],
    [
      setSynonyms,
      ({ body }) => {
        // Another editor was quicker, once.
        if (isSurprised) {
          isSurprised = false;
          groups = [['till', 'checkout'], ...groups];
          version += 1;
        }
        const given = body as { groups: string[][]; version: number };
        if (given.version !== version) return refusal(409, 'conflict', 'Changed meanwhile.');
        groups = given.groups;
        version += 1;
        return { groups, version };
      },
    ],
  );
  const screen = await renderPart(<SynonymsPage />, {
    at: paths.synonyms(agentId),
    path: paths.synonyms(':agentId'),
  });
  await screen.getByRole('button', { name: 'Delete lift, elevator' }).click();
  await expect.poll(() => groups).toEqual([]);
  // With Enter: a toast may lie over a button.
  const words = screen.getByLabelText('Words that mean the same');
  await words.fill('bike');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Write at least two words, separated by a comma.')).toBeVisible();
  await words.fill('bike, bicycle');
  isSurprised = true;
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('bike, bicycle', { exact: true })).toBeVisible();
  const meaning = screen.getByLabelText('Means the same as mot');
  await expect.element(meaning).toHaveValue('inspection');
  await meaning.fill('inspection');
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => groups)
    .toEqual([
      ['mot', 'inspection'],
      ['bike', 'bicycle'],
      ['till', 'checkout'],
    ]);
});
