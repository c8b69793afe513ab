import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerByForm } from './accounts/account-forms.ts';
import { openBrowser, openPage } from './browser/open-browser.ts';
import { leanSettings } from './product/lean-settings.ts';
import { type Product, startProduct } from './product/start-product.ts';

/** The first minutes of somebody who has just installed the product, without a mail server. */
let product: Product;
let browser: Browser;
let owner: Page;

beforeAll(async () => {
  product = await startProduct({ ...(await leanSettings()), LOG_LEVEL: 'info' });
  browser = await openBrowser();
  owner = await openPage(browser);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

it('has the button of each first step in sight, below the reminder to verify the address', async () => {
  await owner.goto(`${product.origin}/register`);
  await registerByForm(owner, {
    email: 'maria@fernwood.example',
    password: 'long enough 1',
    firstname: 'Maria',
  });
  await owner.waitForURL('**/agents');
  for (const [path, name] of [
    ['/agents', 'Create my agent'],
    ['/dashboard', 'Create my agent'],
    ['/agents/create', 'Continue'],
  ] as const)
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await owner.setViewportSize(viewport);
      await owner.goto(product.origin + path);
      await owner.getByRole('region', { name: 'Your email address is not verified' }).waitFor();
      const button = owner.getByRole('main').getByRole('button', { name, exact: true });
      await button.waitFor();
      const { y = 0, height = 0 } = (await button.boundingBox()) ?? {};
      expect([path, y + height <= viewport.height, await owner.evaluate(() => scrollY)]).toEqual([
        path,
        true,
        0,
      ]);
    }
});

it('says in the log and on the screen where emails are stored, and the link in a stored one verifies the address', async () => {
  const folder = join(product.dataDir, 'mail');
  expect(product.output()).toContain(
    `No mail server is set (SMTP_URL). Emails are stored in ${folder}, as pages for a browser.`,
  );
  await owner.setViewportSize({ width: 1440, height: 900 });
  await owner.getByText(folder).locator('visible=true').waitFor();
  const email = () => readdirSync(folder).find((name) => name.endsWith('.html')) ?? '';
  await expect.poll(email).toContain('confirm-your-email-address');
  const page = pathToFileURL(join(folder, email())).href;
  await expect.poll(() => product.output()).toContain(page);
  await owner.goto(page);
  await owner.locator('a[href*="/verify-email"]').first().click();
  await owner.getByText('Your email address is verified').waitFor();
});
