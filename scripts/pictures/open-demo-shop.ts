import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { callAs } from '../../tests/journeys/accounts/call-as.ts';
import { openQuietPage } from '../../tests/journeys/browser/open-quiet-page.ts';
import { startProduct } from '../../tests/journeys/product/start-product.ts';
import { shop } from '../demo/demo-content.ts';
import { root } from '../run-tool.ts';
import { composeChat } from './compose-chat.ts';

const run = promisify(execFile);

/** The product with the made-up shop, and its owner signed in. */
export interface DemoShop {
  origin: string;
  /** Of the owner. */
  page: Page;
  /** Address of the agent in the console. */
  agent: string;
  /** The newest conversation. */
  conversationId: string;
  /** Address of an archive of chats. */
  archive: string;
  close(): Promise<void>;
}

/** @param settings as in the environment, for another database or data folder */
export async function openDemoShop(
  browser: Browser,
  settings: Record<string, string> = {},
): Promise<DemoShop> {
  const filled = {
    DATA_DIR: await mkdtemp(join(tmpdir(), 'parley-shop-')),
    DEFAULT_PLAN: 'business',
    SEARCH_BY_MEANING: 'false',
    LOG_LEVEL: 'warn',
    ...settings,
  };
  // Only these settings: a database of the developer's own is not filled.
  const { PATH = '', HOME = '' } = process.env;
  await run(process.execPath, ['scripts/demo.ts'], { cwd: root, env: { PATH, HOME, ...filled } });
  const { origin, close } = await startProduct(filled);
  const page = await openQuietPage(browser, { deviceScaleFactor: 2 });
  const { email, password } = shop.owner;
  await callAs(page, origin, '/api/login', { data: { email, password } });
  const first = async (path: string): Promise<string> =>
    (await (await page.request.get(origin + path)).json()).data[0].id;
  const agentId = await first('/api/v1/agents');
  return {
    origin,
    page,
    agent: `/agents/${agentId}`,
    conversationId: await first(`/api/v1/conversations?agentId=${agentId}`),
    archive: `/chatgenie/app/${await importChat(page, origin)}`,
    close,
  };
}

/** So that the picture has all figures. */
async function buyPro(page: Page, origin: string): Promise<void> {
  const billing = '/api/chatgenie/billing';
  const { url } = await callAs<{ url: string }>(page, origin, `${billing}/checkout`);
  await callAs(page, origin, `${billing}/sandbox/${url.split('/').at(-1)}`, {
    data: { testCard: 'visa', expiryMonth: 12, expiryYear: 2040, isConfirmed: false },
  });
}

async function importChat(page: Page, origin: string): Promise<string> {
  const archives = '/api/chatgenie/archives';
  await buyPro(page, origin);
  const { id } = await callAs<{ id: string }>(page, origin, archives, {
    data: { name: 'Ada and Bram', zone: 'Europe/Berlin' },
  });
  const { csrfToken } = await (await page.request.get(`${origin}/api/csrf-token`)).json();
  const buffer = Buffer.from(composeChat());
  await page.request.post(`${origin}${archives}/${id}/imports`, {
    headers: { 'X-CSRF-Token': csrfToken, Origin: origin },
    multipart: { file: { name: 'WhatsApp Chat with Bram.txt', mimeType: 'text/plain', buffer } },
  });
  await page.goto(`${origin}/chatgenie/app/${id}`);
  return id;
}
