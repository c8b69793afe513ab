import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPage } from './browser/open-browser.ts';
import { type Product, startProduct } from './product/start-product.ts';
import { publicPages } from './public-pages.ts';
import { askIn, launcherOf, setUpWidgetStage } from './widget-stage.ts';

/**
 * Nothing holds up a page for long or moves on it, and the keyboard alone is enough. Runs while no other journey does, which
 * could hold up a page or take the focus.
 */
const stage = setUpWidgetStage();

describe('the chat', () => {
  // A browser that is steered leaves the keys with the outer page now and then, although the field in the frame has the
  // focus; pressing more of them changes nothing then.
  it('can be used with the keyboard alone', { retry: 2 }, async () => {
    stage.site.pages.set('/', { head: stage.tag(), body: '<a href="#x">Link</a>' });
    const visitor = await stage.visit();
    const { page, panel } = visitor;
    await launcherOf(page).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await launcherOf(page).evaluate((element) => element.matches(':focus-visible'))).toBe(true);
    await page.keyboard.press('Enter');
    await panel.locator('textarea:focus').waitFor();
    await expect
      .poll(async () => {
        await page.keyboard.press('x');
        return panel.locator('textarea').inputValue();
      })
      .toContain('x');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('line');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('two');
    await page.keyboard.press('Enter');
    await panel.getByText('Here you are.').waitFor();
    expect(await panel.locator('.question .bubble').textContent()).toBe('line\ntwo');
    await panel.getByRole('button', { name: 'More options' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    expect(await panel.locator(':focus').textContent()).toBe('Finish Conversation');
    await page.keyboard.press('Escape');
    expect(await panel.locator(':focus').getAttribute('aria-label')).toBe('More options');
    await page.keyboard.press('Escape');
    await expect.poll(() => launcherOf(page).getAttribute('aria-expanded')).toBe('false');
    expect(
      await launcherOf(page).evaluate(
        (element) => (element.getRootNode() as ShadowRoot).activeElement === element,
      ),
    ).toBe(true);
  });
});

describe('the page around the chat', () => {
  it('loses no frame to a layout shift and has no long task for the loader', async () => {
    stage.backend.launcher = { ...stage.backend.launcher, position: 'left' };
    stage.backend.launcherDelayMs = 600;
    interface LoadedScript {
      sourceURL: string;
      duration: number;
    }
    const observe = () => {
      const seen = { shift: 0, longTasks: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
      new PerformanceObserver((list) => {
        for (const frame of list.getEntries() as (PerformanceEntry & { scripts: LoadedScript[] })[]) {
          for (const { sourceURL, duration } of frame.scripts) {
            if (sourceURL.endsWith('/widget.js') && duration > 50) seen.longTasks += 1;
          }
        }
      }).observe({ type: 'long-animation-frame', buffered: true });
    };
    stage.site.pages.set('/', { head: stage.tag() });
    const visitor = await stage.visit({}, observe);
    await launcherOf(visitor.page).waitFor();
    // Until the colour and the side have come, later than the launcher waits for them.
    await expect.poll(async () => (await launcherOf(visitor.page).boundingBox())?.x).toBe(20);
    await stage.open(visitor);
    await askIn(visitor, 'Hello?');
    await visitor.panel.getByText('Here you are.').waitFor();
    const seen = await visitor.page.evaluate(
      () => (window as unknown as { seen: { shift: number; longTasks: number } }).seen,
    );
    expect(seen).toEqual({ shift: 0, longTasks: 0 });
  });
});

describe('public pages', () => {
  let product: Product;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product?.close());

  it('never scroll sideways at 320 px, and stay where they are', async () => {
    const page = await openPage(stage.browser, {
      viewport: { width: 320, height: 640 },
      reducedMotion: 'no-preference',
    });
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[]) {
          document.documentElement.dataset.shift = String(
            Number(document.documentElement.dataset.shift ?? 0) + shift.value,
          );
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const path of publicPages) {
      await page.goto(product.origin + path, { waitUntil: 'networkidle' });
      const { width, shift } = await page.evaluate(() => ({
        width: document.documentElement.scrollWidth,
        shift: Number(document.documentElement.dataset.shift ?? 0),
      }));
      expect([path, width]).toEqual([path, 320]);
      expect([path, shift <= 0.01 ? 0 : shift]).toEqual([path, 0]);
    }
    await page.context().close();
  });
});
