import { expect, test } from 'vitest';
import { externalAccessNames } from '#contract/passwords/external-access.ts';
import { resetPassword } from '#contract/passwords/passwords.endpoints.ts';
import { answerCalls } from '#web/testing/answer-calls.ts';
import { refusal } from '#web/testing/refusal.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

const renderForm = async () => {
  const screen = await renderPart(<NewPasswordForm token="a-token" />);
  const change = async (password: string) => {
    await screen.getByLabelText('New password', { exact: true }).fill(password);
    await screen.getByRole('button', { name: 'Change password' }).click();
  };
  return { screen, change };
};

test('a new password is set, and other access is removed only where that is chosen', async () => {
  const callsOf = answerCalls([
    resetPassword,
    () => ({ success: true as const, message: 'You can sign in now.' }),
  ]);
  for (const isChosen of [false, true]) {
    const { screen, change } = await renderForm();
    const box = screen.getByRole('checkbox', { name: 'Someone else may have used my account' });
    for (const name of Object.values(externalAccessNames))
      await expect.element(box).toHaveAccessibleDescription(expect.stringContaining(name));
    if (isChosen) await box.click();
    await change('long enough 2');
    await expect.element(screen.getByText('You can sign in now.')).toBeVisible();
    await screen.unmount();
  }
  expect(callsOf(resetPassword).map(({ body }) => body)).toEqual([
    { token: 'a-token', password: 'long enough 2', removesOtherAccess: false },
    { token: 'a-token', password: 'long enough 2', removesOtherAccess: true },
  ]);
});

test('a link that no longer works leads to a new one', async () => {
  answerCalls([resetPassword, () => refusal(400, 'invalid-input', 'This link was used.')]);
  const { screen, change } = await renderForm();
  await change('long enough 2');
  await expect.element(screen.getByText('This link was used.')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Get a new link' })).toBeVisible();
});
