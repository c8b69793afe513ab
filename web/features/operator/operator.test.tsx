import { expect, test } from 'vitest';
import {
  listPartners,
  listPayouts,
  removePartnerWhiteLabel,
  setPartnerTerms,
  settlePayout,
} from '#contract/operated-partners/operated-partners.endpoints.ts';
import type { OperatedPartner } from '#contract/operated-partners/operated-partners.schemas.ts';
import {
  getOperatedWorkspace,
  grantPlan,
  listWorkspaces,
  suspendWorkspace,
} from '#contract/operated-workspaces/operated-workspaces.endpoints.ts';
import type { OperatedWorkspaceDetails } from '#contract/operated-workspaces/operated-workspaces.schemas.ts';
import {
  getOperator,
  getPrices,
  listBackups,
  listDocsFeedback,
  listFailedJobs,
  retryJobs,
} from '#contract/operator/operator.endpoints.ts';
import type { BackupRun } from '#contract/operator/operator.schemas.ts';
import { answerCalls } from '#web/testing/answer-calls.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import BackupsPage from './backups-page.tsx';
import DocumentationPage from './documentation-page.tsx';
import JobsPage from './jobs-page.tsx';
import OperatorLayout from './operator-layout.tsx';
import PartnersPage from './partners/partners-page.tsx';
import PricesPage from './prices-page.tsx';
import WorkspacePage from './workspaces/workspace-page.tsx';
import WorkspacesPage from './workspaces/workspaces-page.tsx';

const workspace: OperatedWorkspaceDetails = {
  id: 'wsp_1',
  name: 'Lantern Bakery',
  owner: { name: 'Ana', email: 'ana@shop.example' },
  plan: 'free',
  meters: [{ name: 'messages', used: 12, limit: 40 }],
  failedSources: 1,
  failedJobs: 0,
  isGranted: false,
  isSuspended: false,
  createdAt: '2026-03-01T09:00:00.000Z',
  lastActiveAt: '2026-03-11T09:00:00.000Z',
  grant: null,
  suspension: null,
  subscription: null,
  members: [{ name: 'Ana', email: 'ana@shop.example', role: 'owner' }],
  troubles: [{ agentName: 'Helper', title: 'shop.example', status: 'failed', error: 'It does not answer.' }],
  costs: [
    {
      month: '2026-03',
      answers: 3,
      inputTokens: 900,
      outputTokens: 100,
      dollars: 0.02,
      unpricedTokens: 0,
      pages: 7,
    },
  ],
};
const refuse = (status: number, code: string) =>
  Response.json({ error: { code, message: 'Refused.' } }, { status });
const at = { at: '/operator/workspaces/wsp_1', path: '/operator/workspaces/:workspaceId' };

test.each([
  ['somebody else sees that there is no such page', 404, 'not-found', 'Page not found'],
  ['an operator who has not confirmed is asked to', 403, 'confirmation-needed', 'Confirm that it’s you'],
])('%s', async (_name, status, code, text) => {
  answerCalls([getOperator, () => refuse(status, code)]);
  const screen = await renderPart(<OperatorLayout />);
  await expect.element(screen.getByText(text)).toBeVisible();
});

test('workspaces are listed with their usage, and filtered in the address', async () => {
  const callsOf = answerCalls([
    listWorkspaces,
    () => ({ data: [workspace], pagination: { cursor: null, hasMore: false, total: 1 } }),
  ]);
  const screen = await renderPart(<WorkspacesPage />);
  await expect.element(screen.getByRole('link', { name: 'Lantern Bakery' })).toBeVisible();
  await expect.element(screen.getByRole('cell', { name: '12 / 40' })).toBeVisible();
  await expect.element(screen.getByRole('cell', { name: '1 failed source' })).toBeVisible();
  await screen.getByRole('combobox', { name: 'State' }).selectOptions('suspended');
  await expect.poll(() => screen.address()).toContain('state=suspended');
  await expect.poll(() => callsOf(listWorkspaces).at(-1)?.query).toEqual({ state: 'suspended' });
});

