import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Billing } from '#contract/billing/billing.schemas.ts';
import type { Archive } from '#contract/chat-archives/chat-archives.schemas.ts';
import type { ArchiveStatistics } from '#contract/chat-figures/chat-figures.schemas.ts';
import type { ChatImport } from '#contract/chat-imports/chat-imports.schemas.ts';
import type { ChatgenieBilling } from '#contract/chatgenie-billing/chatgenie-billing.schemas.ts';
import { sandboxAccount } from '#server/adapters/payments/sandbox/sandbox.table.ts';
import { syncDueAccounts } from '#server/features/billing/account/sync-due-accounts.ts';
import { invoice } from '#server/features/billing/billing.table.ts';
import { setMessagePlan } from '#server/features/chat-archives/quota/set-message-plan.ts';
import { buy } from '#tests/endpoint-cases/billing-cases.ts';
import { addArchive, importText } from '#tests/endpoint-cases/chat-cases.ts';
import { buyChatgenie } from '#tests/endpoint-cases/chatgenie-billing-cases.ts';
import { type Client, expectStatus, signUp, testPassword } from '#tests/factories.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';

let stage: TestServices;
let ann: Client & { user: { id: string; email: string } };

beforeAll(async () => {
  stage = await createTestServices({ TAX_PERCENT: '10' }, { isWorker: true });
});
afterAll(() => stage.close());
beforeEach(async () => {
  ann = await signUp(stage.app);
});

const root = '/api/chatgenie/billing';
const read = async (): Promise<ChatgenieBilling> => expectStatus(await ann.get(root), 200);
const amounts = ({ billingHistory }: ChatgenieBilling) =>
  billingHistory.map(({ amountCents }) => amountCents);
const due = () => syncDueAccounts(stage.services, new AbortController().signal);
/** Time in which sessions end, too. */
async function pass(days: number): Promise<void> {
  stage.clock.advanceSeconds(days * 86_400);
  await expectStatus(await ann.post('/api/login', { email: ann.user.email, password: testPassword }), 200);
  await due();
}

