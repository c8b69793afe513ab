import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startWebsite, type Website } from '#tests/fakes/website/start-website.ts';
import { callAs } from './accounts/call-as.ts';
import { findAxeViolations, openBrowser, openPage } from './browser/open-browser.ts';
import { openQuietPage } from './browser/open-quiet-page.ts';
import { leanSettings } from './product/lean-settings.ts';
import { type Product, startProduct } from './product/start-product.ts';

/** The wizard where it does not go straight: reloads, a bad address, a site larger than the plan. */
let shop: Website;
let product: Product;
let browser: Browser;
let owner: Page;

beforeAll(async () => {
  shop = await startWebsite();
  product = await startProduct({ ...(await leanSettings()), CRAWL_ALLOW_HOSTS: shop.host });
  browser = await openBrowser();
  owner = await openQuietPage(browser);
  // The page asks before a chosen file is lost.
  owner.on('dialog', (dialog) => dialog.accept());
  const data = { email: 'maria@fernwood-cycles.example', password: 'long enough 1', firstname: 'Maria' };
  await callAs(owner, product.origin, '/api/register', { data });
  await owner.goto(`${product.origin}/agents`);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
  await shop?.close();
});

it('leads from the agents into the documentation', async () => {
  for (const [title, path] of [
    ['Beginner’s Guide', '/docs/quick-start'],
    ['FAQ Section', '/docs/answers'],
    ['Documentation', '/docs'],
  ]) {
    await owner.goto(`${product.origin}/agents`);
    await owner
      .getByRole('region', { name: 'Learn how it works' })
      .getByRole('link', { name: title ?? '' })
      .click();
    await owner.waitForURL(`**${path}`);
  }
});

it('goes back to the first step while there are no sources', async () => {
  await owner.goto(`${product.origin}/agents/create?step=look`);
  await owner.getByLabel('Website address').waitFor();
  expect(new URL(owner.url()).search).toBe('');
});

it('offers to go on without a website that cannot be read', async () => {
  await owner.getByLabel('Website address').fill('nowhere.invalid');
  await owner.getByRole('button', { name: 'Continue', exact: true }).click();
  await owner.getByRole('button', { name: 'Continue without a website' }).waitFor();
  const address = owner.getByLabel('Website address');
  expect(await address.getAttribute('aria-invalid')).toBe('true');
  expect(await address.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await owner.getByRole('button', { name: 'Continue', exact: true }).count()).toBe(0);
  expect(await findAxeViolations(owner)).toEqual([]);
  await owner.getByLabel('Website address').fill(`${shop.origin}/`);
  await owner.getByRole('button', { name: 'Continue', exact: true }).waitFor();
});

it('keeps what was typed over a reload, and says which files it could not keep', async () => {
  await owner.locator('input[type=file]').setInputFiles({
    name: 'vouchers.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('A voucher is valid for three years.'),
  });
  await owner.getByText('Files, text and Notion').click();
  await owner.getByRole('textbox', { name: /^Text/ }).fill('The workshop is shut on Christmas Eve.');
  await owner.getByRole('button', { name: 'Continue', exact: true }).click();
  await owner.getByLabel('Agent name').fill('Bicycle helper');
  await owner.frameLocator('iframe').getByRole('heading', { name: 'Bicycle helper' }).waitFor();
  await owner.reload();
  await owner.getByText('vouchers.txt').waitFor();
  expect(await owner.getByLabel('Agent name').inputValue()).toBe('Bicycle helper');
  expect(await findAxeViolations(owner)).toEqual([]);
  await owner.getByRole('button', { name: 'Choose files' }).click();
  expect(await owner.getByLabel('Website address').inputValue()).toBe(`${shop.origin}/`);
  expect(await owner.getByRole('textbox', { name: /^Text/ }).inputValue()).toContain('Christmas');
  await owner.getByRole('button', { name: 'Continue without them' }).click();
  await owner.getByRole('button', { name: 'Continue', exact: true }).click();
  await owner.getByRole('button', { name: 'Create Agent' }).click();
  await owner.waitForURL('**/view-agent');
});

