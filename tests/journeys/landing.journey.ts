import type { Browser, BrowserContextOptions, Frame, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openPage } from './browser/open-browser.ts';
import { leanSettings } from './product/lean-settings.ts';
import { type Product, startProduct } from './product/start-product.ts';

/** What the home page and the page of prices do: the words that come, the demo, the recording and the switch. */
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

async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await openPage(browser, options);
  await page.goto(product.origin + path);
  return page;
}

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });

describe('the landing page', () => {
  it('reveals its words in time, without moving anything', async () => {
    const page = await openPage(browser, { reducedMotion: 'no-preference' });
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // However long the machine takes to look, nothing has come in meanwhile.
    const motion = await page.context().newCDPSession(page);
    await motion.send('Animation.enable');
    await motion.send('Animation.setPlaybackRate', { playbackRate: 0 });
    await page.goto(`${product.origin}/`);
    const starts = await page.evaluate(() =>
      document
        .getAnimations()
        .flatMap((each) => (each instanceof CSSAnimation ? [each] : []))
        .map(({ animationName, effect }) => [animationName, effect?.getTiming().delay]),
    );
    expect(starts).toEqual([
      ['grow-down', 400],
      ['ink', 700],
      ['rise', 2_500],
      ['rise', 3_000],
      ['appear', 3_000],
    ]);
    const footer = page.getByRole('contentinfo');
    expect(await footer.isVisible()).toBe(false);
    await motion.send('Animation.setPlaybackRate', { playbackRate: 1 });
    await footer.waitFor();
    expect(await page.getByText('An AI agent trained on your website').isVisible()).toBe(true);
    expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThanOrEqual(0.01);
    await page.context().close();
  });

  it('is all there at once where no motion is wanted, and without scripts', async () => {
    for (const options of [{}, { javaScriptEnabled: false }] satisfies BrowserContextOptions[]) {
      const page = await open('/', options);
      expect(await page.getByRole('contentinfo').isVisible()).toBe(true);
      const opacity = await page
        .getByText('An AI agent trained on your website')
        .evaluate((element) => getComputedStyle(element).opacity);
      expect(opacity).toBe('1');
      await page.context().close();
    }
  });

  it('loads no application', async () => {
    const page = await openPage(browser);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    await page.goto(`${product.origin}/`, { waitUntil: 'networkidle' });
    expect(scripts).toEqual([expect.stringMatching(/^\/assets\/enhance-[\w-]+\.js$/)]);
    await page.context().close();
  });

  it('lets the agent that has read the documentation be asked in the page', async () => {
    const page = await open('/');
    await banner(page).getByRole('button', { name: 'Decline' }).click();
    const question = 'How do I put the chat on my website?';
    await page.getByRole('button', { name: question }).click();
    // The chat takes the place of the picture, with the question asked.
    const inPlace = page.frameLocator('[data-agent] iframe');
    // The reply, and the source that it quotes.
    await inPlace.getByText('Copy the script from View AI Agent').first().waitFor();
    // The frame is in a closed shadow root, where no locator finds it.
    const isWidget = (frame: Frame) => frame.url().includes('/widget/frame/');
    await page.getByRole('link', { name: 'Live demo' }).first().click();
    await expect.poll(() => page.frames().some(isWidget)).toBe(true);
    const demo = page.frames().find(isWidget) as Frame;
    await demo.getByText('I have read the documentation').waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    await page.context().close();
  });

  it('loads the widget on phones once the agent of the first screen has been passed', async () => {
    const page = await open('/', { viewport: { width: 390, height: 800 } });
    await banner(page).getByRole('button', { name: 'Decline' }).click();
    let looked = 0;
    page.on('request', (request) => {
      // The first that loading the widget does.
      if (request.url().endsWith('/api/demo-agent')) looked += 1;
    });
    const agent = page.getByRole('region', { name: 'Ask our own agent' });
    await agent.scrollIntoViewIfNeeded();
    await page.mouse.move(100, 100);
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    const script = page.locator('script[src="/widget.js"]');
    expect(looked).toBe(0);
    await page.getByRole('heading', { name: 'Compared with other ways' }).scrollIntoViewIfNeeded();
    await script.waitFor({ state: 'attached' });
    expect(looked).toBe(1);
    await page.context().close();
  });

  it('leads to the documentation where no agent can be asked', async () => {
    const page = await open('/');
    await page.route('**/api/demo-agent', (route) => route.fulfill({ status: 503, json: {} }));
    await page.getByRole('link', { name: 'Live demo' }).first().click();
    await page.waitForURL('**/docs');
    await page.context().close();
  });
});

