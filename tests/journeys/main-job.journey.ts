import type { Browser, FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hostPage } from '#tests/fakes/website/host-page.ts';
import { startWebsite, type Website } from '#tests/fakes/website/start-website.ts';
import { findAxeViolations, openBrowser, openPage } from './browser/open-browser.ts';
import { type Product, startProduct } from './product/start-product.ts';

/** The whole main job: an owner goes from nothing to an answered visitor, on a shop's real pages. */
let shop: Website;
let host: Website;
let product: Product;
let browser: Browser;
let owner: Page;
let visitor: Page;
let chat: FrameLocator;
let agentPath = '';

beforeAll(async () => {
  shop = await startWebsite();
  host = await startWebsite({});
  product = await startProduct({ CRAWL_ALLOW_HOSTS: shop.host });
  browser = await openBrowser();
  owner = await openPage(browser);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
  await host?.close();
  await shop?.close();
});

it('registers, and reads what is wrong on the way', async () => {
  await owner.goto(`${product.origin}/register`);
  await owner.getByLabel('Email').fill('maria@fernwood-cycles.example');
  await owner.getByLabel('Password', { exact: true }).fill('short1');
  await owner.getByLabel('Confirm password').fill('short1');
  await owner.locator('form button[type=submit]').click();
  await owner.getByText('Password must be at least 8 characters long').waitFor();
  await owner.getByLabel('Password', { exact: true }).fill('long enough 1');
  await owner.getByLabel('Confirm password').fill('long enough 1');
  await owner.getByLabel(/First name/).fill('Maria');
  expect(await findAxeViolations(owner)).toEqual([]);
  await owner.locator('form button[type=submit]').click();
  await owner.getByText('Registration successful! Redirecting...').waitFor();
  await owner.waitForURL('**/agents');
  await owner.getByText('0/1').waitFor();
  await owner.getByText('0/40').waitFor();
  expect(await findAxeViolations(owner)).toEqual([]);
  await owner.getByRole('link', { name: 'Dashboard' }).first().click();
  await owner.waitForURL('**/dashboard');
  for (const text of ['Total AI Agents', '0/1', '0/40', 'Total Leads']) await owner.getByText(text).waitFor();
});

it('creates an agent from the website, named and coloured after it', async () => {
  // One field and one button: the address goes on to the wizard, and through its first step.
  await owner.getByLabel('Website address').fill(`${shop.origin}/`);
  await owner.getByRole('button', { name: 'Create my agent' }).click();
  await owner.getByLabel('Agent name').waitFor();
  expect(await owner.getByLabel('Agent name').inputValue()).toContain('Fernwood Cycles');
  expect(await findAxeViolations(owner)).toEqual([]);
  await owner.getByRole('button', { name: 'Create Agent' }).click();
  await owner.waitForURL('**/view-agent');
  agentPath = new URL(owner.url()).pathname.replace('/view-agent', '');
  await owner
    .getByRole('navigation', { name: 'Agent' })
    .getByRole('link', { name: 'Training sources' })
    .click();
  // Eight pages, and the plan reads five: the limit is said, and the rest answers.
  await owner.getByText('5 of 5').waitFor();
  await owner
    .getByText(/limit of 5 links/)
    .first()
    .waitFor();
  expect(await findAxeViolations(owner)).toEqual([]);
});

it('adds a question with its approved answer, and a text file', async () => {
  await owner.getByRole('link', { name: 'Add source' }).click();
  await owner.getByRole('link', { name: 'Q&A' }).click();
  await owner.getByLabel('Question').fill('Are you open on Christmas Eve?');
  await owner.getByLabel('Answer').fill('Yes, until noon. The workshop is shut that day.');
  // Twice at once, as a double click does before the button is drawn as busy.
  await owner.getByRole('button', { name: /Add/ }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await owner.getByRole('link', { name: 'Are you open on Christmas Eve?', exact: true }).waitFor();
  await owner.getByRole('link', { name: 'Files' }).click();
  await owner.locator('input[type=file]').setInputFiles({
    name: 'vouchers.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(
      'Gift vouchers can be bought at the till. A voucher is valid for three years from its purchase.',
    ),
  });
  await owner.getByRole('link', { name: 'vouchers.txt', exact: true }).waitFor();
  await expect.poll(() => owner.getByText('Ready', { exact: true }).count()).toBeGreaterThanOrEqual(2);
  expect(await owner.getByRole('link', { name: 'Are you open on Christmas Eve?', exact: true }).count()).toBe(
    1,
  );
});

it('pastes the script tag into a page of another origin, where a visitor gets a cited answer', async () => {
  await owner.goto(`${product.origin}${agentPath}/view-agent`);
  const script = await owner.getByText('<script async').first().textContent();
  host.route('/', hostPage({ head: script ?? '' }));
  visitor = await openPage(browser);
  // The launcher's root is closed to scripts of the page; this test looks inside.
  await visitor.addInitScript(() => {
    const attach = Element.prototype.attachShadow;
    Element.prototype.attachShadow = function (init) {
      return attach.call(this, { ...init, mode: 'open' });
    };
  });
  await visitor.goto(host.origin);
  await visitor.locator('parley-widget').waitFor({ state: 'attached' });
  await visitor.waitForFunction(() => 'Parley' in window);
  const frame = visitor.waitForResponse((response) => response.url().includes('/widget/frame/'));
  await visitor.evaluate(() => (window as unknown as { Parley(verb: string): void }).Parley('open'));
  chat = visitor.frameLocator('parley-widget iframe');
  await chat.getByText('AI assistant').first().waitFor();
  // As the owner chose, from the first paint on.
  expect(await (await frame).text()).toContain('<html lang="en" data-theme="light">');
  await ask('How long does a bicycle take to be delivered?');
  await chat
    .getByText(/four to six working days/)
    .first()
    .waitFor();
  await chat.getByText('Sources').waitFor();
  await ask('are you open on christmas eve?');
  await chat.getByText('Yes, until noon.').first().waitFor();
  await ask('How long is a gift voucher valid?');
  await chat
    .getByText(/valid for three years/)
    .first()
    .waitFor();
});

