import { expect, test } from 'vitest';
import {
  askArchive,
  chooseArchiveModel,
  getModelChoice,
  listArchives,
} from '#contract/chat-archives/chat-archives.endpoints.ts';
import { answerCalls } from '#web/testing/answer-calls.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { message, plan, whole } from '../fixtures/archive.ts';
import AskPage from './ask-page.tsx';

const noModel = { destination: null, model: null, isOn: false };

test('an archive without messages leads to imports in place of questions', async () => {
  const screen = await renderPart(<AskPage />, { ...whole, context: { ...whole.context, messages: 0 } });
  await expect
    .element(screen.getByRole('link', { name: 'Import a chat' }))
    .toHaveAttribute('href', '/chatgenie/app/arc_1/imports');
  expect(screen.getByRole('textbox').elements()).toHaveLength(0);
});

test('examples ask about somebody by name, not about “Me”', async () => {
  answerCalls([listArchives, () => ({ data: [], plan })], [getModelChoice, () => noModel]);
  const people = ['Me', 'Bo'].map((name, index) => ({ ...whole.context.people[0], id: String(index), name }));
  const screen = await renderPart(<AskPage />, { ...whole, context: { ...whole.context, people } });
  await expect.element(screen.getByRole('button', { name: 'How many messages did Bo write?' })).toBeVisible();
});

test('messages go to a language model only once that is switched on, and the switch says where', async () => {
  let isOn = false;
  const choice = () => ({ destination: 'OpenAI', model: 'gpt-6-luna', isOn });
  const callsOf = answerCalls(
    [listArchives, () => ({ data: [], plan })],
    [getModelChoice, choice],
    [
      chooseArchiveModel,
      ({ body }) => {
        isOn = (body as { destination: string | null }).destination !== null;
        return choice();
      },
    ],
  );
  const screen = await renderPart(<AskPage />, whole);
  const control = screen.getByRole('switch', { name: 'Send messages to OpenAI' });
  await expect.element(control).not.toBeChecked();
  await expect.element(screen.getByText('without a language model', { exact: false })).toBeVisible();
  await control.click();
  await expect.element(control).toBeChecked();
  await expect.element(screen.getByText('In any language.', { exact: false })).toBeVisible();
  await control.click();
  await expect.element(control).not.toBeChecked();
  expect(callsOf(chooseArchiveModel).map(({ body }) => body)).toEqual([
    { destination: 'OpenAI' },
    { destination: null },
  ]);
});

test('a question is answered with its messages', async () => {
  const callsOf = answerCalls(
    [listArchives, () => ({ data: [], plan })],
    [getModelChoice, () => noModel],
    [
      askArchive,
      () => ({
        outcome: 'answered' as const,
        text: '1 message.',
        readAs: 'Messages with the words “nine”',
        quotes: [message],
        total: 1,
        model: null,
        plan,
      }),
    ],
  );
  const screen = await renderPart(<AskPage />, whole);
  await screen.getByRole('button', { name: 'Ask' }).click();
  await expect.element(screen.getByText('Enter a question.')).toBeVisible();
  await screen.getByLabelText('Question').fill('Who said nine?');
  await screen.getByRole('button', { name: 'Ask' }).click();
  await expect.element(screen.getByText('1 message.')).toBeVisible();
  await expect.element(screen.getByText('Read as: Messages with the words “nine”')).toBeVisible();
  await expect.element(screen.getByText('at nine')).toBeVisible();
  // The word that it was found by has the ink, and the message its number.
  expect(screen.getByText('nine', { exact: true }).element().tagName).toBe('MARK');
  expect(screen.getByText('1', { exact: true }).elements()).toHaveLength(2);
  expect(callsOf(askArchive)[0]?.body).toEqual({ question: 'Who said nine?' });
});
