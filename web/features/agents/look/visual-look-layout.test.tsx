import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { refusal } from '#web/testing/refusal.ts';
import { renderAgentSettings } from '#web/testing/render-agent-settings.tsx';
import ActionButtonsTab from './buttons/action-buttons-tab.tsx';
import HumanFormTab from './forms/human-form-tab.tsx';
import LeadsFormTab from './forms/leads-form-tab.tsx';
import GeneralTab from './general-tab.tsx';
import MessagesTab from './messages-tab.tsx';
import VisualLookLayout from './visual-look-layout.tsx';

const names = (actionButtons: readonly { label: string; kind: string }[] | undefined) =>
  actionButtons?.map(({ label, kind }) => label || kind);

test('buttons are renamed, moved by the keyboard, and added', async () => {
  const { screen, field, sent, save } = await renderAgentSettings(
    VisualLookLayout,
    undefined,
    ActionButtonsTab,
  );
  await field('Label of Human Help').fill('Ask a person');
  const handle = screen.getByRole('button', { name: 'Move Ask a person' });
  (handle.element() as HTMLElement).focus();
  for (const key of ['{Enter}', '{ArrowDown}', '{Enter}']) {
    await userEvent.keyboard(key);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }
  await screen.getByRole('button', { name: 'Add a link' }).click();
  await field('Label of Link').fill('Our shop');
  await save();
  await expect.element(screen.getByText(/Button 5: Give an address/)).toBeVisible();
  expect(sent()).toEqual([]);
  await field('Address of Our shop').fill('https://shop.example');
  await save();
  await expect.poll(sent).toHaveLength(1);
  expect(names(sent()[0]?.actionButtons)).toEqual([
    'finish',
    'Ask a person',
    'details',
    'booking',
    'Our shop',
  ]);
});

test('a human form without a way to a person says what that means', async () => {
  const { screen, field, sent, save } = await renderAgentSettings(VisualLookLayout, undefined, HumanFormTab);
  const warning = screen.getByText(/Nobody can be reached/);
  await expect.element(warning).not.toBeInTheDocument();
  await screen.getByRole('switch', { name: 'Email' }).click();
  await expect.element(warning).toBeVisible();
  await field('Other ways to reach a person').fill('Call 555 0100.');
  await expect.element(warning).not.toBeInTheDocument();
  await save();
  await expect
    .poll(sent)
    .toMatchObject([
      { humanForm: { fields: { email: false, name: true, phone: false }, otherWay: 'Call 555 0100.' } },
    ]);
});

test('the leads form asks when it is set to', async () => {
  const { screen, sent, save } = await renderAgentSettings(VisualLookLayout, undefined, LeadsFormTab);
  await screen.getByText('After some answers').click();
  await screen.getByRole('spinbutton').fill('5');
  await screen.getByRole('switch', { name: 'Phone' }).click();
  await save();
  await expect
    .poll(sent)
    .toMatchObject([{ leadsForm: { asks: 'after', afterAnswers: 5 }, isPhoneEnabled: true }]);
});

test('messages by rule are written, and one without a text is refused', async () => {
  const { screen, field, sent, save } = await renderAgentSettings(VisualLookLayout, undefined, MessagesTab);
  await screen.getByRole('button', { name: 'Add a message' }).click();
  await save();
  await expect.element(screen.getByText(/Message 1: Write what the message says/)).toBeVisible();
  expect(sent()).toEqual([]);
  await field('Text').fill('May I help you choose?');
  await screen.getByRole('combobox', { name: 'When' }).selectOptions('When the pointer leaves the page');
  await screen.getByRole('spinbutton', { name: 'After at least (seconds)' }).fill('5');
  await screen.getByRole('combobox', { name: 'Who sees it' }).selectOptions('Returning visitors');
  await screen.getByRole('textbox', { name: /^On pages with/ }).fill('/prices');
  await save();
  await expect.poll(sent).toMatchObject([
    {
      messageRules: [
        {
          text: 'May I help you choose?',
          page: '/prices',
          moment: 'exit',
          seconds: 5,
          visitors: 'returning',
        },
      ],
    },
  ]);
});

test('an older change of the same setting is refused, and what was typed is kept until one chooses', async () => {
  const theirs = refusal(409, 'conflict', 'Some settings were changed.', {
    displayName: 'Ana changed this in the meantime.',
  });
  const answers: (Response | null)[] = [theirs.clone(), null, theirs.clone()];
  const { screen, server, field, sent, seen, save } = await renderAgentSettings(
    VisualLookLayout,
    () => answers.shift() ?? null,
    GeneralTab,
  );
  await field('Display name').fill('Mine');
  server.agent = { ...server.agent, displayName: 'Theirs', version: 4 };
  await screen.queryClient.invalidateQueries({ queryKey: ['agents'] });
  await save();
  await expect.element(screen.getByText('Display name: Ana changed this in the meantime.')).toBeVisible();
  await expect.element(field('Display name')).toHaveValue('Mine');
  await screen.getByRole('button', { name: 'Keep mine' }).click();
  await save();
  await expect.poll(seen).toEqual([0, 4]);
  await field('Display name').fill('Mine again');
  await save();
  await screen.getByRole('button', { name: 'Use the saved values' }).click();
  await expect.element(field('Display name')).toHaveValue('Mine');
  expect(sent().map(({ displayName }) => displayName)).toEqual(['Mine', 'Mine', 'Mine again']);
});
