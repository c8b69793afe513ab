import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callAs } from './accounts/call-as.ts';
import { findViolationsInEveryLook } from './browser/find-violations-in-every-look.ts';
import { findAxeViolations, openBrowser } from './browser/open-browser.ts';
import { openQuietPage } from './browser/open-quiet-page.ts';
import { leanSettings } from './product/lean-settings.ts';
import { type Product, startProduct } from './product/start-product.ts';

/** Agent Library and Analytics: empty, then with an agent that was asked something, and the way to a better answer. */
let product: Product;
let browser: Browser;
let owner: Page;
let agentId: string;

beforeAll(async () => {
  product = await startProduct(await leanSettings());
  browser = await openBrowser();
  owner = await openQuietPage(browser);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

const post = <Answer>(path: string, data: unknown) => callAs<Answer>(owner, product.origin, path, { data });

async function expectSound(): Promise<void> {
  expect(await findViolationsInEveryLook(owner, [1280, 360])).toEqual([]);
  expect(await owner.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await owner.setViewportSize({ width: 1280, height: 800 });
}

it('sends people who are not signed in to the login, and back', async () => {
  await owner.goto(`${product.origin}/agents/library`);
  await owner.waitForURL('**/login?next=%2Fagents%2Flibrary');
});

it('is empty before there is an agent, and leads to making one', async () => {
  await post('/api/register', { email: 'maria@fernwood-cycles.example', password: 'long enough 1' });
  await owner.goto(`${product.origin}/agents`);
  await owner.getByRole('heading', { level: 1 }).waitFor();
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
  agentId = id;
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

it('counts messages by outcome and leads to the conversations behind a number', async () => {
  await owner.goto(`${product.origin}/agents/analytics`);
  await owner.getByRole('meter', { name: 'Unanswered' }).waitFor();
  await owner.getByRole('row', { name: /^Bicycle helper 1 / }).waitFor();
  await owner.getByText('Compared with the 8 days before.').waitFor();
  await owner.getByText('1 more than before').first().waitFor();
  await expectSound();
  await owner.getByText('Show as a table').first().click();
  const days = owner.getByRole('table', { name: 'Messages by day' });
  expect(await days.getByRole('row').count()).toBe(9);
  // Day, messages, answered, partly answered, unanswered, human requested, small talk.
  await days.getByRole('row', { name: /\d{4} 1 0 0 1 0 0$/ }).waitFor();
  expect(await owner.getByRole('link', { name: 'UPGRADE' }).getAttribute('href')).toBe('/billing/plans');
  await owner
    .getByRole('row', { name: /^Bicycle helper/ })
    .getByRole('link', { name: 'Bicycle helper' })
    .click();
  await owner.waitForURL('**/agents/analytics?*agent=*');
  await owner.getByRole('link', { name: 'Unanswered: read 1 message' }).waitFor();
  // The same figures in the console of the agent.
  await owner.goto(`${product.origin}/agents/${agentId}/analytics`);
  await owner.getByRole('navigation', { name: 'Agent' }).getByRole('link', { name: 'Add-ons' }).waitFor();
  await owner.getByRole('meter', { name: 'Unanswered' }).waitFor();
  await expectSound();
  await owner.getByRole('link', { name: 'Unanswered: read 1 message' }).click();
  await owner.waitForURL(/\/messages\?outcome=\w+&range=8-days-up-to-today$/);
  await owner.getByText('Do you repair electric bicycles on Sundays?').first().waitFor();
});

it('leads in three clicks from what could not be answered to the answer tried again', async () => {
  await owner.goto(`${product.origin}/agents/analytics`);
  await owner
    .getByRole('link', { name: /^Do you repair electric bicycles on Sundays\? .*asked once/ })
    .click();
  await owner.waitForURL(`**/agents/${agentId}/unanswered?*`);
  await owner.getByText('1 question', { exact: true }).waitFor();
  await expectSound();
  await owner.getByRole('button', { name: 'Answer', exact: true }).click();
  expect(await owner.getByLabel('Question').inputValue()).toBe('Do you repair electric bicycles on Sundays?');
  await owner.getByLabel('Answer', { exact: true }).fill('On Sundays we are closed.');
  expect(await findAxeViolations(owner)).toEqual([]);
  await owner.getByRole('button', { name: 'Save and ask again' }).click();
  const now = owner.getByRole('region', { name: 'Answer now' });
  // The reply, and the source that it quotes.
  await now.getByText('On Sundays we are closed.').first().waitFor();
  await expectSound();
  // It stays under the owner's hands until it is closed; then it is no longer on the list.
  await owner.getByRole('button', { name: 'Close', exact: true }).click();
  await owner.getByText('No unanswered questions').waitFor();
  await owner.getByLabel('State').selectOption('Answered since');
  await owner.getByText('A source has the answer').waitFor();
});

it('shows what the owner wrote, and changes it', async () => {
  await owner.goto(`${product.origin}/agents/${agentId}/training-sources`);
  await owner.getByRole('link', { name: 'Do you repair electric bicycles on Sundays?', exact: true }).click();
  await owner.getByText('On Sundays we are closed.').waitFor();
  expect(await owner.getByRole('table').count()).toBe(0);
  await expectSound();
  await owner.getByRole('button', { name: 'Edit' }).click();
  await owner.getByLabel('Answer').fill('');
  await owner.getByRole('button', { name: 'Save and train' }).click();
  await owner.getByText('Write the answer.').waitFor();
  expect(await findAxeViolations(owner)).toEqual([]);
  await owner.getByLabel('Answer').fill('On Sundays by appointment.');
  await owner.getByLabel('Other ways to ask it').fill('Sunday service?\nOpen on Sunday?');
  await owner.getByRole('button', { name: 'Save and train' }).click();
  // Once the form is gone, the status is that of the new words.
  await owner.getByRole('button', { name: 'Edit' }).waitFor();
  await owner.getByText('Open on Sunday?').waitFor();
  await owner.getByText('Ready', { exact: true }).waitFor();
  const answer = await post<{ parts: { text?: string }[] }>(`/api/v1/agents/${agentId}/chat`, {
    message: 'Open on Sunday?',
  });
  expect(answer.parts[0]?.text).toBe('On Sundays by appointment.');
});

it('shows a human request above the thanks after it, and lets the owner write back', async () => {
  const chat = `/api/v1/agents/${agentId}/chat`;
  const first = await post<{ metadata: { conversationId: string } }>(chat, {
    message: 'I want to talk to a person',
  });
  const { conversationId } = first.metadata;
  await post(chat, { message: 'Thanks!', conversationId });
  await post('/api/v1/leads', { agentId, conversationId, name: 'Ana', email: 'ana@example.com' });
  await owner.goto(`${product.origin}/agents/${agentId}/messages?outcome=handoff`);
  await owner.getByRole('link', { name: /I want to talk to a person.* Human requested/ }).click();
  const mail = await owner.getByRole('link', { name: 'Reply by email' }).getAttribute('href');
  expect(mail).toMatch(/^mailto:ana@example\.com\?subject=Re%3A%20I%20want/);
  await expectSound();
  await owner.goto(`${product.origin}/agents/${agentId}/messages?q=zeppelin`);
  await owner.getByText('No conversations match these filters.').waitFor();
  expect(await owner.getByText('Choose a conversation').count()).toBe(0);
  await owner.getByRole('button', { name: 'Clear filters' }).click();
  await owner.waitForURL(`${product.origin}/agents/${agentId}/messages`);
  await owner.getByRole('link', { name: /I want to talk to a person/ }).waitFor();
});

it('fits lists with long lines on a phone, every cell in sight', async () => {
  const word = 'wheelwright';
  await post(`/api/v1/agents/${agentId}/chat`, { message: `${word} `.repeat(60).trim() });
  await post('/api/v1/leads', {
    agentId,
    name: `${word} ${word}`,
    email: `${word}.${word}.${word}@example.com`,
  });
  for (const page of ['messages', 'leads']) {
    await owner.goto(`${product.origin}/agents/${agentId}/${page}`);
    await owner.getByText(word).first().waitFor();
    for (const width of [768, 360]) {
      await owner.setViewportSize({ width, height: 800 });
      const outside = await owner.evaluate(
        () =>
          [...document.querySelectorAll('main li a, main td, main button')].filter((element) => {
            const { right, width } = element.getBoundingClientRect();
            return width > 0 && right > window.innerWidth && !element.closest('nav');
          }).length,
      );
      expect([page, width, outside]).toEqual([page, width, 0]);
    }
    await owner.setViewportSize({ width: 1280, height: 800 });
  }
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