test('a plan is granted and a workspace suspended, each with a reason', async () => {
  let shown = workspace;
  const callsOf = answerCalls(
    [getOperatedWorkspace, () => shown],
    [grantPlan, () => shown],
    [
      suspendWorkspace,
      ({ body }) => {
        const { reason } = body as { reason: string };
        shown = { ...shown, isSuspended: true, suspension: { since: workspace.createdAt, reason } };
        return shown;
      },
    ],
  );
  const screen = await renderPart(<WorkspacePage />, at);
  await expect.element(screen.getByText('Helper · failed: It does not answer.')).toBeVisible();
  await screen.getByRole('button', { name: 'Grant a plan' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Plan' }).selectOptions('business');
  await dialog.getByRole('button', { name: 'Grant' }).click();
  await expect.element(dialog.getByText('Give a reason of at least 3 characters.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('A trial.');
  await dialog.getByRole('button', { name: 'Grant' }).click();
  await expect.element(screen.getByText('The plan is granted.')).toBeVisible();
  expect(callsOf(grantPlan)[0]?.body).toEqual({
    plan: 'business',
    addOns: {},
    until: null,
    reason: 'A trial.',
  });

  await screen.getByRole('button', { name: 'Suspend' }).click();
  await screen.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('Spam was sent.');
  await screen.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click();
  await expect.element(screen.getByText(/Suspended since .*Spam was sent\./)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Resume' })).toBeVisible();
});

test('failed jobs are started again', async () => {
  let data = [
    {
      id: 'job_1',
      name: 'sources.crawl',
      error: 'The disk is full.',
      attempts: 4,
      createdAt: workspace.createdAt,
      failedAt: null,
    },
  ];
  const callsOf = answerCalls(
    [listFailedJobs, () => ({ data, total: data.length })],
    [
      retryJobs,
      () => {
        data = [];
        return { retried: 1 };
      },
    ],
  );
  const screen = await renderPart(<JobsPage />);
  await screen.getByRole('button', { name: 'Start sources.crawl again' }).click();
  await expect.element(screen.getByText('1 job started again.')).toBeVisible();
  await expect.element(screen.getByText('No job has failed')).toBeVisible();
  expect(callsOf(retryJobs).map(({ body }) => body)).toEqual([{ jobId: 'job_1' }]);
});

test('prices are shown with those at Stripe, and what is missing or differs there', async () => {
  const price = { id: 'pro', name: 'Pro', amountCents: 1_900, sold: 3 };
  answerCalls([
    getPrices,
    () => ({
      provider: 'stripe' as const,
      prices: [
        {
          ...price,
          period: 'monthly' as const,
          key: 'parley_pro_monthly',
          priceId: 'price_1',
          providerCents: 1_900,
        },
        { ...price, period: 'yearly' as const, key: 'parley_pro_yearly', priceId: null, providerCents: null },
        {
          ...price,
          id: 'remove-brand',
          name: 'Remove Brand',
          period: 'monthly' as const,
          key: 'parley_remove-brand_monthly',
          priceId: 'price_2',
          providerCents: 5_000,
        },
      ],
    }),
  ]);
  const screen = await renderPart(<PricesPage />);
  await expect.element(screen.getByText('price_1')).toBeVisible();
  await expect.element(screen.getByText('The same')).toBeVisible();
  await expect.element(screen.getByText('Missing', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('Differs: $50.00')).toBeVisible();
});

test('a payout is marked as paid with a note, a rate agreed on, and a white label removed', async () => {
  let payout = {
    id: 'pyo_1',
    state: 'requested' as 'requested' | 'paid',
    cents: 12_345,
    payTo: 'Account 17',
    note: '',
    payee: 'Studio North, ana@studio.example',
    requestedAt: workspace.createdAt,
    settledAt: null as string | null,
  };
  let partner: OperatedPartner = {
    id: 'usr_1',
    name: 'Ana',
    email: 'ana@studio.example',
    company: 'Studio North',
    agreed: { percent: null, months: null },
    terms: { percent: 20, months: 12 },
    referrals: 3,
    clients: 1,
    earnedCents: 12_345,
    openCents: 12_345,
    whiteLabel: { host: 'chat.studio.example', state: 'unchecked' },
  };
  const callsOf = answerCalls(
    [listPayouts, () => ({ data: [payout], pagination: { cursor: null, hasMore: false, total: 1 } })],
    [listPartners, () => ({ data: [partner], total: 1 })],
    [
      settlePayout,
      () => {
        payout = { ...payout, state: 'paid', note: 'Transfer 4.', settledAt: workspace.createdAt };
        return payout;
      },
    ],
    [setPartnerTerms, () => partner],
    [
      removePartnerWhiteLabel,
      () => {
        partner = { ...partner, whiteLabel: null };
        return partner;
      },
    ],
  );
  const screen = await renderPart(<PartnersPage />);
  await expect.element(screen.getByText('White label: chat.studio.example, not checked yet')).toBeVisible();
  await screen.getByRole('button', { name: 'Mark as paid' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText(/this account first: Account 17/)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Transfer 4.');
  await dialog.getByRole('button', { name: 'Mark as paid' }).click();
  await expect.element(screen.getByText('Transfer 4.')).toBeVisible();
  expect(callsOf(settlePayout).map(({ body }) => body)).toEqual([{ state: 'paid', note: 'Transfer 4.' }]);
  await screen.getByRole('button', { name: 'Change rate of ana@studio.example' }).click();
  await screen.getByRole('spinbutton', { name: 'Percent of what is paid' }).fill('12.5');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('Rate saved.')).toBeVisible();
  expect(callsOf(setPartnerTerms)[0]?.body).toEqual({ percent: 12.5, months: null });
  await screen.getByRole('button', { name: 'Remove white label of ana@studio.example' }).click();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('It copies a bank.');
  await dialog.getByRole('button', { name: 'Remove white label' }).click();
  await expect.element(screen.getByText('White label removed.')).toBeVisible();
  await expect.element(screen.getByText(/chat\.studio\.example/)).not.toBeInTheDocument();
  expect(callsOf(removePartnerWhiteLabel)[0]?.body).toEqual({ reason: 'It copies a bank.' });
});

const run: BackupRun = {
  id: 'bkr_1',
  kind: 'backup',
  name: 'parley-20260310t030000z.backup.age',
  sizeBytes: 12_582_912,
  rows: 1_234,
  files: 1,
  error: null,
  startedAt: '2026-03-10T03:00:00.000Z',
  endedAt: '2026-03-10T03:01:00.000Z',
};

test('an operator without backups is told what to set', async () => {
  answerCalls([listBackups, () => ({ place: null, lastBackup: null, lastTest: null, runs: [] })]);
  const screen = await renderPart(<BackupsPage />);
  await expect.element(screen.getByText('No backups are made')).toBeVisible();
  expect(screen.getByRole('link', { name: 'How backups are made' }).element().getAttribute('href')).toBe(
    '/docs/self-hosting#backups-by-themselves',
  );
});

test('the last good backup and the last test are shown, and a warning when it is old', async () => {
  const now = new Date().toISOString();
  const test = { ...run, id: 'bkr_2', kind: 'test' as const };
  const failed = { ...run, id: 'bkr_3', name: null, sizeBytes: null, error: 'The bucket does not exist.' };
  const fresh = { ...run, endedAt: now };
  let lastBackup = fresh;
  answerCalls([
    listBackups,
    () => ({ place: 's3://backups/parley', lastBackup, lastTest: test, runs: [failed, test, run] }),
  ]);
  const screen = await renderPart(<BackupsPage />);
  await expect
    .element(screen.getByText(/^The latest backup failed\..* Reason: The bucket does not exist\.$/))
    .toBeVisible();
  await expect.element(screen.getByText(/^The latest test of a backup failed/)).not.toBeInTheDocument();
  await expect.element(screen.getByText('s3://backups/parley')).toBeVisible();
  await expect.element(screen.getByText('12 MB, 1,234 rows, 1 file').first()).toBeVisible();
  await expect.element(screen.getByText('The bucket does not exist.', { exact: true })).toBeVisible();
  await expect.element(screen.getByText(/^There is no good backup/)).not.toBeInTheDocument();
  await screen.unmount();

  lastBackup = run;
  const later = await renderPart(<BackupsPage />);
  await expect.element(later.getByText('There is no good backup of the last two days.')).toBeVisible();
});

test('what readers said of the documentation leads to the page that it is about', async () => {
  const comment = { text: 'Say where it goes.', isHelpful: false, createdAt: '2026-03-11T09:00:00.000Z' };
  answerCalls([
    listDocsFeedback,
    () => ({ data: [{ page: 'widget', helpful: 1, notHelpful: 2, comments: [comment] }] }),
  ]);
  const screen = await renderPart(<DocumentationPage />);
  await expect.element(screen.getByText('2 not helpful')).toBeVisible();
  await expect.element(screen.getByText('Say where it goes.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'widget' }).element().getAttribute('href')).toBe('/docs/widget');
});
