import { expect, test } from 'vitest';
import { getAccountSettings } from '#contract/accounts/accounts.endpoints.ts';
import { checkWhiteLabel, getWhiteLabel, saveWhiteLabel } from '#contract/partners/partners.endpoints.ts';
import type { WhiteLabelDetails, WhiteLabelSettings } from '#contract/partners/partners.schemas.ts';
import { answerCalls } from '#web/testing/answer-calls.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { sampleAccount } from '#web/testing/samples.ts';
import WhiteLabelPage from './white-label-page.tsx';

const active: WhiteLabelDetails = {
  host: 'chat.studio.example',
  name: 'Studio North',
  color: '#1f5c4a',
  supportEmail: 'help@studio.example',
  senderEmail: 'no-reply@studio.example',
  termsUrl: 'https://studio.example/terms',
  privacyUrl: 'https://studio.example/privacy',
  logoUrl: null,
  url: 'https://chat.studio.example',
  records: [
    { purpose: 'host', type: 'CNAME', name: 'chat.studio.example', value: 'chat.example' },
    { purpose: 'owner', type: 'TXT', name: '_agent-chat.studio.example', value: 'a-token' },
  ],
  takesMail: false,
  verifiedAt: '2027-02-01T10:00:00.000Z',
  recordMissingSince: null,
  stopsAt: null,
  stoppedAt: null,
};

const problem = 'There is no TXT record _agent-chat.studio.example with your value yet.';

test('a white label is saved, and checked until it is active', async () => {
  let shown: WhiteLabelDetails | null = null;
  let found: string | null = problem;
  const callsOf = answerCalls(
    [getWhiteLabel, () => ({ whiteLabel: shown })],
    [getAccountSettings, () => sampleAccount()],
    [
      saveWhiteLabel,
      ({ body }) => {
        shown = { ...active, ...(body as WhiteLabelSettings), verifiedAt: null };
        return { whiteLabel: shown };
      },
    ],
    [
      checkWhiteLabel,
      () => {
        if (found === null && shown !== null) shown = { ...shown, verifiedAt: '2027-02-01T10:00:00.000Z' };
        return { whiteLabel: shown, problem: found };
      },
    ],
  );
  const screen = await renderPart(<WhiteLabelPage />);
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('Enter the name of your brand.')).toBeVisible();
  expect(callsOf(saveWhiteLabel)).toEqual([]);
  const fields = {
    Domain: 'chat.studio.example',
    'Brand name': 'Studio North',
    'Support email': 'help@studio.example',
    'Sender of emails': 'no-reply@studio.example',
    'Your terms': 'https://studio.example/terms',
    'Your privacy policy': 'https://studio.example/privacy',
  };
  for (const [label, value] of Object.entries(fields))
    await screen.getByRole('textbox', { name: label, exact: true }).fill(value);
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('Not checked yet')).toBeVisible();
  await expect
    .element(screen.getByLabelText('Name of the TXT record'))
    .toHaveValue('_agent-chat.studio.example');
  expect(callsOf(saveWhiteLabel)[0]?.body).toMatchObject({ host: 'chat.studio.example', color: '#1f5c4a' });
  await screen.getByRole('button', { name: 'Check now' }).click();
  await expect.element(screen.getByText(problem)).toBeVisible();
  found = null;
  await screen.getByRole('button', { name: 'Check now' }).click();
  await expect.element(screen.getByText(/Active since/)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'https://chat.studio.example' })).toBeVisible();
});

test.each([
  ['missing', {}, /Active since/, /Add it again, or chat\.studio\.example stops/],
  ['warned of', { stopsAt: '2027-03-08T10:00:00.000Z' }, /Active since/, /Add it again by .+2027, or chat/],
  [
    'missing too long',
    { stoppedAt: '2027-03-08T10:00:00.000Z' },
    /Stopped on/,
    /has therefore stopped working/,
  ],
])('a TXT record that is %s is shown', async (_name, changes, state, notice) => {
  answerCalls(
    [
      getWhiteLabel,
      () => ({ whiteLabel: { ...active, recordMissingSince: '2027-03-01T10:00:00.000Z', ...changes } }),
    ],
    [getAccountSettings, () => sampleAccount()],
  );
  const screen = await renderPart(<WhiteLabelPage />);
  await expect.element(screen.getByText(state)).toBeVisible();
  await expect.element(screen.getByText(notice)).toBeVisible();
});
