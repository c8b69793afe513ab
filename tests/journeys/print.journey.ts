import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ChatAnswer } from '#contract/conversations/conversations.schemas.ts';
import { callAs } from './accounts/call-as.ts';
import { findPrintFaults, sheet } from './browser/find-print-faults.ts';
import { openBrowser } from './browser/open-browser.ts';
import { openQuietPage } from './browser/open-quiet-page.ts';
import { leanSettings } from './product/lean-settings.ts';
import { type Product, startProduct } from './product/start-product.ts';
import { publicPages } from './public-pages.ts';

/** Pages on paper, printed by somebody who reads them in the dark theme. */
let product: Product;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  product = await startProduct(await leanSettings());
  browser = await openBrowser();
  page = await openQuietPage(browser, { viewport: sheet, colorScheme: 'dark' });
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

const texts = ['/privacy', '/cookies', '/terms', '/accessibility'];
const documentation = ['/docs', '/docs/quick-start', '/docs/messages-and-leads', '/blog'];

it.each(['/', '/pricing', ...documentation, ...texts, ...publicPages])(
  'prints %s light, whole, and without what can only be pressed',
  async (path) => {
    await page.goto(product.origin + path);
    await page.locator('html.dark').waitFor();
    expect(await findPrintFaults(page)).toEqual([]);
  },
);

it('prints a conversation with all of its messages, and without the list next to it', async () => {
  const post = <Answer>(path: string, data: unknown) => callAs<Answer>(page, product.origin, path, { data });
  await post('/api/register', { email: 'ines@kiln.example', password: 'long enough 1' });
  const agent = await post<{ id: string }>('/api/v1/agents', { name: 'Kiln' });
  const questions = Array.from({ length: 12 }, (_, place) => `Is pot number ${place} oven-proof?`);
  let conversationId: string | undefined;
  for (const message of questions) {
    const answer = await post<ChatAnswer>(`/api/v1/agents/${agent.id}/chat`, { message, conversationId });
    conversationId = answer.metadata.conversationId;
  }
  await page.goto(`${product.origin}/agents/${agent.id}/messages/${conversationId}`);
  const list = page.getByRole('list', { name: 'Messages' });
  await list.getByText(questions[11]!).waitFor();
  expect(await findPrintFaults(page)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  for (const question of questions) expect(await list.getByText(question).isVisible()).toBe(true);
  // The list does not scroll: all messages are on the sheets.
  expect(await list.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThan(2);
  expect(await page.getByRole('searchbox').isVisible()).toBe(false);
});
