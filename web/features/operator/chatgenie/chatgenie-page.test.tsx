import { expect, test } from 'vitest';
import {
  endChatgenieGrant,
  grantChatgenie,
  listChatgenieUsers,
} from '#contract/operator/operator.endpoints.ts';
import type { OperatedChatgenieUser } from '#contract/operator/operator.schemas.ts';
import { answerCalls } from '#web/testing/answer-calls.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import ChatgeniePage from './chatgenie-page.tsx';

const bo: OperatedChatgenieUser = {
  id: 'usr_2',
  name: 'Bo',
  email: 'bo@shop.example',
  pays: true,
  reason: null,
};

test('Pro is given by an address and a reason, and ended again', async () => {
  let shown = [bo];
  const callsOf = answerCalls(
    [
      listChatgenieUsers,
      () => ({ data: shown, pagination: { cursor: null, hasMore: false, total: shown.length } }),
    ],
    [
      grantChatgenie,
      ({ body }) => {
        const ann = { id: 'usr_1', name: 'Ann', pays: false, ...(body as { email: string; reason: string }) };
        shown = [ann, bo];
        return ann;
      },
    ],
    [
      endChatgenieGrant,
      () => {
        shown = [bo];
        return {};
      },
    ],
  );
  const screen = await renderPart(<ChatgeniePage />);
  await expect.element(screen.getByText('Paid')).toBeVisible();
  await screen.getByRole('button', { name: 'Give Pro' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Give Pro' }).click();
  await expect.element(dialog.getByText('Enter the email address of an account.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Email' }).fill('ann@shop.example');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('She tests it.');
  await dialog.getByRole('button', { name: 'Give Pro' }).click();
  await expect.element(screen.getByText('She tests it.')).toBeVisible();
  expect(callsOf(grantChatgenie)[0]?.body).toEqual({ email: 'ann@shop.example', reason: 'She tests it.' });
  await expect
    .element(screen.getByRole('button', { name: 'End Pro for bo@shop.example' }))
    .not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'End Pro for ann@shop.example' }).click();
  await screen.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('It is over.');
  await screen.getByRole('dialog').getByRole('button', { name: 'End Pro' }).click();
  await expect.element(screen.getByText('She tests it.')).not.toBeInTheDocument();
  expect(callsOf(endChatgenieGrant)[0]?.body).toEqual({ reason: 'It is over.' });
});
