import { expect, test } from 'vitest';
import { listArchiveMessages } from '#contract/chat-archives/chat-archives.endpoints.ts';
import { answerCalls } from '#web/testing/answer-calls.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { message, whole } from '../fixtures/archive.ts';
import PeoplePage from '../people/people-page.tsx';
import MessagesPage from './messages-page.tsx';

test('messages that a figure led to say which they are, and all are a press away', async () => {
  const callsOf = answerCalls([
    listArchiveMessages,
    () => ({ data: [message], pagination: { cursor: null, hasMore: false, total: 1 } }),
  ]);
  const screen = await renderPart(<MessagesPage />, {
    ...whole,
    at: '/chatgenie/app/arc_1/messages?language=de&tone=negative&tieFrom=1&tieTo=2',
    path: '/chatgenie/app/:archiveId/messages',
  });
  await expect.element(screen.getByText('Only messages in German are shown.')).toBeVisible();
  await expect.element(screen.getByText('by which Ann turned to Bo', { exact: false })).toBeVisible();
  await screen.getByRole('button', { name: 'Show all tones' }).click();
  await expect
    .poll(() => callsOf(listArchiveMessages).at(-1)?.query)
    .toEqual({ language: 'de', tieFrom: '1', tieTo: '2' });
});

test('messages behind figures of turns, hours, emoji and answers say which they are', async () => {
  const callsOf = answerCalls([
    listArchiveMessages,
    () => ({ data: [message], pagination: { cursor: null, hasMore: false, total: 1 } }),
  ]);
  const screen = await renderPart(<MessagesPage />, {
    ...whole,
    at: '/chatgenie/app/arc_1/messages?turn=double-text&gapMinutes=60&weekday=2&hour=15&emoji=🎉&answersBy=2',
    path: '/chatgenie/app/:archiveId/messages',
  });
  const said = async (text: string) => expect.element(screen.getByText(text)).toBeVisible();
  await said('Only double texts are shown. A conversation begins after a silence of 1 h.');
  await said('Only messages of people on Tuesday from 15:00 to 15:59 are shown.');
  await said('Only texts with 🎉 are shown.');
  await said('Only messages by which Bo answered with a quote are shown.');
  await screen.getByRole('button', { name: 'Show all hours' }).click();
  await expect
    .poll(() => callsOf(listArchiveMessages).at(-1)?.query)
    .toEqual({ turn: 'double-text', gapMinutes: '60', emoji: '🎉', answersBy: '2' });
});

test('messages are searched, in the zone of the archive', async () => {
  const callsOf = answerCalls([
    listArchiveMessages,
    () => ({ data: [message], pagination: { cursor: null, hasMore: false, total: 1 } }),
  ]);
  const screen = await renderPart(<MessagesPage />, whole);
  await expect.element(screen.getByText('at nine')).toBeVisible();
  await expect.element(screen.getByText('Jul 5, 2024, 4:06 PM')).toBeVisible();
  await screen.getByLabelText('Search messages').fill('nine');
  await screen.getByLabelText('Person').selectOptions('Bo');
  await expect
    .poll(() => callsOf(listArchiveMessages).at(-1)?.query)
    .toMatchObject({ q: 'nine', personId: '2' });
});

test('what is no filter in the address is ignored', async () => {
  const callsOf = answerCalls([
    listArchiveMessages,
    () => ({ data: [message], pagination: { cursor: null, hasMore: false, total: 1 } }),
  ]);
  const screen = await renderPart(<MessagesPage />, {
    ...whole,
    at: '/chatgenie/app/arc_1/messages?media=hologram&language=German&from=soon&to=never&chatId=77&hour=3',
    path: '/chatgenie/app/:archiveId/messages',
  });
  await expect.element(screen.getByText('at nine')).toBeVisible();
  expect(callsOf(listArchiveMessages).at(-1)?.query).toEqual({ hour: '3' });
});

test('messages behind figures of Pro lead to Pro on Free, and all are a press away', async () => {
  answerCalls([
    listArchiveMessages,
    ({ query }) =>
      query.tone
        ? Response.json({ error: { code: 'plan-limit', message: 'Tone is part of it.' } }, { status: 402 })
        : { data: [message], pagination: { cursor: null, hasMore: false, total: 1 } },
  ]);
  const screen = await renderPart(<MessagesPage />, {
    ...whole,
    at: '/chatgenie/app/arc_1/messages?tone=positive',
    path: '/chatgenie/app/:archiveId/messages',
  });
  await expect.element(screen.getByText('Tone is part of it.')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'See Pro' }))
    .toHaveAttribute('href', '/chatgenie/app/plan');
  await screen.getByRole('button', { name: 'Show all tones' }).click();
  await expect.element(screen.getByText('at nine')).toBeVisible();
});

test.each([
  ['messages', MessagesPage],
  ['people', PeoplePage],
])('without any, the tab of %s leads to the imports', async (_of, Tab) => {
  answerCalls();
  const empty = { ...whole.context, messages: 0, chatList: [], people: [], peopleCount: 0, imports: [] };
  const screen = await renderPart(<Tab />, { context: empty });
  await expect
    .element(screen.getByRole('link', { name: 'Import a chat' }))
    .toHaveAttribute('href', '/chatgenie/app/arc_1/imports');
});
