import type { BrowserContextOptions } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findAxeViolations } from './open-browser.ts';
import { askIn, chooseFiles, launcherOf, setUpWidgetStage } from './widget-stage.ts';

/** The chat for screen readers, on a phone, from right to left, and for the accessibility checker. */
const stage = setUpWidgetStage();

describe('everybody', () => {
  it('announces a finished answer once, as a whole', async () => {
    stage.backend.answers.set('slow', { pieces: ['One ', 'two ', 'three'], pieceDelayMs: 80 });
    const visitor = await stage.visit();
    const { panel } = visitor;
    await stage.open(visitor);
    const log = panel.getByRole('log');
    await log.evaluate((element) => {
      const added: string[] = [];
      Object.assign(window, { added });
      new MutationObserver((records) => {
        for (const record of records)
          for (const node of record.addedNodes) added.push(node.textContent ?? '');
      }).observe(element, { childList: true, subtree: true, characterData: true });
    });
    await askIn(visitor, 'slow');
    await panel.getByRole('status').getByText('Northwind is typing').waitFor({ state: 'attached' });
    await log.getByText('One two three').waitFor();
    const added = await log.evaluate(() => (window as unknown as { added: string[] }).added);
    expect(added).toHaveLength(2);
    expect(added[1]).toContain('One two three');
  });

  it.each<[string, BrowserContextOptions, 'light' | 'dark']>([
    ['light', {}, 'light'],
    ['dark', {}, 'dark'],
    ['on a phone', { viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true }, 'light'],
  ])('finds no fault that axe knows: %s', async (_what, options, colorMode) => {
    const input = { ...stage.backend.agent.input, allowsAttachments: true };
    stage.backend.agent = { ...stage.backend.agent, colorMode, messageColor: '#f59e0b', input };
    stage.backend.answers.set('guarantee', {
      text: 'See [the page](https://northwind.example/a) and `code`.',
      outcome: 'hedged',
      sources: [
        {
          type: 'source',
          sourceId: 's',
          title: 'Guarantee',
          url: 'https://northwind.example',
          quote: 'Words.',
          start: 0,
          end: 40,
        },
      ],
    });
    stage.backend.answers.set('broken', { refusal: { status: 500, code: 'internal-error', message: 'x' } });
    const visitor = await stage.visit({ reducedMotion: 'reduce', ...options });
    const { page, panel } = visitor;
    // In the dark only what colours can make wrong: all else is as in the light.
    const rules = colorMode === 'dark' ? 'colours' : 'all';
    const check = async () => expect(await findAxeViolations(page, rules, 'foreign')).toEqual([]);
    await launcherOf(page).waitFor();
    await check();
    await stage.open(visitor);
    await chooseFiles(visitor);
    await check();
    await askIn(visitor, 'guarantee');
    await panel.getByText('Closest match').waitFor();
    await panel.getByRole('button', { name: 'Show the passage' }).click();
    await check();
    await panel.getByRole('button', { name: 'Talk to a person' }).click();
    await panel.getByRole('button', { name: 'Send details' }).click();
    await panel.getByText('Please enter your name').waitFor();
    await check();
    await askIn(visitor, 'broken');
    await panel.getByRole('alert').getByText('Something went wrong').waitFor();
    await panel.getByRole('button', { name: 'More options' }).click();
    await check();
  });

  it('fills the screen of a phone, and the page behind it does not scroll', async () => {
    const visitor = await stage.visit({
      viewport: { width: 375, height: 667 },
      hasTouch: true,
      isMobile: true,
    });
    const { page, panel } = visitor;
    await launcherOf(page).tap();
    const dialog = page.locator('parley-widget [role=dialog]');
    await panel.getByText(stage.backend.agent.welcomeMessage).waitFor();
    await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 375, height: 667 });
    expect(
      await page.evaluate(() => [document.body.inert, getComputedStyle(document.body).overflow]),
    ).toEqual([true, 'hidden']);
    const input = panel.getByRole('textbox', { name: 'Message' });
    expect(
      await input.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
    ).toBeGreaterThanOrEqual(16);
    expect(await panel.locator('html').evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(375);
    // What a keyboard does to the visual viewport.
    await page.evaluate(() => {
      Object.defineProperty(visualViewport, 'height', { value: 300, configurable: true });
      visualViewport!.dispatchEvent(new Event('resize'));
    });
    await expect.poll(async () => (await dialog.boundingBox())?.height).toBe(300);
    const box = await input.boundingBox();
    expect(box!.y + box!.height).toBeLessThanOrEqual(300);
    await panel.getByRole('button', { name: 'Close chat' }).click();
    await launcherOf(page).waitFor();
    expect(await page.evaluate(() => [document.body.inert, document.adoptedStyleSheets.length])).toEqual([
      false,
      0,
    ]);
  });

  it('is laid out from right to left for languages that are', async () => {
    stage.backend.answers.set('فارسی', { text: 'بله، **تست فارسی** و English.\n\n```\nnpm start\n```' });
    const visitor = await stage.visit({ locale: 'ar' });
    const { panel } = visitor;
    await launcherOf(visitor.page).click();
    await panel.getByText(stage.backend.agent.welcomeMessage).waitFor();
    expect(
      await panel
        .locator('html')
        .evaluate((element) => [(element as HTMLElement).dir, (element as HTMLElement).lang]),
    ).toEqual(['rtl', 'ar']);
    await panel.locator('textarea').fill('تست فارسی و English با هم');
    await panel.locator('textarea').press('Enter');
    await panel.locator('.log pre').waitFor();
    const direction = (selector: string) =>
      panel
        .locator(selector)
        .last()
        .evaluate((element) => getComputedStyle(element).direction);
    expect(await direction('.question .bubble')).toBe('rtl');
    expect(await direction('.log pre')).toBe('ltr');
    const [question, answer] = [
      await panel.locator('.question .bubble').boundingBox(),
      await panel.locator('.answer .bubble').last().boundingBox(),
    ];
    expect(question!.x).toBeLessThan(answer!.x);
  });

  it('does not scroll away from what a visitor reads further up while an answer comes', async () => {
    stage.backend.answers.set('first', {
      text: Array.from({ length: 40 }, (_, index) => `Paragraph ${index}.`).join('\n\n'),
    });
    stage.backend.answers.set('second', {
      pieces: Array.from({ length: 40 }, (_, index) => `More ${index}.\n\n`),
      pieceDelayMs: 25,
    });
    const visitor = await stage.visit();
    const { page, panel } = visitor;
    await stage.open(visitor);
    await askIn(visitor, 'first');
    await panel.getByText('Paragraph 39.').waitFor();
    await askIn(visitor, 'second');
    await panel.getByText('More 2.').waitFor();
    const scroller = panel.locator('.scroller');
    await scroller.hover();
    await page.mouse.wheel(0, -600);
    await expect.poll(() => panel.getByRole('button', { name: 'New messages' }).isVisible()).toBe(true);
    const position = await scroller.evaluate((element) => element.scrollTop);
    await panel.locator('.log').getByText('More 39.').waitFor({ state: 'attached' });
    expect(await scroller.evaluate((element) => element.scrollTop)).toBe(position);
    await panel.getByRole('button', { name: 'New messages' }).click();
    expect(
      await scroller.evaluate((element) => element.scrollHeight - element.scrollTop - element.clientHeight),
    ).toBeLessThan(2);
  });
});
