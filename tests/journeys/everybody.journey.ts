import type { BrowserContextOptions, Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findAxeViolations } from './browser/open-browser.ts';
import { askIn, chooseFiles, launcherOf, setUpWidgetStage } from './widget-stage.ts';

/** The chat for screen readers, on a phone, from right to left, at other sizes and colours, and for the accessibility checker. */
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
    await panel.locator('mark').first().waitFor();
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

  it('can be read and used with text of twice the size', async () => {
    stage.backend.answers.set('guarantee', {
      text: 'The guarantee is ten years. See [the page](https://northwind.example/a).\n\n- spades\n- forks',
      sources: [
        {
          type: 'source',
          sourceId: 's',
          title: 'Guarantee',
          url: 'https://northwind.example',
          quote: 'Ten years.',
          start: 0,
          end: 27,
        },
      ],
    });
    const visitor = await stage.visit();
    const { panel } = visitor;
    await stage.open(visitor);
    const sizeOf = (selector: string) =>
      panel
        .locator(selector)
        .last()
        .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    await askIn(visitor, 'guarantee');
    await panel.getByText('Sources').waitFor();
    const parts = ['.bubble', '.names h1', '.field textarea', '.chip', '.where'];
    const before = await Promise.all(parts.map(sizeOf));
    // As where the browser is set to it.
    await panel.locator('html').evaluate((element) => element.style.setProperty('font-size', '200%'));
    expect(await Promise.all(parts.map(sizeOf))).toEqual(before.map((size) => size * 2));
    await panel
      .getByRole('textbox', { name: 'Message' })
      .fill('A question that is longer than one line of it');
    const cut = await panel.locator('html').evaluate((root) =>
      [...root.querySelectorAll('button, p, a, h1, textarea, .chip, .number')]
        .filter((element) => element.checkVisibility() && !element.classList.contains('unseen'))
        .filter(({ scrollWidth, scrollHeight, clientWidth, clientHeight, tagName }) => {
          // The name of the agent ends in dots, and the input scrolls.
          if (clientWidth === 0 || tagName === 'H1') return false;
          return scrollWidth > clientWidth + 1 || (scrollHeight > clientHeight + 2 && tagName !== 'TEXTAREA');
        })
        .map(({ className, tagName, textContent }) => `${tagName}.${className}: ${textContent}`),
    );
    expect(cut).toEqual([]);
    expect(
      await panel.locator('html').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    ).toBe(0);
    for (const name of ['Send', 'Close chat', 'More options'])
      await panel.getByRole('button', { name, exact: true }).click({ trial: true });
  });

  it('can be read and used on a page that the browser shows at twice its size', async () => {
    // What is left of a window of 1,280 by 800 pixels.
    const visitor = await stage.visit({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });
    const { page, panel } = visitor;
    await stage.open(visitor);
    await askIn(visitor, 'Hello');
    const box = await page.locator('parley-widget [role=dialog]').boundingBox();
    expect(box!.x >= 0 && box!.y >= 0 && box!.x + box!.width <= 640 && box!.y + box!.height <= 400).toBe(
      true,
    );
    await panel.getByRole('textbox', { name: 'Message' }).fill('And then?');
    for (const name of ['Send', 'Close chat', 'More options'])
      await panel.getByRole('button', { name, exact: true }).click({ trial: true });
    expect((await panel.locator('.scroller').boundingBox())!.height).toBeGreaterThan(80);
  });

  it('stays as it is on a phone whose screen is zoomed by two fingers', async () => {
    const visitor = await stage.visit({
      viewport: { width: 375, height: 667 },
      hasTouch: true,
      isMobile: true,
    });
    const { page, panel } = visitor;
    await launcherOf(page).tap();
    await panel.getByText(stage.backend.agent.welcomeMessage).waitFor();
    const dialog = page.locator('parley-widget [role=dialog]');
    const heightOf = () => dialog.evaluate((element) => (element as HTMLElement).offsetHeight);
    await expect.poll(heightOf).toBe(667);
    const session = await page.context().newCDPSession(page);
    await session.send('Input.synthesizePinchGesture', { x: 180, y: 300, scaleFactor: 2 });
    await expect.poll(() => page.evaluate(() => visualViewport!.scale)).toBeGreaterThan(1.5);
    expect(await page.evaluate(() => visualViewport!.height)).toBeLessThan(500);
    expect(await heightOf()).toBe(667);
    await session.send('Input.synthesizePinchGesture', { x: 180, y: 300, scaleFactor: 0.1 });
    await expect.poll(() => page.evaluate(() => visualViewport!.scale)).toBe(1);
    await expect.poll(heightOf).toBe(667);
  });

  it('has edges and a ring for the focus where the colours are forced', async () => {
    const visitor = await stage.visit({ forcedColors: 'active' });
    const { page, panel } = visitor;
    await launcherOf(page).waitFor();
    await stage.open(visitor);
    await askIn(visitor, 'Hello');
    await panel.locator('.answer').nth(1).waitFor();
    const edgesOf = (locator: Locator) =>
      locator.evaluate((element) => {
        const {
          borderTopWidth,
          borderTopStyle,
          borderTopColor,
          backgroundColor,
          outlineWidth,
          outlineStyle,
        } = getComputedStyle(element);
        const hasBorder = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0;
        return {
          hasEdge: hasBorder && borderTopColor !== backgroundColor,
          hasRing: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0,
        };
      });
    expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
    for (const part of ['.answer .bubble', '.question .bubble', '.field', '.send'])
      expect([part, (await edgesOf(panel.locator(part).last())).hasEdge]).toEqual([part, true]);
    expect((await edgesOf(page.locator('parley-widget [role=dialog]'))).hasRing).toBe(true);
    await panel.getByRole('textbox', { name: 'Message' }).focus();
    const rings: [name: string, hasRing: boolean][] = [];
    for (let tabs = 0; tabs < 12; tabs += 1) {
      const focused = panel.locator(':focus');
      if ((await focused.count()) === 0) break;
      const name = await focused.evaluate(({ ariaLabel, className }) => ariaLabel ?? className);
      // The ring of the input is that of the field around it.
      const ringed = name === 'Message' ? panel.locator('.field').last() : focused;
      rings.push([name, (await edgesOf(ringed)).hasRing]);
      await page.keyboard.press('Shift+Tab');
    }
    expect(rings.map(([name]) => name)).toEqual(
      expect.arrayContaining(['Message', 'More options', 'Close chat']),
    );
    expect(rings.filter(([, hasRing]) => !hasRing)).toEqual([]);
    expect(await findAxeViolations(page, 'all', 'foreign')).toEqual([]);
  });
});
