import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refusalSentences } from '#contract/billing/billing.ts';
import { testCards } from '#contract/billing/test-cards.ts';
import { callAs } from './accounts/call-as.ts';
import { findAxeViolations, openBrowser } from './browser/open-browser.ts';
import { openQuietPage } from './browser/open-quiet-page.ts';
import { leanSettings } from './product/lean-settings.ts';
import { type Product, startProduct } from './product/start-product.ts';

/** A user's plan of ChatGenie, from Free to Pro and back, on the sandbox. */
let product: Product;
let browser: Browser;
let owner: Page;

beforeAll(async () => {
  product = await startProduct(await leanSettings());
  browser = await openBrowser();
  owner = await openQuietPage(browser);
  const data = { email: 'ada@lantern-bakery.example', password: 'long enough 1' };
  await callAs(owner, product.origin, '/api/register', { data });
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

it('sells Pro on the sandbox, whatever the first card does', async () => {
  await owner.goto(`${product.origin}/chatgenie/app`);
  await owner.getByRole('link', { name: 'See Pro' }).click();
  await owner.getByRole('heading', { name: 'Your plan', level: 1 }).waitFor();
  await owner.getByText('No invoices yet').waitFor();
  expect(await findAxeViolations(owner)).toEqual([]);
  await owner.getByRole('button', { name: 'Get Pro' }).click();
  await owner.waitForURL('**/chatgenie/app/plan/checkout/*');
  await owner.getByText('ChatGenie Pro').waitFor();
  expect(await findAxeViolations(owner)).toEqual([]);
  await owner.getByLabel('Card number').fill(testCards.declined.number);
  await owner.getByLabel('Expires').fill('12/40');
  await owner.getByRole('button', { name: 'Pay $9.99' }).click();
  await owner.getByText(refusalSentences.declined).waitFor();
  await owner.getByLabel('Card number').fill(testCards.visa.number);
  await owner.getByRole('button', { name: 'Pay $9.99' }).click();
  await owner.waitForURL('**/chatgenie/app/plan?checkout=done');
  await owner.getByText('Thank you. This is what you have now.').waitFor();
  await owner.getByText(/Renews on .* for \$9\.99, before tax/).waitFor();
  expect(await findAxeViolations(owner)).toEqual([]);
});

it('keeps it apart from the plan of the workspace', async () => {
  await owner.goto(`${product.origin}/billing`);
  await owner.getByText('You pay nothing at the moment.').waitFor();
  await owner.getByText('No invoices yet').waitFor();
});

it('adds a card, changes what invoices say, and opens an invoice', async () => {
  await owner.goto(`${product.origin}/chatgenie/app/plan`);
  await owner.getByRole('button', { name: 'Add payment method' }).click();
  await owner.getByRole('heading', { name: 'Add a payment method' }).waitFor();
  await owner.getByLabel('Card number').fill(testCards.mastercard.number);
  await owner.getByLabel('Expires').fill('12/40');
  await owner.getByRole('button', { name: 'Add payment method' }).click();
  await owner.waitForURL('**/chatgenie/app/plan?checkout=done');
  await owner.getByRole('button', { name: 'Remove Visa ending in 4242' }).click();
  await owner.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await owner.getByText('The payment method is removed.').waitFor();
  await owner.getByLabel('Name or company').fill('Ada Lantern');
  await owner.getByRole('button', { name: 'Save billing details' }).click();
  await owner.getByText('Saved. Your next invoice will show this.').waitFor();
  const opening = owner.context().waitForEvent('page');
  await owner.getByRole('link', { name: /INV-/ }).click();
  const paper = await opening;
  await paper.getByRole('heading', { name: 'Invoice' }).waitFor();
  await paper.getByText('ChatGenie Pro').waitFor();
  await paper.close();
});

it('is cancelled and resumed', async () => {
  await owner.goto(`${product.origin}/chatgenie/app/plan`);
  await owner.getByRole('button', { name: 'Cancel subscription' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Cancel your subscription?' });
  expect(await findAxeViolations(owner)).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel subscription' }).click();
  await owner.getByText(/You cancelled\. You have Pro until/).waitFor();
  expect(await findAxeViolations(owner)).toEqual([]);
  await owner.getByRole('button', { name: 'Resume subscription' }).click();
  await owner.getByText(/Renews on/).waitFor();
});
