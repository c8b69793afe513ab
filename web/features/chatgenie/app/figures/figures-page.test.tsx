import { expect, test } from 'vitest';
import {
  countArchiveWords,
  measureArchive,
  measureTies,
} from '#contract/chat-figures/chat-figures.endpoints.ts';
import type { ArchiveStatistics } from '#contract/chat-figures/chat-figures.schemas.ts';
import { answerCalls } from '#web/testing/answer-calls.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { whole } from '../fixtures/archive.ts';
import FiguresPage from './figures-page.tsx';
import { figures, person, ties } from './fixtures/figures.ts';

const noWords = [countArchiveWords, () => ({ words: [], emoji: [], domains: [], media: [] })] as const;
const noTies = [
  measureTies,
  () => ({ ...ties, index: null, pairs: [], pairsCount: 0, answerTimes: [], platforms: [] }),
] as const;

test('figures have their range and number, and lead to the messages behind them', async () => {
  const callsOf = answerCalls(
    [measureArchive, () => figures],
    [
      countArchiveWords,
      () => ({
        words: [{ word: 'ferry', count: 2 }],
        emoji: [{ emoji: '🎉', count: 1 }],
        domains: [{ domain: 'example.com', count: 3 }],
        media: [{ media: 'audio' as const, count: 4 }],
      }),
    ],
    noTies,
  );
  const screen = await renderPart(<FiguresPage />, whole);
  await expect.element(screen.getByText('half in under 2 min to 5 min, n = 4').first()).toBeVisible();
  await expect
    .element(screen.getByText('Balance: messages 1.00, words 1.00, initiations 0.50'))
    .toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'ferry 2' }))
    .toHaveAttribute('href', '/chatgenie/app/arc_1/messages?q=ferry');
  await expect
    .element(screen.getByRole('link', { name: 'Voice and audio 4' }))
    .toHaveAttribute('href', '/chatgenie/app/arc_1/messages?kind=media&media=audio');
  await expect
    .element(screen.getByRole('link', { name: 'example.com 3' }))
    .toHaveAttribute('href', '/chatgenie/app/arc_1/messages?q=example.com');
  await screen.getByText('Show as a table').first().click();
  await expect
    .element(screen.getByRole('table').getByRole('link', { name: '2', exact: true }))
    .toHaveAttribute(
      'href',
      '/chatgenie/app/arc_1/messages?from=2024-03-01T00%3A00%3A00.000Z&to=2024-03-31T23%3A00%3A00.000Z',
    );
  await screen.getByRole('slider').fill('60');
  await expect.poll(() => callsOf(measureArchive).at(-1)?.query).toEqual({ gapMinutes: '60' });
});

test('each figure of turns, hours, emoji and answers leads to its messages', async () => {
  const heat = figures.heat.map((hours, day) => hours.map((_, hour) => (day === 1 && hour === 15 ? 2 : 0)));
  const people = figures.people.map((each) => ({ ...each, doubleTexts: 5, unanswered: 6 }));
  answerCalls(
    [measureArchive, () => ({ ...figures, heat, people })],
    [countArchiveWords, () => ({ words: [], emoji: [{ emoji: '🎉', count: 7 }], domains: [], media: [] })],
    [measureTies, () => ties],
  );
  const screen = await renderPart(<FiguresPage />, whole);
  const leads = async (row: string | RegExp, name: string, query: string) =>
    expect
      .element(screen.getByRole('row', { name: row }).getByRole('link', { name, exact: true }).first())
      .toHaveAttribute('href', `/chatgenie/app/arc_1/messages?${query}`);
  const tile = async (name: string | RegExp, query: string) =>
    expect
      .element(screen.getByRole('link', { name }))
      .toHaveAttribute('href', `/chatgenie/app/arc_1/messages?${query}`);
  await leads(/^Ann/, '4', 'personId=1&turn=reply&gapMinutes=240');
  await leads(/^Ann/, '5', 'personId=1&turn=double-text&gapMinutes=240');
  await leads(/^Ann/, '6', 'personId=1&turn=unanswered&gapMinutes=240');
  await tile('Conversations: 1', 'turn=start&gapMinutes=240');
  await tile(/^Busiest day: /, 'from=2024-03-05T00%3A00%3A00.000Z&to=2024-03-06T00%3A00%3A00.000Z');
  await tile(/^Longest silence: /, 'from=2024-03-05T15%3A04%3A00.000Z&to=2024-03-05T15%3A06%3A00.001Z');
  await tile('🎉 7', `emoji=${encodeURIComponent('🎉')}`);
  for (const table of screen.getByText('Show as a table').all()) await table.click();
  await leads('Tuesday 15:00 2', '2', 'weekday=2&hour=15');
  await leads('30 min 40 50%', '40', 'turn=start&gapMinutes=30');
  await leads(/^Bo 3 /, '3', 'answersBy=2');
});

