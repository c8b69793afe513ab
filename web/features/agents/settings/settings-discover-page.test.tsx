import { expect, test } from 'vitest';
import { refusal } from '#web/testing/refusal.ts';
import { renderAgentSettings } from '#web/testing/render-agent-settings.tsx';
import SettingsDiscoverPage from './settings-discover-page.tsx';

test('the address of the public page appears once it is public', async () => {
  const { screen, field, sent, save } = await renderAgentSettings(SettingsDiscoverPage);
  const link = screen.getByRole('link', { name: 'Open the public page' });
  await field('Username').fill('Fernwood-Cycles');
  await screen.getByRole('switch', { name: 'Public' }).click();
  await field('Description').fill('Bikes and repairs.');
  await expect.element(screen.getByText('18 of 150 characters')).toBeVisible();
  await expect.element(link).not.toBeInTheDocument();
  await save();
  await expect.element(link).toHaveAttribute('href', '/a/fernwood-cycles');
  expect(sent()).toEqual([
    { username: 'fernwood-cycles', isPublic: true, description: 'Bikes and repairs.' },
  ]);
});

test('a wrong link has an error at its field, and an emptied one is taken away', async () => {
  const { screen, field, sent, save } = await renderAgentSettings(SettingsDiscoverPage);
  await field('LinkedIn').fill('https://x.com/fernwood');
  await save();
  await expect
    .element(field('LinkedIn'))
    .toHaveAccessibleDescription(/Give the full address of a profile on LinkedIn/);
  expect(sent()).toEqual([]);
  await field('LinkedIn').fill('');
  await field('X').fill('https://x.com/fernwood');
  await save();
  await expect.element(screen.getByText('You have unsaved changes.')).not.toBeInTheDocument();
  expect(sent()).toEqual([{ socialX: 'https://x.com/fernwood' }]);
});

test('a username that is taken has an error at its field, and stays to be changed', async () => {
  const { field, save } = await renderAgentSettings(SettingsDiscoverPage, () =>
    refusal(400, 'invalid-input', 'See details.', { username: 'This username is taken. Choose another.' }),
  );
  await field('Username').fill('lantern');
  await save();
  await expect.element(field('Username')).toHaveAccessibleDescription(/is taken/);
  await expect.element(field('Username')).toHaveValue('lantern');
});

test('a public page without a username is not sent', async () => {
  const { screen, field, sent, save } = await renderAgentSettings(SettingsDiscoverPage);
  await screen.getByRole('switch', { name: 'Public' }).click();
  await save();
  await expect.element(field('Username')).toHaveAccessibleDescription(/Choose a username first/);
  expect(sent()).toEqual([]);
});
