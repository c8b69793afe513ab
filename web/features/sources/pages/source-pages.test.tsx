import { expect, test } from 'vitest';
import {
  listSourcePages,
  removePages,
  retrainPages,
  swapPages,
} from '#contract/source-pages/source-pages.endpoints.ts';
import type { SourcePage } from '#contract/source-pages/source-pages.schemas.ts';
import { getWorkspace } from '#contract/workspaces/workspaces.endpoints.ts';
import { answerCalls } from '#web/testing/answer-calls.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { agentId, pageOf, sampleSource, sampleWorkspace } from '#web/testing/samples.ts';
import { SourcePages } from './source-pages.tsx';

const time = '2026-03-11T09:30:00.000Z';
const samplePage = (number: number, changes: Partial<SourcePage> = {}): SourcePage => ({
  id: `doc_${number}`,
  url: `https://shop.example/${number}`,
  title: `Page ${number}`,
  status: 'ready',
  characters: 400,
  reason: null,
  isBeyondPlan: false,
  updatedAt: time,
  readAt: time,
  checkedAt: time,
  ...changes,
});
const source = sampleSource(1, { kind: 'website', title: 'shop.example' });
const failed = samplePage(2, { status: 'failed', reason: 'The page is too slow.', readAt: null });

test('the pages of a website are searched, chosen, read again and removed', async () => {
  let pages = [samplePage(1), failed];
  const calls = answerCalls(
    [getWorkspace, () => sampleWorkspace()],
    [
      listSourcePages,
      ({ query }) =>
        pageOf(query.leftOutBy ? [] : pages.filter(({ title }) => title.includes(query.q ?? ''))),
    ],
    [retrainPages, () => source],
    [
      removePages,
      () => {
        pages = [samplePage(1)];
        return source;
      },
    ],
  );
  const screen = await renderPart(<SourcePages source={source} />);
  await expect.element(screen.getByText('The page is too slow.')).toBeVisible();
  await screen.getByRole('searchbox', { name: 'Search pages' }).fill('Page 2');
  await expect.element(screen.getByRole('link', { name: 'Page 1' })).not.toBeInTheDocument();
  await expect
    .element(screen.getByRole('link', { name: 'Page 2', exact: true }))
    .toHaveAttribute('href', `/agents/${agentId}/training-sources/${source.id}/pages/doc_2`);

  await screen.getByRole('checkbox', { name: 'Choose Page 2' }).click();
  await screen.getByRole('button', { name: 'Read again' }).click();
  await expect.element(screen.getByText('1 page is being read again.')).toBeVisible();
  expect(calls(retrainPages)[0]?.body).toEqual({ pageIds: ['doc_2'] });

  await screen.getByRole('checkbox', { name: 'Choose all shown' }).click();
  await screen.getByRole('button', { name: 'Remove' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect.element(screen.getByText('1 page removed.')).toBeVisible();
  expect(calls(removePages)[0]?.body).toEqual({ pageIds: ['doc_2'] });
});

test('pages of a website that is larger than the plan allows can be swapped', async () => {
  const leftOut = [samplePage(3), samplePage(4)];
  const calls = answerCalls(
    [getWorkspace, () => sampleWorkspace()],
    [
      listSourcePages,
      ({ query }) => pageOf(query.leftOutBy === 'plan' ? leftOut : [samplePage(1), samplePage(2)]),
    ],
    [swapPages, () => source],
  );
  const screen = await renderPart(<SourcePages source={source} />);
  await expect.element(screen.getByText('Found and left out: 2.', { exact: false })).toBeVisible();
  await screen.getByRole('button', { name: 'Swap pages' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Swap pages' });
  const swap = dialog.getByRole('button', { name: 'Swap' });
  await dialog.getByRole('list', { name: 'Left out' }).getByRole('checkbox', { name: 'Page 4' }).click();
  await expect.element(dialog.getByText('Choose more pages to stop using.', { exact: false })).toBeVisible();
  await expect.element(swap).toBeDisabled();
  await dialog
    .getByRole('list', { name: 'In', exact: true })
    .getByRole('checkbox', { name: 'Page 1' })
    .click();
  await swap.click();
  await expect.element(screen.getByText('1 page is being read.')).toBeVisible();
  expect(calls(swapPages)[0]?.body).toEqual({ removedIds: ['doc_1'], readIds: ['doc_4'] });
});
