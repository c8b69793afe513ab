import { describe, expect, test } from 'vitest';
import { updateAccountSettings } from '#contract/accounts/accounts.endpoints.ts';
import { changePassword } from '#contract/passwords/passwords.endpoints.ts';
import { updateWorkspace } from '#contract/workspaces/workspaces.endpoints.ts';
import { answerCalls } from '#web/testing/answer-calls.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { sampleAccount } from '#web/testing/samples.ts';
import { asRole } from './fixtures/as-role.ts';
import { WorkspaceNameCard } from './general/workspace-name-card.tsx';
import NotificationSettingsPage from './notifications-page.tsx';
import { PasswordCard } from './security/password-card.tsx';

describe('the password', () => {
  test('is checked at its fields before it is sent, and the form begins again once it is changed', async () => {
    const callsOf = answerCalls([
      changePassword,
      () => ({ success: true as const, message: 'It is changed.' }),
    ]);
    const screen = await renderPart(<PasswordCard />, asRole('owner'));
    const current = screen.getByLabelText('Current password', { exact: true });
    const next = screen.getByLabelText('New password', { exact: true });
    const change = () => screen.getByRole('button', { name: 'Change password' }).click();
    await change();
    await expect.element(current).toHaveFocus();
    await expect.element(current).toHaveAccessibleDescription('Enter your current password.');
    await current.fill('old-secret-1');
    await next.fill('short');
    await change();
    await expect.element(next).toHaveAccessibleDescription(/at least 8 characters/);
    expect(callsOf(changePassword)).toEqual([]);
    await next.fill('new-secret-2');
    await change();
    await expect.element(screen.getByText('It is changed.')).toBeVisible();
    await expect.element(screen.getByLabelText('New password', { exact: true })).toHaveValue('');
    expect(callsOf(changePassword)[0]?.body).toEqual({
      currentPassword: 'old-secret-1',
      password: 'new-secret-2',
    });
  });

  test('is set without one before where there was none', async () => {
    const screen = await renderPart(
      <PasswordCard />,
      asRole('owner', sampleAccount({ hasPassword: false, isGoogleLinked: true })),
    );
    await expect.element(screen.getByRole('button', { name: 'Set password' })).toBeVisible();
    await expect.element(screen.getByLabelText('Current password', { exact: true })).not.toBeInTheDocument();
  });
});

test('what is worth an email is saved as it is chosen', async () => {
  const callsOf = answerCalls([updateAccountSettings, () => sampleAccount()]);
  const screen = await renderPart(<NotificationSettingsPage />, asRole('owner'));
  await screen.getByRole('switch', { name: 'New leads' }).click();
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => callsOf(updateAccountSettings).map(({ body }) => body))
    .toEqual([
      { notifications: { leads: false, handoffs: false, mentions: true, usage: true, weekly: false } },
    ]);
});

test('the workspace is named by admins and only read by others', async () => {
  answerCalls([updateWorkspace, () => ({ id: 'wsp_1', name: 'Fernwood' })]);
  const screen = await renderPart(<WorkspaceNameCard />, asRole('admin'));
  const name = screen.getByRole('textbox', { name: 'Workspace name' });
  await name.fill('  ');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(name).toHaveAccessibleDescription(/Give the workspace a name/);
  const other = await renderPart(<WorkspaceNameCard />, asRole('inbox-only'));
  await expect
    .element(other.getByRole('textbox', { name: 'Workspace name' }).last())
    .toHaveAttribute('readonly');
});
