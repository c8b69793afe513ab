import { expect, test } from 'vitest';
import { deleteAccount } from '#contract/accounts/accounts.endpoints.ts';
import { answerCalls } from '#web/testing/answer-calls.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { sampleAccount } from '#web/testing/samples.ts';
import { DeleteAccountCard } from './delete-account-card.tsx';

test('a deleted account leaves a receipt of what was deleted', async () => {
  const account = sampleAccount();
  const counts = { workspaces: 1, agents: 2, sources: 3, conversations: 1_204, messages: 5_000 };
  answerCalls([
    deleteAccount,
    () => ({
      success: true as const,
      message: 'Deleted.',
      erased: { ...counts, leads: 0, chatArchives: 1, contactMessages: 0, emails: 4 },
    }),
  ]);
  const screen = await renderPart(<DeleteAccountCard />, {
    context: { account, workspace: { id: 'wsp_1', name: 'Shop', role: 'owner' } },
  });
  await screen.getByRole('button', { name: 'Delete account' }).click();
  await screen.getByLabelText(/^Type/).fill(account.email);
  await screen.getByLabelText('Current password').fill('secret12 word');
  await screen.getByRole('button', { name: 'Delete for good' }).click();
  const receipt = screen.getByRole('dialog', { name: 'Your account is deleted' });
  await expect.element(receipt.getByText('1,204')).toBeVisible();
  await expect
    .element(receipt.getByRole('link', { name: 'Go to the home page' }))
    .toHaveAttribute('href', '/');
});