it('says above the chat what was read, and under Training sources that the limit of the plan is reached', async () => {
  await owner.getByText(/Training is complete: 5 pages were read, the most your plan allows/).waitFor();
  await owner.getByRole('link', { name: 'See which pages were read' }).click();
  await owner.waitForURL('**/training-sources/src_*');
  const pages = owner.getByRole('navigation', { name: 'Agent' });
  await pages.getByRole('link', { name: 'Training sources' }).click();
  await owner
    .getByText(/AI Agent limit is reached\. Upgrade to PRO to go on\. Used up: training links\./)
    .waitFor();
  await owner.getByRole('link', { name: 'Add source' }).click();
  await owner.getByRole('link', { name: 'Website Links' }).click();
  await owner.getByText(/No links left on Free Demo/).waitFor();
  await pages.getByRole('link', { name: 'View AI Agent' }).click();
  await owner.waitForURL('**/view-agent');
});

it('suggests questions that it can answer, and shows them to visitors', async () => {
  await owner.getByRole('heading', { name: 'Questions it can answer' }).waitFor();
  const asking = owner.getByRole('button', { name: /^Ask in the chat: / }).first();
  const first = (await asking.textContent())!.trim();
  expect(await findAxeViolations(owner)).toEqual([]);
  await owner.getByRole('button', { name: 'Show them to visitors' }).click();
  await owner.getByRole('heading', { name: 'Suggested questions' }).waitFor();
  const chat = owner.frameLocator('iframe');
  await chat.getByRole('button', { name: first }).waitFor();
  await asking.click();
  await chat.getByText('Sources').waitFor();
  await chat.locator('textarea:focus').waitFor();
});

it('shows the chat itself in the live preview, as the form says', async () => {
  await owner.getByRole('navigation', { name: 'Agent' }).getByRole('link', { name: 'Visual Look' }).click();
  const preview = owner.frameLocator('iframe');
  await preview.getByText('Do you open on Sundays?').waitFor();
  await preview.getByText('You are chatting with an AI assistant.').waitFor();
  await owner.getByLabel('Display name').fill('Bicycle oracle');
  await preview.getByRole('heading', { name: 'Bicycle oracle' }).waitFor();
  await owner.getByLabel('Light or dark').selectOption('dark');
  await preview.locator('html[data-theme=dark]').waitFor();
  const launcher = owner.getByRole('button', { name: 'Chat of the preview' });
  const right = await launcher.boundingBox();
  await owner.getByLabel('Position').selectOption('left');
  await expect.poll(async () => (await launcher.boundingBox())!.x).toBeLessThan(right!.x);
  const opened = owner.getByLabel('AI Agent Opened');
  await opened.check();
  await opened.uncheck();
  await preview.getByText('Do you open on Sundays?').waitFor({ state: 'hidden' });
  expect(await launcher.getAttribute('aria-expanded')).toBe('false');
  expect(await findAxeViolations(owner)).toEqual([]);
});

it('keeps nothing of the draft, and says at once that the plan allows no other agent', async () => {
  await owner.goto(`${product.origin}/agents/create`);
  await owner.getByText('You’ve reached your agent limit').waitFor();
  expect(await owner.getByLabel('Website address').count()).toBe(0);
  expect(await owner.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Christmas');
  await owner.getByRole('button', { name: 'See plans' }).click();
  await owner.getByRole('dialog', { name: 'Plans' }).waitFor();
});

it('keeps the footer of the application on an unknown page, and the public one for others', async () => {
  const footerItems = async (page: Page): Promise<boolean> => {
    await page.goto(`${product.origin}/dashboard/nothing`);
    await page.getByText('Page not found').waitFor();
    const footer = page.getByRole('contentinfo');
    await footer.waitFor();
    return footer.getByRole('link', { name: 'Pricing' }).isVisible();
  };
  expect(await footerItems(owner)).toBe(false);
  expect(await footerItems(await openPage(browser))).toBe(true);
});
