import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalSentences, retryDays } from '#contract/billing/billing.ts';
import { testCards } from '#contract/billing/test-cards.ts';
import { callAs } from './accounts/call-as.ts';
import { findAxeViolations, openBrowser, openPage } from './browser/open-browser.ts';
import { openQuietPage } from './browser/open-quiet-page.ts';
import { leanSettings } from './product/lean-settings.ts';
import { type Product, startProduct } from './product/start-product.ts';

/** The page of the plan: what the workspace has, what it has used, and what choosing another plan leads to. */
let product: Product;
let browser: Browser;
let owner: Page;

beforeAll(async () => {
  product = await startProduct(await leanSettings());
  browser = await openBrowser();
  owner = await openQuietPage(browser);
  const data = { email: 'ada@lantern-bakery.example', password: 'long enough 1' };
  await callAs(owner, product.origin, '/api/register', { data });
  await owner.goto(`${product.origin}/agents`);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

it('shows the plan and its meters', async () => {
  await owner.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Billing' }).click();
  await owner.waitForURL('**/billing');
  await owner.getByRole('heading', { name: 'Billing and Subscription' }).waitFor();
  await owner.getByText('40 messages per month').waitFor();
  expect(await owner.getByRole('meter', { name: 'Messages' }).getAttribute('aria-valuetext')).toBe('0 of 40');
  expect(await owner.getByRole('meter').count()).toBe(6);
  await owner.getByText('No invoices yet').waitFor();
  expect(await findAxeViolations(owner)).toEqual([]);
});

it('begins every page at the same edge and height', async () => {
  const places = new Set<string>();
  for (const path of ['/billing', '/settings', '/profile', '/agents', '/agents/create']) {
    await owner.goto(product.origin + path);
    const heading = owner.getByRole('heading', { level: 1 });
    await heading.waitFor();
    const { x, y } = (await heading.boundingBox())!;
    places.add(`${x} ${y}`);
  }
  expect(places.size).toBe(1);
});

it('keeps the plan that was chosen while signed out, and sells it on the sandbox', async () => {
  const visitor = await openPage(browser);
  await visitor.goto(`${product.origin}/pricing`);
  await visitor.getByRole('button', { name: 'Decline' }).click();
  await visitor.locator('label', { hasText: 'Yearly' }).click();
  await visitor.getByRole('link', { name: 'Choose Pro' }).click();
  await visitor.waitForURL('**/register?*');
  await visitor.getByLabel('Email').fill('grace@lantern-bakery.example');
  await visitor.getByLabel('Password', { exact: true }).fill('long enough 1');
  await visitor.getByLabel('Confirm password').fill('long enough 1');
  await visitor.locator('form button[type=submit]').click();
  await visitor.waitForURL('**/billing/plans?*');
  const order = visitor.getByRole('dialog', { name: 'Your order' });
  await order.getByText('$182.40').first().waitFor();
  expect(await findAxeViolations(visitor)).toEqual([]);
  await order.getByRole('button', { name: 'Continue to payment' }).click();
  await visitor.waitForURL('**/billing/checkout/*');
  await visitor
    .getByRole('alert')
    .or(visitor.getByText(/Sandbox: payments/))
    .first()
    .waitFor();
  expect(await findAxeViolations(visitor)).toEqual([]);

  await visitor.getByLabel('Expires').fill('12/40');
  for (const id of ['declined', 'insufficient-funds', 'expired'] as const) {
    await visitor.getByLabel('Card number').fill(testCards[id].number);
    await visitor.getByRole('button', { name: /^Pay / }).click();
    await visitor.getByText(refusalSentences[id]).waitFor();
    expect(await findAxeViolations(visitor)).toEqual([]);
  }
  await visitor.getByLabel('Card number').fill('4000 0000 0000 3220');
  await visitor.getByRole('button', { name: /^Pay / }).click();
  await visitor.getByRole('button', { name: 'Do not confirm' }).click();
  await visitor.getByText(refusalSentences['not-confirmed']).waitFor();
  expect(await findAxeViolations(visitor)).toEqual([]);
  await visitor.getByRole('button', { name: 'Confirm the payment' }).click();
  await visitor.waitForURL('**/billing?checkout=done');
  await visitor.getByText(/Renews on/).waitFor();
  await visitor.getByText('3220').waitFor();
  expect(await findAxeViolations(visitor)).toEqual([]);
  await visitor.context().close();
});

it('shows the cost of a change first, switches add-ons, and opens the invoice in a new tab', async () => {
  await owner.goto(`${product.origin}/billing/plans`);
  await owner.getByText('Currently Used Plan').waitFor();
  await owner.getByRole('button', { name: 'Add Remove Brand' }).click();
  await owner.getByRole('button', { name: 'Continue to payment' }).click();
  await owner.getByLabel('Card number').fill('4242424242424242');
  await owner.getByLabel('Expires').fill('12/40');
  await owner.getByRole('button', { name: /^Pay / }).click();
  await owner.waitForURL('**/billing?checkout=done');

  await owner.goto(`${product.origin}/billing/plans`);
  await owner.getByRole('button', { name: 'Subscribe to Business' }).click();
  const change = owner.getByRole('dialog', { name: 'Change your subscription' });
  await change.getByText('To pay now').waitFor();
  expect(await findAxeViolations(owner)).toEqual([]);
  await change.getByRole('button', { name: /^Pay / }).click();
  await change.waitFor({ state: 'hidden' });
  await owner.getByRole('button', { name: 'Remove Remove Brand' }).click();
  await owner.getByRole('button', { name: 'Change', exact: true }).click();
  await change.waitFor({ state: 'hidden' });
  await owner.goto(`${product.origin}/billing`);
  await owner.getByText(/From .* on you have Business for/).waitFor();

  await owner.getByRole('button', { name: 'Cancel subscription' }).click();
  const cancel = owner.getByRole('dialog', { name: 'Cancel your subscription?' });
  await cancel.getByRole('button', { name: 'Cancel subscription' }).click();
  await owner.getByRole('button', { name: 'Resume subscription' }).click();
  await owner.getByText(/Renews on/).waitFor();

  const opening = owner.context().waitForEvent('page');
  await owner.getByRole('link', { name: /INV-/ }).first().click();
  const paper = await opening;
  await paper.getByRole('heading', { name: 'Invoice' }).waitFor();
  await paper.getByText('Sandbox: this is a test.', { exact: false }).waitFor();
  expect(await findAxeViolations(paper)).toEqual([]);
});

describe('a card that is declined later', () => {
  let page: Page;
  /** Presses the button that moves the clock, once it says what comes next. */
  const moveOn = async (next: RegExp): Promise<void> => {
    await page.getByText(next).waitFor();
    await page.getByRole('button', { name: /^Move the clock to/ }).click();
    await page.getByText(next).waitFor({ state: 'detached' });
  };
  const history = () => page.getByRole('region', { name: 'Billing history' });
  const rowsOf = async (): Promise<string[]> =>
    (await history().getByRole('row').allTextContents()).slice(1).map((text) => text.replaceAll(/\s+/g, ' '));

  beforeAll(async () => {
    page = await openQuietPage(browser);
    const data = { email: 'rosa@lantern-bakery.example', password: 'long enough 1' };
    await callAs(page, product.origin, '/api/register', { data });
    const order = { plan: 'pro', period: 'monthly' };
    const { url } = await callAs<{ url: string }>(page, product.origin, '/api/v1/billing/checkout', {
      data: order,
    });
    await callAs(page, product.origin, `/api/v1/billing/sandbox/${url.split('/').at(-1)}`, {
      data: { testCard: 'declined-later', expiryMonth: 12, expiryYear: 2040, isConfirmed: false },
    });
    await page.goto(`${product.origin}/billing`);
  });
  afterAll(() => page?.context().close());

  it('is said to have failed, with what happens when, and pauses the plan after the days of grace', async () => {
    await moveOn(/The subscription renews on/);
    await page.getByText('A payment failed').waitFor();
    await page.getByText(`$19 could not be charged. ${refusalSentences.declined}`).waitFor();
    await page.getByText(/Everything keeps working for now\..*the subscription is paused on/).waitFor();
    await page.getByText('Payment failed', { exact: true }).waitFor();
    expect((await rowsOf())[0]).toMatch(/Not paid.*\$19\.00/);
    expect(await findAxeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Pay now' }).click();
    await page.getByText(refusalSentences.declined, { exact: true }).waitFor();
    const days: string[] = [];
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const text = /The open payment is tried again on (.*)\./;
      days.push(text.exec((await page.getByText(text).textContent()) ?? '')?.[1] ?? '');
      await page.getByRole('button', { name: `Move the clock to ${days.at(-1)}` }).click();
      await page.getByText(`tried again on ${days.at(-1)}`).waitFor({ state: 'detached' });
    }
    const gaps = days.map((day) => (Date.parse(`${day} UTC`) - Date.parse(`${days[0]} UTC`)) / 86_400_000);
    expect(gaps).toEqual(retryDays.map((day) => day - retryDays[0]));
    await moveOn(/The subscription is paused on/);
    await page.getByText('Your subscription is paused').waitFor();
    await page
      .getByText('Nothing is deleted, and everything comes back when you pay.', { exact: false })
      .waitFor();
    await page.getByText('40 messages per month').waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
  });

  it('is replaced by another card, and all is back once that has paid', async () => {
    await page.getByRole('button', { name: 'Add payment method' }).first().click();
    await page.waitForURL('**/billing/checkout/*');
    await page.getByLabel('Card number').fill(testCards.mastercard.number);
    await page.getByLabel('Expires').fill('12/40');
    expect(await findAxeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Add payment method' }).click();
    await page.waitForURL('**/billing?checkout=done');
    await page.getByRole('button', { name: 'Pay now' }).click();
    await page.getByText('Paid. Your subscription continues.').waitFor();
    await page.getByText('Your subscription is paused').waitFor({ state: 'detached' });
    await page.getByText(/Renews on/).waitFor();
    expect((await rowsOf()).map((row) => /Paid/.test(row))).toEqual([true, true]);
  });

  it('leaves payments that are paid back with a credit note, and disputed until the bank decides', async () => {
    const payments = page.getByLabel('Payment', { exact: true });
    const [, first] = await payments.locator('option').allTextContents();
    await payments.selectOption(first ?? '');
    await page.getByRole('button', { name: 'Refund', exact: true }).click();
    await history().getByText('Paid back').waitFor();
    expect((await rowsOf())[0]).toMatch(/Refund of INV-\d+.*-\$19\.00.*CN-INV-\d+/);
    await page.getByRole('button', { name: 'Dispute', exact: true }).click();
    await history().getByText('Disputed').waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Dispute won' }).click();
    await history().getByText('Disputed').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Dispute', exact: true }).click();
    await page.getByRole('button', { name: 'Dispute lost' }).click();
    await page.getByText('You pay nothing at the moment.').waitFor();
    await expect.poll(async () => (await rowsOf()).filter((row) => /Paid back/.test(row)).length).toBe(2);
    const opening = page.context().waitForEvent('page');
    await history()
      .getByRole('link', { name: /CN-INV-/ })
      .first()
      .click();
    const paper = await opening;
    await paper.getByRole('heading', { name: 'Credit note' }).waitFor();
    await paper.getByText('Paid back').waitFor();
    expect(await findAxeViolations(paper)).toEqual([]);
  });
});
