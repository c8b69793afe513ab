import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findAxeViolations, openBrowser, openPage } from './open-browser.ts';
import { type Product, startProduct } from './start-product.ts';

/** The page of the plan: what the workspace has, what it has used, and what choosing another plan leads to. */
let product: Product;
let browser: Browser;
let owner: Page;

beforeAll(async () => {
  product = await startProduct();
  browser = await openBrowser();
  owner = await openPage(browser);
  await owner.goto(`${product.origin}/register`);
  await owner.getByRole('button', { name: 'Decline' }).click();
  await owner.getByLabel('Email').fill('ada@lantern-bakery.example');
  await owner.getByLabel('Password', { exact: true }).fill('long enough 1');
  await owner.getByLabel('Confirm password').fill('long enough 1');
  await owner.locator('form button[type=submit]').click();
  await owner.waitForURL('**/agents');
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

it('compares the plans where one is', async () => {
  await owner.getByRole('button', { name: 'Compare plans' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Plans' });
  await dialog.getByText('Currently Used Plan').waitFor();
  expect(
    await dialog.getByRole('button', { name: 'Close' }).evaluate((e) => e === document.activeElement),
  ).toBe(false);
  await owner.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
});

it('begins every page at one edge and one height', async () => {
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

it('names the chosen plan and the next step', async () => {
  await owner.goto(`${product.origin}/billing?plan=pro`);
  await owner.getByText(/You chose Pro/).waitFor();
  expect(await findAxeViolations(owner)).toEqual([]);
  await owner.getByRole('link', { name: 'Ask for Pro' }).click();
  await owner.getByText('Plan: Pro').waitFor();
});