describe('the prices', () => {
  it.each(['/', '/pricing'])(
    'of %s are compared on phones when asked, and elsewhere always',
    async (path) => {
      const page = await open(path, { viewport: { width: 390, height: 800 }, javaScriptEnabled: false });
      const table = page.getByRole('table', { name: /Comparison of the plans|three other products/ });
      expect(await table.isVisible()).toBe(false);
      await page.getByText('Show the comparison').click();
      await table.waitFor();
      await page.getByText('Show the comparison').click();
      await table.waitFor({ state: 'hidden' });
      await page.setViewportSize({ width: 1_280, height: 800 });
      await table.waitFor();
      await page.context().close();
    },
  );

  it('are per month or per year, with scripts or without', async () => {
    for (const options of [{}, { javaScriptEnabled: false }] satisfies BrowserContextOptions[]) {
      const page = await open('/pricing', options);
      const card = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: 'Business' }) });
      expect(await card.getByText('Most Popular').isVisible()).toBe(true);
      expect(await card.getByText('$99', { exact: true }).isVisible()).toBe(true);
      await page.locator('label', { hasText: 'Yearly' }).click();
      await card.getByText('$79.20', { exact: true }).waitFor();
      await card.getByText('$950.40 billed once a year').waitFor();
      expect(await card.getByText('$99', { exact: true }).isVisible()).toBe(false);
      expect(await page.getByRole('link', { name: 'Choose Business' }).getAttribute('href')).toBe(
        '/register?next=%2Fbilling%2Fplans%3Fplan%3Dbusiness%26period%3Dyearly',
      );
      expect(await page.getByText('Currently Used Plan').locator('visible=true').count()).toBe(0);
      await page.context().close();
    }
  });

  it('can be switched by the keyboard', async () => {
    const page = await open('/pricing');
    await page.getByRole('radio', { name: 'Monthly' }).focus();
    await page.keyboard.press('ArrowRight');
    expect(await page.getByRole('radio', { name: /Yearly/ }).isChecked()).toBe(true);
    await page.context().close();
  });
});

it('lights the sentence that is chosen or pointed at in the page that it comes from, without scripts too', async () => {
  const page = await open('/', { javaScriptEnabled: false });
  const answer = page.getByRole('group', { name: 'Sentences of the answer' });
  const lit = async (): Promise<(string | undefined)[]> => {
    const places = await page.locator('[data-anchor] > [data-place]').all();
    const grounds = await Promise.all(
      places.map(async (place) => ({
        name: await place.getAttribute('data-place'),
        ground: await place.evaluate((element) => getComputedStyle(element).backgroundColor),
      })),
    );
    return grounds.flatMap(({ name, ground }) => (ground === 'rgba(0, 0, 0, 0)' ? [] : [name ?? undefined]));
  };
  expect(await lit()).toEqual(['name']);
  await answer.getByRole('radio', { name: /^Engraved/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(lit).toEqual(['money']);
  await answer.getByText('Unused parts').hover();
  await expect.poll(lit).toEqual(['time']);
  await page.getByRole('heading', { name: 'See where each sentence comes from' }).hover();
  await expect.poll(lit).toEqual(['money']);
  // A line leads from the one to the other.
  const box = async (selector: string) =>
    (await page.locator(selector).boundingBox()) ?? expect.fail(selector);
  const place = await box('[data-anchor="money"]');
  const said = await box('label:has([value="money"]) [data-said]');
  const from = await box('[data-thread="from"]');
  const to = await box('[data-thread="to"]');
  expect(from.x).toBeCloseTo(place.x + place.width, 0);
  expect(to.x + to.width).toBeCloseTo(said.x, 0);
  expect(to.x).toBeCloseTo(from.x + from.width, 0);
  await page.context().close();
});

it('plays the recording when asked and pauses it again, and loads nothing of it before', async () => {
  const page = await open('/');
  const sizes: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.webm')) sizes.push(Number(response.headers()['content-length']));
  });
  const video = page.getByLabel('Recording: from the address of a website to an answer');
  await video.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const read = () =>
    video.evaluate((element: HTMLVideoElement) => ({ paused: element.paused, at: element.currentTime }));
  expect(await read()).toEqual({ paused: true, at: 0 });
  expect(sizes).toEqual([]);
  await page.getByRole('button', { name: 'Play the recording' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await read()).at).toBeGreaterThan(0.5);
  expect(sizes.length).toBeGreaterThan(0);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(300_000);
  // The button is gone, and the focus with the browser's own controls.
  await page.keyboard.press('Space');
  await expect.poll(async () => (await read()).paused).toBe(true);
  await page.context().close();
  const plain = await open('/', { javaScriptEnabled: false });
  const controls = plain
    .getByLabel('Recording: from the address of a website to an answer')
    .filter({ visible: true });
  expect(await controls.getAttribute('controls')).not.toBeNull();
  expect(await plain.getByRole('button', { name: 'Play the recording' }).isVisible()).toBe(false);
  await plain.context().close();
});
