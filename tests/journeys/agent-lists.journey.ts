import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findAxeViolations, openBrowser, openPage } from './open-browser.ts';
import { type Product, startProduct } from './start-product.ts';

/** Agent Library and Analytics: empty, then with an agent that was asked something. */
let product: Product;
let browser: Browser;
let owner: Page;

beforeAll(async () => {
  product = await startProduct();
  browser = await openBrowser();
  owner = await openPage(browser);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

/** A call of the signed-in browser that changes something. */
async function post<Answer>(path: string, body: unknown): Promise<Answer> {
  const { csrfToken } = await (await owner.request.get(`${product.origin}/api/csrf-token`)).json();
  const response = await owner.request.post(product.origin + path, {
    data: body,
    headers: { 'X-CSRF-Token': csrfToken, Origin: product.origin },
  });
  expect(response.ok()).toBe(true);
  return response.json();
}

async function expectSound(): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await owner.emulateMedia({ colorScheme });
    await owner.locator(colorScheme === 'dark' ? 'html.dark' : 'html:not(.dark)').waitFor();
    for (const width of [1280, 360]) {
      await owner.setViewportSize({ width, height: 800 });
      expect([colorScheme, width, await findAxeViolations(owner)]).toEqual([colorScheme, width, []]);
      expect(await owner.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  }
  await owner.emulateMedia({ colorScheme: 'light' });
  await owner.setViewportSize({ width: 1280, height: 800 });
}

it('sends whoever is not signed in to the login, and back', async () => {
  await owner.goto(`${product.origin}/agents/library`);
  await owner.waitForURL('**/login?next=%2Fagents%2Flibrary');
  await owner.getByRole('button', { name: 'Decline' }).click();
});

it('is empty before there is an agent, and leads to making one', async () => {
  await owner.goto(`${product.origin}/register`);
  await owner.getByLabel('Email').fill('maria@fernwood-cycles.example');
  await owner.getByLabel('Password', { exact: true }).fill('long enough 1');
  await owner.getByLabel('Confirm password').fill('long enough 1');
  await owner.locator('form button[type=submit]').click();
  await owner.waitForURL('**/agents');
  await owner.getByLabel('More about Agents').click();
  await owner.getByRole('link', { name: 'Agent Library' }).click();
  await owner.getByText('No agents yet').waitFor();
  await expectSound();
  await owner.getByLabel('More about Agents').click();
  await owner.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Analytics' }).click();
  await owner.getByText('Nothing to count yet').waitFor();
  await owner.locator('main').getByRole('link', { name: 'Create Agent' }).click();
  await owner.waitForURL('**/agents/create');
});

it('lists the agent, finds it by name and leads to it', async () => {
  const { id } = await post<{ id: string }>('/api/v1/agents', { name: 'Bicycle helper' });
  await post(`/api/v1/agents/${id}/chat`, { message: 'Do you repair electric bicycles on Sundays?' });
  await owner.goto(`${product.origin}/agents/library`);
  const row = owner.getByRole('row', { name: /^Bicycle helper Active 0 1 / });
  await row.waitFor();
  await expectSound();
  await owner.getByLabel('Search by name').fill('bakery');
  await owner.getByText('No agent has this name').waitFor();
  await owner.getByLabel('Search by name').fill('HELPER');
  await owner.getByLabel('Order').selectOption('Most messages');
  await owner.waitForURL('**/agents/library?q=HELPER&sort=messages');
  await row.getByRole('link').click();
  await owner.waitForURL(`**/agents/${id}/overview`);
});

it('counts threads, tells how they ended and leads to the messages behind a number', async () => {
  await owner.goto(`${product.origin}/agents/analytics`);
  await owner.getByRole('meter', { name: 'No answer' }).waitFor();
  await owner.getByRole('row', { name: /^Bicycle helper 1 / }).waitFor();
  await expectSound();
  expect(await owner.getByRole('link', { name: 'UPGRADE' }).getAttribute('href')).toBe('/pricing');
  await owner
    .getByRole('row', { name: /^Bicycle helper/ })
    .getByRole('link')
    .click();
  await owner.getByRole('link', { name: /: read 1 thread$/ }).click();
  await owner.waitForURL(/\/messages\?outcome=\w+&range=8-days-up-to-today$/);
  await owner.getByText('Do you repair electric bicycles on Sundays?').first().waitFor();
});

it('says that a list could not be loaded, and tries again', async () => {
  await owner.route('**/api/v1/agents?*', (route) => route.fulfill({ status: 400, json: {} }));
  for (const name of ['library', 'analytics']) {
    await owner.goto(`${product.origin}/agents/${name}`);
    await owner.getByText('This could not be loaded').waitFor();
  }
  await owner.unroute('**/api/v1/agents?*');
  await owner.getByRole('button', { name: 'Try again' }).click();
  await owner.getByRole('row', { name: /^Bicycle helper/ }).waitFor();
});
