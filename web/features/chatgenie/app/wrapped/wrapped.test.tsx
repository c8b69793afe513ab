import { expect, test } from 'vitest';
import {
  listWrappedShares,
  shareWrapped,
  withdrawWrappedShare,
  wrapArchive,
} from '#contract/wrapped/wrapped.endpoints.ts';
import type { WrappedShare } from '#contract/wrapped/wrapped.schemas.ts';
import { archive as wholeArchive } from '#web/features/chatgenie/app/fixtures/archive.ts';
import type { WholeArchive } from '#web/features/chatgenie/app/use-archive.ts';
import { answerCalls } from '#web/testing/answer-calls.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import type { ShownYear } from './wrapped-choice.ts';
import WrappedPage from './wrapped-page.tsx';

const archive: WholeArchive = {
  ...wholeArchive,
  chatList: [],
  people: [],
  peopleCount: 0,
  imports: [],
  uploads: [],
};
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="5" viewBox="0 0 4 5"/>';
const year: ShownYear = {
  year: 2024,
  years: [2024, 2023],
  cards: [
    { id: 'messages', description: 'Messages this year, 2024: 1,204.', svg },
    { id: 'people', description: 'Who wrote most, 2024: 61%.', svg },
    { id: 'words', description: 'The most used word, 2024: ferry.', svg },
  ],
  people: [
    { personId: '1', name: 'Ann', canBeNamed: true },
    { personId: '2', name: '林', canBeNamed: false },
  ],
  canShare: true,
};
const share: WrappedShare = {
  id: 'wsh_1',
  year: 2024,
  url: 'http://localhost:3000/chatgenie/shared/token',
  cards: ['messages', 'people'],
  createdAt: '2026-03-11T09:30:00.000Z',
  expiresAt: '2026-04-10T09:30:00.000Z',
};
const whole = { context: archive };

test('shows the cards without names and without words, until they are switched on', async () => {
  const callsOf = answerCalls([wrapArchive, () => year], [listWrappedShares, () => ({ data: [] })]);
  const screen = await renderPart(<WrappedPage />, whole);
  await expect.element(screen.getByAltText('Messages this year, 2024: 1,204.')).toBeVisible();
  expect(callsOf(wrapArchive)[0]?.query).toEqual({ look: 'light' });
  expect(screen.getByAltText('The most used word, 2024: ferry.').elements()).toHaveLength(0);
  expect(screen.getByText('Ask the people before you share.', { exact: false }).elements()).toHaveLength(0);
  await screen.getByLabelText('Most used words').click();
  await expect.element(screen.getByAltText('The most used word, 2024: ferry.')).toBeVisible();
  await screen.getByLabelText('Ann').click();
  await expect.poll(() => callsOf(wrapArchive).at(-1)?.query).toEqual({ look: 'light', named: '1' });
  await expect
    .element(
      screen.getByText(
        'The cards show names, and words or emoji that people wrote. Ask them before you share.',
      ),
    )
    .toBeVisible();
  await expect.element(screen.getByLabelText('林 (the cards do not have these letters)')).toBeDisabled();
  await screen.getByLabelText('Year').selectOptions('2023');
  await screen.getByLabelText('Colours').selectOptions('Dark');
  await expect
    .poll(() => callsOf(wrapArchive).at(-1)?.query)
    .toEqual({ year: '2023', look: 'dark', named: '1' });
});

test('creates a link to what is shown, and withdraws it', async () => {
  let open: WrappedShare[] = [];
  const callsOf = answerCalls(
    [wrapArchive, () => year],
    [listWrappedShares, () => ({ data: open })],
    [
      shareWrapped,
      () => {
        open = [share];
        return share;
      },
    ],
    [
      withdrawWrappedShare,
      () => {
        open = [];
        return {};
      },
    ],
  );
  const screen = await renderPart(<WrappedPage />, whole);
  await screen.getByLabelText('Who wrote most').click();
  await screen.getByLabelText('Works for').selectOptions('7 days');
  await screen.getByRole('button', { name: 'Create link' }).click();
  const link = screen.getByRole('link', { name: '2 cards of 2024' });
  await expect.element(link).toHaveAttribute('href', share.url);
  expect(callsOf(shareWrapped)[0]?.body).toEqual({
    year: 2024,
    look: 'light',
    cards: ['messages'],
    named: [],
    days: 7,
  });
  await screen.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await screen.getByRole('button', { name: 'Withdraw link' }).click();
  await expect.poll(() => link.elements()).toHaveLength(0);
  expect(callsOf(withdrawWrappedShare)[0]?.params).toEqual({ archiveId: 'arc_1', shareId: 'wsh_1' });
});

test('on Free there is no form for links, and it says why', async () => {
  answerCalls([wrapArchive, () => ({ ...year, canShare: false })], [listWrappedShares, () => ({ data: [] })]);
  const screen = await renderPart(<WrappedPage />, whole);
  await expect.element(screen.getByText('Links are part of ChatGenie Pro.', { exact: false })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Create link' }).elements()).toHaveLength(0);
});

test('without a year it leads to the imports', async () => {
  answerCalls([wrapArchive, () => ({ ...year, year: null, years: [], cards: [], people: [] })]);
  const screen = await renderPart(<WrappedPage />, whole);
  await expect
    .element(screen.getByRole('link', { name: 'Import a chat' }))
    .toHaveAttribute('href', '/chatgenie/app/arc_1/imports');
});
