import { expect, test } from 'vitest';
import { DEFAULT_PROMPT } from '#core/answering/composing/default-prompt.ts';
import { refusal } from '#web/testing/refusal.ts';
import { renderAgentSettings } from '#web/testing/render-agent-settings.tsx';
import { sampleAgent } from '#web/testing/samples.ts';
import SettingsGeneralPage from './settings-general-page.tsx';

const renderPage = (refuse?: () => Response | null) => renderAgentSettings(SettingsGeneralPage, refuse);

test('only what was changed is sent', async () => {
  const { screen, field, sent, save, unsaved } = await renderPage();
  await field('Agent name').fill('Workshop');
  await screen.getByText('Plain and direct').click();
  await expect.element(unsaved).toBeVisible();
  await save();
  await expect.element(unsaved).not.toBeInTheDocument();
  expect(sent()).toEqual([{ name: 'Workshop', vibeResponse: 'neutral' }]);
  await save();
  await expect.element(screen.getByText('No changes to save.')).toBeVisible();
  expect(sent()).toHaveLength(1);
});

test('what is typed stays while the agent is loaded again behind it', async () => {
  const { screen, server, field } = await renderPage();
  await field('Prompt').fill('Answer briefly.');
  server.agent = sampleAgent({ name: 'Renamed elsewhere' });
  await screen.queryClient.invalidateQueries({ queryKey: ['agents'] });
  await expect.element(field('Agent name')).toHaveValue('Renamed elsewhere');
  await expect.element(field('Prompt')).toHaveValue('Answer briefly.');
});

test('the default prompt can be put back, and booking asks for a booking page', async () => {
  const { screen, field, sent, save } = await renderPage();
  await field('Prompt').fill('Answer briefly.');
  await screen.getByRole('button', { name: 'Use the default prompt' }).click();
  await expect.element(field('Prompt')).toHaveValue(DEFAULT_PROMPT);
  await screen.getByRole('switch', { name: 'Cal.com Booking' }).click();
  await expect.element(screen.getByText(/once you enter the address of your booking page/)).toBeVisible();
  await field('Booking page').fill('cal.com/shop');
  await save();
  await expect.element(field('Booking page')).toHaveAccessibleDescription(/https:\/\/cal\.com/);
  await field('Booking page').fill('https://cal.com/shop');
  await save();
  await expect
    .poll(sent)
    .toMatchObject([{ isCalComBookingEnabled: true, bookingUrl: 'https://cal.com/shop' }]);
});

test('a change that is undone leaves nothing to save', async () => {
  const { field, unsaved } = await renderPage();
  await field('Agent name').fill('Workshop');
  await expect.element(unsaved).toBeVisible();
  await field('Agent name').fill('Shop');
  await expect.element(unsaved).not.toBeInTheDocument();
});

test('a wrong field has an error when it is left, and a wrong line by its number', async () => {
  const { field, sent, save } = await renderPage();
  await field('Agent name').fill('');
  await field('Allowed domains').fill('www.shop.example\nhttps://shop.example');
  await expect.element(field('Agent name')).toHaveAccessibleDescription(/Give the agent a name/);
  await field('Prompt').click();
  await expect.element(field('Allowed domains')).toHaveAccessibleDescription(/Line 2: Give a domain/);
  await save();
  await expect.element(field('Agent name')).toHaveFocus();
  expect(sent()).toEqual([]);
});

test('what the server refuses has an error at its field, and nothing typed is lost', async () => {
  const { field, save, unsaved } = await renderPage(() =>
    refusal(400, 'invalid-input', 'See details.', { 'allowedDomains.0': 'This is no domain.' }),
  );
  await field('Allowed domains').fill('shop.example');
  await save();
  await expect.element(field('Allowed domains')).toHaveAccessibleDescription(/This is no domain/);
  await expect.element(field('Allowed domains')).toHaveValue('shop.example');
  await expect.element(unsaved).toBeVisible();
});

test('the limits for visitors are numbers, or empty for the default', async () => {
  const { screen, sent, save, unsaved } = await renderPage();
  const perVisitor = screen.getByRole('spinbutton', { name: 'Messages per visitor' });
  await perVisitor.fill('0');
  await save();
  await expect.element(screen.getByText('Write at least 1.')).toBeVisible();
  await perVisitor.fill('12');
  await save();
  await expect.element(unsaved).not.toBeInTheDocument();
  await perVisitor.fill('');
  await screen.getByRole('spinbutton', { name: 'Messages per month' }).fill('500');
  await save();
  await expect.element(unsaved).not.toBeInTheDocument();
  expect(sent()).toEqual([{ messagesPerVisitor: 12 }, { messagesPerVisitor: null, messagesPerMonth: 500 }]);
});

test('what was typed can be discarded, and the bar that saves is in view meanwhile', async () => {
  const { screen, field, sent, unsaved } = await renderPage();
  await expect.element(field('Agent name')).toBeVisible();
  const saved = (field('Agent name').element() as HTMLInputElement).value;
  await field('Agent name').fill('Workshop');
  await expect.element(unsaved).toBeInViewport();
  await screen.getByRole('button', { name: 'Discard' }).click();
  await expect.element(field('Agent name')).toHaveValue(saved);
  await expect.element(unsaved).not.toBeInTheDocument();
  expect(sent()).toEqual([]);
});