describe('ChatGenie Pro', () => {
  it('is bought by a user, with an invoice, and changes nothing of their workspace', async () => {
    expect(await read()).toMatchObject({
      plan: 'free',
      priceCents: 999,
      subscription: null,
      isGranted: false,
    });
    const billing = await buyChatgenie(ann);
    expect(billing).toMatchObject({
      provider: 'sandbox',
      plan: 'pro',
      subscription: { state: 'active', amountCents: 999, nextAmountCents: 999, cancelsAtEnd: false },
      paymentMethods: [{ type: 'visa', lastFourDigits: '4242', isDefault: true }],
      billingHistory: [{ state: 'paid', description: 'ChatGenie Pro' }],
    });
    expect(amounts(billing)).toEqual([1_099]);
    const workspace = await expectStatus<Billing>(await ann.get('/api/v1/billing'), 200);
    expect(workspace).toMatchObject({ plan: { id: 'free' }, subscription: null, billingHistory: [] });
    expect((await ann.post(`${root}/checkout`)).status).toBe(409);
  });

  it('and the plan of a workspace are bought one next to the other', async () => {
    await buyChatgenie(ann);
    const workspace = await buy(ann, { plan: 'business', period: 'monthly' });
    expect(workspace).toMatchObject({
      plan: { id: 'business' },
      billingHistory: [{ description: 'Business' }],
    });
    expect(await read()).toMatchObject({ plan: 'pro', billingHistory: [{ description: 'ChatGenie Pro' }] });
  });

  it('leads to a payment page in each of two windows that ask for the first one at once', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => ann.post(`${root}/checkout`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await buyChatgenie(ann)).toMatchObject({ plan: 'pro' });
  });

  it('cannot be bought as the plan of a workspace', async () => {
    const order = { plan: 'chatgenie-pro', period: 'monthly' };
    expect((await ann.post('/api/v1/billing/checkout', order)).status).toBe(400);
  });

  it('with a card that is refused is not bought', async () => {
    const opened = await expectStatus<{ url: string }>(await ann.post(`${root}/checkout`), 200);
    expect(new URL(opened.url).pathname).toMatch(/^\/chatgenie\/app\/plan\/checkout\/pay_/);
    const page = `${root}/sandbox/${opened.url.split('/').at(-1)}`;
    expect(await expectStatus(await ann.get(page), 200)).toMatchObject({
      isOrder: true,
      isOpen: true,
      items: [{ name: 'ChatGenie Pro', amountCents: 999 }],
      totalCents: 1_099,
    });
    const card = { testCard: 'declined', expiryMonth: 12, expiryYear: 2040, isConfirmed: false };
    await expectStatus(await ann.post(page, card), 422);
    expect(await read()).toMatchObject({ plan: 'free', subscription: null, billingHistory: [] });
  });

  it('is cancelled at the end of the month, resumed before, and otherwise ends', async () => {
    await buyChatgenie(ann);
    const cancelled = await expectStatus<ChatgenieBilling>(await ann.delete(`${root}/subscription`), 200);
    expect(cancelled).toMatchObject({
      plan: 'pro',
      subscription: { cancelsAtEnd: true, nextAmountCents: null },
    });
    const resumed = await ann.post(`${root}/subscription/resume`);
    expect(await expectStatus(resumed, 200)).toMatchObject({ subscription: { cancelsAtEnd: false } });
    await pass(32);
    expect(amounts(await read())).toEqual([1_099, 1_099]);
    await expectStatus(await ann.delete(`${root}/subscription`), 200);
    await pass(32);
    const ended = await read();
    expect([ended.plan, ended.subscription, amounts(ended)]).toEqual(['free', null, [1_099, 1_099]]);
    const { rows } = await stage.services.pool.query<{ action: string; order: string | null }>(
      `select action, details ->> 'order' as "order" from audit_entry
       where actor_id = $1 and workspace_id is null and action ~ '^(checkout|subscription|payment)' order by id`,
      [ann.user.id],
    );
    expect(rows.map(({ action, order }) => [action, order])).toEqual([
      ['checkout.opened', 'ChatGenie Pro'],
      ['subscription.started', 'ChatGenie Pro'],
      ['payment-method.added', null],
      ['subscription.cancelled', null],
      ['subscription.resumed', null],
      ['subscription.cancelled', null],
    ]);
  });

  it('goes on while a payment that failed is tried again, is then paused, and comes back when it is paid', async () => {
    await stage.services.pool.query('update "user" set email_verified = true where id = $1', [ann.user.id]);
    await buyChatgenie(ann, 'declined-later');
    await pass(32);
    expect(await read()).toMatchObject({
      plan: 'pro',
      subscription: { state: 'past-due', refusal: 'declined' },
      billingHistory: [{ state: 'open' }, { state: 'paid' }],
    });
    await pass(15);
    expect(await read()).toMatchObject({ plan: 'free', subscription: { state: 'paused' } });
    const sent = () =>
      stage.mailer.sent.filter(({ to }) => to.address === ann.user.email).map(({ subject }) => subject);
    await expect
      .poll(sent)
      .toEqual(expect.arrayContaining(['A payment failed', 'Your subscription is paused']));
    expect((await ann.post(`${root}/subscription/pay`)).status).toBe(422);
    const opened = await expectStatus<{ url: string }>(await ann.post(`${root}/payment-methods`), 200);
    const card = { testCard: 'mastercard', expiryMonth: 12, expiryYear: 2040, isConfirmed: false };
    await expectStatus(await ann.post(`${root}/sandbox/${opened.url.split('/').at(-1)}`, card), 200);
    const paid = await expectStatus<ChatgenieBilling>(await ann.post(`${root}/subscription/pay`), 200);
    expect(paid).toMatchObject({ plan: 'pro', subscription: { state: 'active' } });
  });

  it('shows its invoices to its buyer only', async () => {
    const { billingHistory } = await buyChatgenie(ann);
    const { invoiceUrl } = billingHistory[0] ?? { invoiceUrl: '' };
    const paper = await ann.get(invoiceUrl);
    expect(await paper.text()).toContain('ChatGenie Pro');
    expect((await ann.get(invoiceUrl.replace('/chatgenie/', '/v1/'))).status).toBe(404);
    expect((await (await signUp(stage.app)).get(invoiceUrl)).status).toBe(404);
  });

  it('ends with the account, of which the invoice stays', async () => {
    const { billingHistory } = await buyChatgenie(ann);
    const customer = `cus_${ann.user.id}`;
    const accounts = async () =>
      (await stage.services.db.select().from(sandboxAccount)).map(({ customerId }) => customerId);
    expect(await accounts()).toContain(customer);
    const typed = { email: ann.user.email, password: testPassword };
    await expectStatus(await ann.delete('/api/account', typed), 200);
    await expect.poll(accounts).not.toContain(customer);
    const kept = (await stage.services.db.select().from(invoice)).filter(
      ({ id }) => id === billingHistory[0]?.id,
    );
    expect(kept).toMatchObject([{ userId: null, workspaceId: null, state: 'paid' }]);
  });
});