test('of many people ten are shown, and the others when they are asked for', async () => {
  const people = Array.from({ length: 100 }, (_, index) => ({
    ...person,
    personId: String(index),
    name: `Member ${index}`,
  }));
  const crowd: ArchiveStatistics = { ...figures, people, peopleCount: 125, balance: null };
  answerCalls([measureArchive, () => crowd], noWords, noTies);
  const screen = await renderPart(<FiguresPage />, whole);
  await expect.element(screen.getByText('The 10 of 125 people who wrote most.')).toBeVisible();
  expect(screen.getByText('Member 10', { exact: true }).elements()).toHaveLength(0);
  await screen.getByRole('button', { name: 'Show 100 people' }).click();
  await expect.element(screen.getByText('The 100 of 125 people who wrote most.')).toBeVisible();
  await expect.element(screen.getByText('Member 10', { exact: true })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Show \d/ }).elements()).toHaveLength(0);
});

test('basic figures lead to Pro, and have nothing that depends on a silence', async () => {
  const nothing = {
    initiations: null,
    doubleTexts: null,
    unanswered: null,
    replies: null,
    waits: null,
    tone: null,
  };
  const basic: ArchiveStatistics = {
    ...figures,
    isBasic: true,
    totals: { ...figures.totals, conversations: null },
    people: figures.people.map((each) => ({ ...each, ...nothing })),
    balance: null,
    streakOfBoth: null,
    streakOfAnybody: null,
    longestSilence: null,
    gaps: [],
    tone: null,
  };
  answerCalls([measureArchive, () => basic], noWords);
  const screen = await renderPart(<FiguresPage />, whole);
  await expect
    .element(screen.getByRole('link', { name: 'See Pro' }))
    .toHaveAttribute('href', '/chatgenie/app/plan');
  await expect.element(screen.getByText('Busiest day')).toBeVisible();
  expect(screen.getByRole('slider').elements()).toHaveLength(0);
  expect(screen.getByText('Reply time').elements()).toHaveLength(0);
  expect(screen.getByText('Conversations').elements()).toHaveLength(0);
  await expect.element(screen.getByText('English')).toBeVisible();
  expect(screen.getByText('Tone', { exact: true }).elements()).toHaveLength(0);
});

test('languages and tone say how much they cover, and lead to their messages', async () => {
  answerCalls([measureArchive, () => figures], noWords, noTies);
  const screen = await renderPart(<FiguresPage />, whole);
  await expect
    .element(screen.getByText('Found in 3 of 4 messages with words (75%).', { exact: false }))
    .toBeVisible();
  await expect
    .element(screen.getByRole('listitem').filter({ hasText: 'German' }).getByRole('link'))
    .toHaveAttribute('href', '/chatgenie/app/arc_1/messages?language=de');
  await expect
    .element(
      screen.getByText('Rated for 2 of 4 messages with words (50%), only in English.', { exact: false }),
    )
    .toBeVisible();
  await screen.getByText('Show as a table').nth(3).click();
  const tone = screen.getByRole('region', { name: 'Tone by month and by person' });
  await expect
    .element(tone.getByRole('row', { name: /Ann/ }).getByRole('link'))
    .toHaveAttribute('href', '/chatgenie/app/arc_1/messages?personId=1&tone=positive');
  expect(screen.getByText('Reciprocity in groups').elements()).toHaveLength(0);
});

test('a chart shows how conversations depend on the silence that begins one', async () => {
  answerCalls([measureArchive, () => figures], noWords, noTies);
  const screen = await renderPart(<FiguresPage />, whole);
  await expect.element(screen.getByText('Conversations by silence')).toBeVisible();
  await screen.getByText('Show as a table').last().click();
  const table = screen.getByRole('region', { name: 'Conversations by silence' });
  await expect.element(table.getByRole('row', { name: '30 min 40 50%' })).toBeVisible();
  await expect.element(table.getByRole('row', { name: '4 h 10 –' })).toBeVisible();
});

test('who turns to whom shows its numbers, and what the export does not say', async () => {
  answerCalls([measureArchive, () => figures], noWords, [measureTies, () => ties]);
  const screen = await renderPart(<FiguresPage />, whole);
  await expect
    .element(screen.getByText('n = 2 answers, 1 mention, 0 reactions between 1 pair of people'))
    .toBeVisible();
  await expect.element(screen.getByText('2 and 1 back')).toBeVisible();
  await expect.element(screen.getByText('1 min, n = 3')).toBeVisible();
  await expect
    .element(screen.getByText('Exports of WhatsApp do not say whom answers or reactions are for.'))
    .toBeVisible();
  await screen.getByText('Show as a table').nth(5).click();
  await expect
    .element(screen.getByRole('region', { name: 'Who turns to whom' }).getByRole('link', { name: '2' }))
    .toHaveAttribute('href', '/chatgenie/app/arc_1/messages?tieFrom=1&tieTo=2');
});