it('says so when the sources contain no answer, and takes the details for a person', async () => {
  await ask('What is the capital of Peru?');
  await chat.getByText(/A human agent will get back to you/).waitFor();
  await chat.getByRole('button', { name: 'Talk to a person' }).last().click();
  await chat.getByLabel('Email').fill('ada');
  await chat.getByLabel('Name').fill('Ada Lovelace');
  await chat.getByRole('button', { name: 'Send details' }).click();
  await chat.getByText('Please enter a valid email address').waitFor();
  await chat.getByLabel('Email').fill('ada@example.com');
  await chat.getByRole('button', { name: 'Send details' }).click();
  await chat.getByText('Thank you. We have your details').waitFor();
});

it('keeps the conversation over a reload of the host page', async () => {
  await visitor.reload();
  await visitor.waitForFunction(() => 'Parley' in window);
  await visitor.evaluate(() => (window as unknown as { Parley(verb: string): void }).Parley('open'));
  await chat
    .getByText(/four to six working days/)
    .first()
    .waitFor();
  await chat.getByText('What is the capital of Peru?').waitFor();
});

it('shows the owner the thread and the lead, live', async () => {
  await owner.goto(`${product.origin}${agentPath}/messages`);
  await owner
    .getByRole('link', { name: /^Ada Lovelace / })
    .first()
    .click();
  await owner
    .getByText(/four to six working days/)
    .first()
    .waitFor();
  expect(await findAxeViolations(owner)).toEqual([]);
  await ask('Do you repair bikes that were bought online?');
  await owner.getByText('Do you repair bikes that were bought online?').last().waitFor();
  await owner.getByLabel('Reply to the visitor').fill('Yes, bring it on **Monday**.');
  await owner.getByRole('button', { name: 'Take over and send' }).click();
  await chat.getByText('Yes, bring it on').waitFor();
  await ask('Thank you, at what time?');
  await owner.getByRole('list', { name: 'Messages' }).getByText('Thank you, at what time?').waitFor();
  expect(await findAxeViolations(owner)).toEqual([]);
  await owner.getByRole('button', { name: 'Hand back' }).click();
  await chat.getByText('The AI assistant answers again.').waitFor();
  await owner.goto(`${product.origin}${agentPath}/leads`);
  await owner.getByText('ada@example.com').first().waitFor();
  await owner.getByText('Ada Lovelace').first().waitFor();
  expect(await findAxeViolations(owner)).toEqual([]);
});

it('loses nothing that was answered when every process is killed', async () => {
  await product.crashAndRestart();
  await owner.goto(`${product.origin}${agentPath}/messages`);
  await owner
    .getByRole('link', { name: /^Ada Lovelace / })
    .first()
    .click();
  await owner.getByText('Do you repair bikes that were bought online?').last().waitFor();
  await ask('Can I test ride a bike?');
  await chat
    .getByText(/45 minutes/)
    .first()
    .waitFor();
});

it('deletes the agent, and the widget is gone with it', async () => {
  await owner.goto(`${product.origin}${agentPath}/settings/danger-zone`);
  await owner
    .getByRole('button', { name: /Delete AI Agent|Delete Agent/ })
    .first()
    .click();
  const dialog = owner.getByRole('alertdialog').or(owner.getByRole('dialog'));
  await dialog.getByRole('textbox').fill('Fernwood Cycles');
  await dialog.getByRole('button', { name: /Delete/ }).click();
  await owner.waitForURL('**/agents');
  await owner.getByText('0/1').waitFor();
  // Someone who has not been here: the look of a launcher may be kept for a minute.
  const newcomer = await openPage(browser);
  await Promise.all([
    newcomer.waitForResponse((response) => response.url().endsWith('/launcher') && response.status() === 404),
    newcomer.goto(host.origin),
  ]);
  expect(await newcomer.locator('parley-widget').count()).toBe(0);
});

it('is tried without an account, and kept by signing up', async () => {
  const stranger = await openPage(browser);
  await stranger.goto(product.origin);
  await stranger.getByRole('button', { name: 'Decline' }).click();
  await stranger.getByLabel('Try it with your website').fill(shop.host);
  await stranger.getByRole('button', { name: 'Try it' }).click();
  // The second click is the question: the first page is enough for it.
  await stranger
    .getByRole('button', { name: /^Ask in the chat: / })
    .first()
    .click();
  await stranger.frameLocator('main iframe').getByText('Sources').first().waitFor();
  await stranger.getByText('5 pages read').waitFor();
  expect(await findAxeViolations(stranger)).toEqual([]);
  await stranger.getByRole('link', { name: 'Keep it in a free account' }).click();
  await stranger.getByLabel('Email').fill('ines@fernwood-cycles.example');
  await stranger.getByLabel('Password', { exact: true }).fill('long enough 1');
  await stranger.getByLabel('Confirm password').fill('long enough 1');
  await stranger.locator('form button[type=submit]').click();
  await stranger.waitForURL('**/view-agent');
  await stranger.getByRole('heading', { name: 'Questions it can answer' }).waitFor();
  await stranger.context().close();
});

async function ask(text: string): Promise<void> {
  const composer = chat.locator('textarea');
  await composer.fill(text);
  await composer.press('Enter');
}