describe('what the plan decides', () => {
  const text = Array.from(
    { length: 4 },
    (_, at) => `25/12/2023, 15:0${at} - ${at % 2 === 0 ? 'Ann' : 'Bo'}: message ${at}`,
  ).join('\n');
  const figures = async (archiveId: string): Promise<ArchiveStatistics> =>
    expectStatus(await ann.get(`/api/chatgenie/archives/${archiveId}/statistics`), 200);

  it('figures, links and legal exports are those of Pro while it is paid', async () => {
    const archiveId = await addArchive(ann, 'Figures');
    await importText(ann, archiveId, text);
    const archive = `/api/chatgenie/archives/${archiveId}`;
    const basic = await figures(archiveId);
    expect(basic).toMatchObject({
      isBasic: true,
      totals: { messages: 4, conversations: null },
      balance: null,
      longestSilence: null,
      busiestDay: { day: '2023-12-25', messages: 4 },
    });
    expect(
      basic.people.map(({ messages, initiations, replies }) => [messages, initiations, replies]),
    ).toEqual([
      [2, null, null],
      [2, null, null],
    ]);
    const share = { year: 2023, cards: ['messages'] };
    expect((await ann.post(`${archive}/wrapped/shares`, share)).status).toBe(402);
    expect(await expectStatus(await ann.get(`${archive}/legal-exports`), 200)).toMatchObject({
      canExport: false,
    });
    await buyChatgenie(ann);
    expect(await figures(archiveId)).toMatchObject({
      isBasic: false,
      totals: { conversations: 1 },
      people: [{ initiations: 1 }, { replies: { n: 2 } }],
    });
    await expectStatus(await ann.post(`${archive}/wrapped/shares`, share), 201);
    expect(await expectStatus(await ann.get(`${archive}/legal-exports`), 200)).toMatchObject({
      canExport: true,
    });
  });

  it('who has more than Free includes keeps all of it, and gets nothing added', async () => {
    const archiveId = await addArchive(ann, 'Many');
    const many = (year: number, count: number) =>
      Array.from({ length: count }, (_, at) => `25/12/${year}, 15:04 - Ann: message ${at}`).join('\n');
    await setMessagePlan(stage.services, ann.user.id, 'pro');
    await importText(ann, archiveId, many(2022, 10_002));
    await setMessagePlan(stage.services, ann.user.id, 'free');
    await importText(ann, archiveId, many(2023, 3));
    const whole = await expectStatus<Archive & { imports: ChatImport[] }>(
      await ann.get(`/api/chatgenie/archives/${archiveId}`),
      200,
    );
    expect(whole.messages).toBe(10_002);
    expect(whole.imports[0]?.report).toMatchObject({ read: 3, added: 0, beyondPlan: 3 });
  });
});
