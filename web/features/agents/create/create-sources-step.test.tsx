import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { suggestFromWebsite } from '#contract/agents/agents.endpoints.ts';
import type { WebsiteSuggestion } from '#contract/agents/agents.schemas.ts';
import { answerCalls } from '#web/testing/answer-calls.ts';
import { refusal } from '#web/testing/refusal.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { emptyDraft } from './agent-draft.ts';
import { CreateSourcesStep } from './create-sources-step.tsx';

const onContinue = vi.fn();
const suggestion = {
  url: 'https://shop.example/',
  name: 'Shop',
  welcomeMessage: 'Welcome',
  messageColor: '#112233',
  avatar: null,
};

function Step() {
  const [draft, setDraft] = useState(emptyDraft);
  return (
    <CreateSourcesStep
      draft={draft}
      planName="Free"
      linksLimit={5}
      onChange={(changes) => setDraft({ ...draft, ...changes })}
      onContinue={onContinue}
    />
  );
}

async function renderStep(answer: () => WebsiteSuggestion | Response) {
  onContinue.mockClear();
  const callsOf = answerCalls([suggestFromWebsite, answer]);
  const screen = await renderPart(<Step />);
  await screen.getByText('Files, text and Notion').click();
  return {
    screen,
    address: screen.getByRole('textbox', { name: 'Website address' }),
    press: (name: string) => screen.getByRole('button', { name }).click(),
    asked: () => callsOf(suggestFromWebsite).length,
  };
}

test('without an address it goes on without reading a website', async () => {
  const { press, asked } = await renderStep(() => suggestion);
  await press('Continue');
  expect(onContinue).toHaveBeenCalledWith(undefined);
  expect(asked()).toBe(0);
});

test('the words of the website go on with it', async () => {
  const { address, press } = await renderStep(() => suggestion);
  await address.fill('shop.example');
  await press('Continue');
  await expect.poll(() => onContinue.mock.calls[0]?.[0]).toMatchObject(suggestion);
});

test('an address that cannot be read has an error at its field, and can be left out', async () => {
  const { screen, address, press } = await renderStep(() =>
    refusal(422, 'cannot-process', 'There is no such website.'),
  );
  await address.fill('nowhere.example');
  await press('Continue');
  await expect.element(address).toHaveAccessibleDescription('There is no such website.');
  await expect.element(address).toHaveFocus();
  // What is typed elsewhere does not take the choice away.
  await screen.getByRole('textbox', { name: /^Text/ }).fill('We open at nine.');
  await press('Continue without a website');
  expect(onContinue).toHaveBeenCalledWith({ url: '', avatar: null });
});

test('a failure that is not about the address offers to go on by hand', async () => {
  const { screen, address, press } = await renderStep(() =>
    refusal(503, 'unavailable', 'The service is not available at the moment.'),
  );
  await address.fill('shop.example');
  await press('Continue');
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
  await expect.element(address).toBeValid();
  await press('Fill in the rest myself');
  expect(onContinue).toHaveBeenCalledWith();
  await address.fill('other.example');
  await expect.element(screen.getByRole('button', { name: 'Continue' })).toBeVisible();
});

test('a file of another kind is refused by name, and a chosen one can be taken out', async () => {
  const { screen } = await renderStep(() => suggestion);
  const input = screen.getByLabelText(/Drop files here/);
  await input.upload([new File(['x'], 'tune.mp3'), new File(['We open at nine.'], 'hours.txt')]);
  await expect.element(screen.getByText(/^tune\.mp3: /)).toBeVisible();
  await screen.getByRole('button', { name: 'Remove hours.txt' }).click();
  await expect.element(screen.getByRole('list', { name: 'Chosen files' })).not.toBeInTheDocument();
});
