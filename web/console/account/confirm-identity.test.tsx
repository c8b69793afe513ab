import { expect, test } from 'vitest';
import { createApiKey } from '#contract/api-keys/api-keys.endpoints.ts';
import {
  confirmIdentity,
  getConfirmation,
  sendConfirmationCode,
} from '#contract/confirmation/confirmation.endpoints.ts';
import type { ConfirmationMethod } from '#contract/confirmation/confirmation.ts';
import { call } from '#web/lib/call.ts';
import { answerCalls } from '#web/testing/answer-calls.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { ConfirmIdentity } from './confirm-identity.tsx';

const refusal = (status: number, code: string, message: string) =>
  Response.json({ error: { code, message } }, { status });

/** A server that wants a proof before it creates a key. */
function answerLike(method: ConfirmationMethod, proof: object) {
  let isConfirmed = false;
  return answerCalls(
    [getConfirmation, () => ({ method, confirmedUntil: null })],
    [sendConfirmationCode, () => ({})],
    [
      confirmIdentity,
      ({ body }) => {
        isConfirmed = JSON.stringify(body) === JSON.stringify({ password: '', code: '', ...proof });
        if (!isConfirmed) return refusal(401, 'invalid-credentials', 'This is not correct.');
        return { confirmedUntil: '2026-03-11T09:30:00.000Z' };
      },
    ],
    [
      createApiKey,
      () =>
        isConfirmed
          ? Response.json({ key: 'pk_new' })
          : refusal(403, 'confirmation-needed', 'Confirm that it is you, then try again.'),
    ],
  );
}
const create = () =>
  call(createApiKey, { body: { name: 'CRM sync' } }).then(
    ({ key }) => key,
    (error: Error) => error.message,
  );

test('a call that needs it waits for the password, and is then made again', async () => {
  const callsOf = answerLike('password', { password: 'secret-1' });
  const screen = await renderPart(<ConfirmIdentity />);
  const outcome = create();
  const dialog = screen.getByRole('dialog', { name: 'Confirm that it’s you' });
  const password = dialog.getByLabelText('Current password', { exact: true });
  await password.fill('wrong-1');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(dialog.getByText('This is not correct.')).toBeVisible();
  await expect.element(password).toHaveValue('wrong-1');
  await password.fill('secret-1');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  expect(await outcome).toBe('pk_new');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(callsOf(createApiKey)).toHaveLength(2);
});

test('an account without a password has a code emailed', async () => {
  const callsOf = answerLike('email', { code: '123456' });
  const screen = await renderPart(<ConfirmIdentity />);
  const outcome = create();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect.element(dialog.getByText('We emailed you a code. It works once.')).toBeVisible();
  await dialog.getByLabelText('Code').fill('123456');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  expect(await outcome).toBe('pk_new');
  expect(callsOf(sendConfirmationCode)).toHaveLength(1);
});

test('when it is cancelled, nothing is done and the call fails with its reason', async () => {
  const callsOf = answerLike('authenticator', { code: '123456' });
  const screen = await renderPart(<ConfirmIdentity />);
  const outcomes = Promise.all([create(), create()]);
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(dialog.getByLabelText('Code')).toHaveFocus();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  const sentence = 'Confirm that it is you, then try again.';
  expect(await outcomes).toEqual([sentence, sentence]);
  expect(callsOf(createApiKey)).toHaveLength(2);
});
