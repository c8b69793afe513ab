import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findViolationsInEveryLook } from './browser/find-violations-in-every-look.ts';
import { findAxeViolations, openBrowser, openPage } from './browser/open-browser.ts';
import { leanSettings } from './product/lean-settings.ts';
import { type Product, startProduct } from './product/start-product.ts';
import { publicPages } from './public-pages.ts';

/** The product and company pages: contact, waitlist and status with their failures, and all of them as documents. */
let product: Product;
let browser: Browser;

beforeAll(async () => {
  product = await startProduct(await leanSettings());
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

async function open(path: string, options: Parameters<typeof openPage>[1] = {}): Promise<Page> {
  const page = await openPage(browser, options);
  await page.goto(product.origin + path);
  return page;
}

describe('contact', () => {
  const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();

  it('says what is missing, keeps what was typed and sends', async () => {
    const page = await open('/contact');
    await page.getByLabel('Name').fill('J');
    await page.getByLabel('Email').fill('jo@shop');
    await page.getByLabel('Message').fill('Too short');
    await send(page);
    await page.getByText('Please enter at least 2 characters.').waitFor();
    await page.getByText('Please enter a valid email address').waitFor();
    await page.getByText('Please write at least 10 characters.').waitFor();
    expect(await page.getByLabel('Name').evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await findAxeViolations(page)).toEqual([]);
    await page.getByLabel('Name').fill('Jo');
    await page.getByLabel('Email').fill('jo@shop.example');
    await page.getByLabel('Message').fill('Do you set up agents for schools?');

    // A server that fails, then none at all: the sentence of the specification, and nothing is lost.
    await page.route('**/api/contact', (route) => route.fulfill({ status: 500, json: { success: false } }));
    await send(page);
    const failure = 'There was an error submitting your message. Please try again.';
    await page.getByRole('alert').filter({ hasText: failure }).waitFor();
    expect(await page.getByLabel('Message').inputValue()).toBe('Do you set up agents for schools?');
    await page.unroute('**/api/contact');
    await page.context().setOffline(true);
    await send(page);
    await page.getByRole('alert').filter({ hasText: failure }).waitFor();
    await page.context().setOffline(false);

    await send(page);
    const thanks = page.getByRole('heading', { name: 'Thank you!' });
    await thanks.waitFor();
    await page.getByText(/message was sent.*get back to you soon/).waitFor();
    expect(await thanks.evaluate((heading) => heading === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: 'Write another message' }).click();
    expect(await page.getByLabel('Message').inputValue()).toBe('');
    await page.context().close();
  });

  it('keeps what was typed before its script was there', async () => {
    const page = await openPage(browser);
    const held = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(`${product.origin}/contact?topic=plan`, { waitUntil: 'commit' });
    await page.getByLabel('Message').fill('Typed at once.');
    await page.getByLabel('Name').fill('Jo');
    await page.getByLabel('Name').press('Enter');
    held.resolve();
    await page.locator('form button[type=submit]:enabled').waitFor();
    await page.getByLabel('Email').fill('jo@shop.example');
    expect(await page.getByLabel('Name').inputValue()).toBe('Jo');
    expect(await page.getByLabel('Message').inputValue()).toBe('Typed at once.');
    await page.context().close();
  });

  it('shows that it sends, and sends once', async () => {
    const page = await open('/contact?topic=plan');
    await page.getByText('I would like to change the plan').waitFor();
    await page.getByLabel('Name').fill('Jo');
    await page.getByLabel('Email').fill('jo@shop.example');
    let calls = 0;
    const held = Promise.withResolvers<void>();
    await page.route('**/api/contact', async (route) => {
      calls += 1;
      await held.promise;
      await route.fulfill({ json: { success: true, message: 'Sent.' } });
    });
    await send(page);
    await page.getByRole('button', { name: 'Sending...' }).click({ force: true });
    await page.getByLabel('Email').press('Enter');
    held.resolve();
    await page.getByRole('heading', { name: 'Thank you!' }).waitFor();
    expect(calls).toBe(1);
    await page.context().close();
  });

  it('passes on why the server refuses', async () => {
    const page = await open('/contact');
    await page.route('**/api/contact', (route) =>
      route.fulfill({ status: 429, json: { success: false, message: 'Too many messages.' } }),
    );
    await page.getByLabel('Name').fill('Jo');
    await page.getByLabel('Email').fill('jo@shop.example');
    await page.getByLabel('Message').fill('Once more, with feeling.');
    await send(page);
    await page.getByRole('alert').filter({ hasText: 'Too many messages.' }).waitFor();
    await page.context().close();
  });
});

describe('waitlist', () => {
  it('sends nothing before its script is there, and keeps what was typed', async () => {
    const page = await openPage(browser);
    await page.route('**/assets/*.js', () => undefined);
    await page.goto(`${product.origin}/chatgenie`, { waitUntil: 'commit' });
    const field = page.locator('#waitlist form').getByLabel('Email');
    await field.fill('jo@shop.example');
    await field.press('Enter');
    expect(await field.inputValue()).toBe('jo@shop.example');
    expect(new URL(page.url()).pathname).toBe('/chatgenie');
    await page.context().close();
  });

  it('refuses what is no address, keeps it after a failure, and confirms', async () => {
    const page = await open('/chatgenie');
    const form = page.locator('#waitlist form');
    const join = () => form.getByRole('button').click();
    await form.getByLabel('Email').fill('nobody');
    await join();
    await form.getByText('Please enter a valid email address').waitFor();
    await form.getByLabel('Email').fill('jo@shop.example');
    await page.route('**/api/waitlist', (route) => route.abort());
    await join();
    await form.getByText('Network error. Please check your connection and try again.').waitFor();
    expect(await form.getByLabel('Email').inputValue()).toBe('jo@shop.example');
    await page.unroute('**/api/waitlist');
    await join();
    await page.getByText('You are on the list.').waitFor();
    await page.context().close();
  });

  it('has two tabs with an address each, by mouse and by keyboard', async () => {
    const page = await open('/chatgenie');
    const line = page.getByRole('tabpanel').getByText('Where did Ana say the spare key is?').first();
    await line.waitFor();
    await page.getByRole('tab', { name: 'Voice queries' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('tab', { name: 'AI insights', selected: true }).waitFor();
    await page.getByText('Ana usually answers Mia within 12 minutes.').waitFor();
    await line.waitFor({ state: 'hidden' });
    await page.reload();
    await page.getByRole('tab', { name: 'AI insights', selected: true }).waitFor();
    await page.getByRole('tab', { name: 'Voice queries' }).click();
    await line.waitFor();
    await page.context().close();
  });

  it('completes its headline at 2 s and shows the rest 0.8 s later, unless less movement is asked for', async () => {
    const delays = (page: Page) =>
      page.evaluate(() =>
        document.getAnimations().flatMap((animation) => {
          const name = (animation as CSSAnimation).animationName;
          const { delay = 0, duration } = animation.effect?.getTiming() ?? {};
          return name?.startsWith('chatgenie') ? [{ name, start: delay, end: delay + Number(duration) }] : [];
        }),
      );
    const moving = await open('/chatgenie', { reducedMotion: 'no-preference' });
    const animations = await delays(moving);
    const ends = animations.filter(({ name }) => name === 'chatgenie-light').map(({ end }) => end);
    expect(Math.max(...ends)).toBeCloseTo(2_000, 0);
    const starts = animations.filter(({ name }) => name === 'chatgenie-appear').map(({ start }) => start);
    expect(starts).toEqual([2_800, 2_800]);
    await moving.context().close();
    const still = await open('/chatgenie');
    expect(await delays(still)).toEqual([]);
    await still.context().close();
  });
});

describe('status', () => {
  it('shows what was measured', async () => {
    const page = await open('/status');
    await page.getByText('All systems operational').waitFor();
    for (const name of ['Web and API', 'Database', 'Training and email']) {
      await page.getByRole('heading', { name }).waitFor();
    }
    expect(await page.getByRole('img', { name: /^The last 90 days: / }).count()).toBe(3);
    await page.context().close();
  });

  it('says that it could not be read, and keeps what it had', async () => {
    const page = await openPage(browser);
    await page.route('**/api/status', (route) => route.abort());
    await page.goto(`${product.origin}/status`);
    await page.getByText('The status could not be loaded').waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    await page.unroute('**/api/status');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('All systems operational').waitFor();
    await page.getByText('The status could not be loaded').waitFor({ state: 'hidden' });
    await page.route('**/api/status', (route) => route.abort());
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.getByText(/The status below is from/).waitFor();
    expect(await page.getByText('All systems operational').count()).toBe(1);
    await page.context().close();
  });

  it('names an outage and the days it had', async () => {
    const page = await openPage(browser);
    const days = Array.from({ length: 90 }, (_, index) => ({
      date: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
      state: index < 60 ? 'unknown' : index === 80 ? 'down' : 'up',
      uptime: index < 60 ? null : index === 80 ? 41.5 : 100,
    }));
    const part = (name: string, status: string) => ({ name, status, uptime: 98.05, days });
    await page.route('**/api/status', (route) =>
      route.fulfill({
        json: {
          status: 'down',
          checkedAt: '2026-03-31T10:00:00.000Z',
          parts: [part('web', 'operational'), part('database', 'down'), part('jobs', 'degraded')],
        },
      }),
    );
    await page.goto(`${product.origin}/status`);
    await page.getByText('There is an outage').waitFor();
    await page.getByText('Days with failed checks').first().click();
    await page.getByText('Mar 22, 2026: most checks failed, 41.5 % passed').first().waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    await page.context().close();
  });
});

describe('every page', () => {
  it('reads without scripts, with one heading of the first level and what search engines ask for', async () => {
    const page = await openPage(browser, { javaScriptEnabled: false });
    for (const path of publicPages) {
      await page.goto(product.origin + path);
      expect([path, await page.locator('h1:visible').count()]).toEqual([path, 1]);
      // biome-ignore lint/performance/useDomNodeTextContent: what is read is the point, not what is in the document
      expect([path, (await page.locator('main').innerText()).length > 250]).toEqual([path, true]);
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(product.origin + path);
      expect(await page.locator('meta[name=description]').getAttribute('content')).toMatch(/.{70}/);
      const card = await page.locator('meta[name="twitter:card"]').getAttribute('content');
      expect(card).toBe('summary_large_image');
      const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
      expect((await page.request.get(picture ?? '')).headers()['content-type']).toBe('image/png');
      expect(await page.title()).toMatch(/\S/);
    }
    await page.goto(`${product.origin}/chatgenie`);
    await page.getByText('Ana usually answers Mia within 12 minutes.').waitFor();
    await page.context().close();
  });

  it.each(publicPages)('the accessibility checker finds nothing on %s', async (path) => {
    const page = await open(path);
    if (path === '/status') await page.getByText('All systems operational').waitFor();
    expect(await findViolationsInEveryLook(page, [1440, 360])).toEqual([]);
    await page.context().close();
  });
});
