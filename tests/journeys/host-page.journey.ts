import { describe, expect, it } from 'vitest';
import { askIn, callParley, launcherOf, setUpWidgetStage } from './widget-stage.ts';

/** The page around the chat: what it may be like, and what it cannot do. */
const stage = setUpWidgetStage();

/** A browser that gives no storage. */
function blockStorage(where: 'everywhere' | 'in frames'): void {
  if (where === 'in frames' && window === window.top) return;
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  }
}

describe('the host page', () => {
  it('cannot reach into the widget, nor the widget into it', async () => {
    stage.site.pages.set('/', {
      head: `<style>* { all: unset !important; display: inline !important } body, body *, parley-widget { transform: rotate(3deg) !important; opacity: 0.2 !important } parley-widget, button, iframe { display: none !important; position: static !important }</style>${stage.tag()}`,
      body: '<h1 id="title">Title</h1><button id="own">Own</button>',
    });
    const visitor = await stage.visit();
    const { page } = visitor;
    const box = await launcherOf(page).boundingBox();
    expect(box).toMatchObject({ width: 56, height: 56 });
    expect(box!.x + box!.width).toBeCloseTo(1_180, 0);
    const before = await page.evaluate(() => getComputedStyle(document.getElementById('title')!).cssText);
    await stage.open(visitor);
    expect(await page.evaluate(() => getComputedStyle(document.getElementById('title')!).cssText)).toBe(
      before,
    );
    expect(
      await page.evaluate(() => [document.querySelectorAll('[style]').length, document.styleSheets.length]),
    ).toEqual([0, 1]);
    await askIn(visitor, 'Hello?');
    await visitor.panel.getByText('Here you are.').waitFor();
  });

  it('finds the root of the widget closed', async () => {
    stage.site.pages.set('/', { head: stage.tag() });
    stage.context = await stage.browser.newContext();
    const page = await stage.context.newPage();
    await page.goto(`${stage.site.origin}/`);
    await page.locator('parley-widget').waitFor({ state: 'attached' });
    expect(await page.evaluate(() => document.querySelector('parley-widget')!.shadowRoot)).toBeNull();
    expect(await page.evaluate(() => document.cookie)).toBe('');
  });

  it('may have a strict content security policy and Trusted Types', async () => {
    const policy = `default-src 'none'; script-src ${stage.backend.origin}; connect-src ${stage.backend.origin}; frame-src ${stage.backend.origin}; style-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'`;
    stage.site.pages.set('/', { head: stage.tag(), headers: { 'content-security-policy': policy } });
    const visitor = await stage.visit();
    const violations: string[] = [];
    visitor.page.on('console', (message) => message.type() === 'error' && violations.push(message.text()));
    await stage.open(visitor);
    await askIn(visitor, 'Hello?');
    await visitor.panel.getByText('Here you are.').waitFor();
    await visitor.page.mouse.move(0, 0);
    await expect.poll(async () => (await launcherOf(visitor.page).boundingBox())?.width).toBe(56);
    expect(violations.filter((text) => !text.includes('data:,'))).toEqual([]);
    expect(visitor.errors).toEqual([]);
  });

  it('gets the default look when its policy forbids loading another', async () => {
    stage.backend.launcher = { ...stage.backend.launcher, messageColor: '#cc0000' };
    stage.site.pages.set('/', {
      head: stage.tag(),
      headers: {
        'content-security-policy': `default-src 'none'; script-src ${stage.backend.origin}; frame-src ${stage.backend.origin}`,
      },
    });
    const visitor = await stage.visit();
    await stage.open(visitor);
    expect(
      await launcherOf(visitor.page).evaluate((element) => getComputedStyle(element).backgroundColor),
    ).toBe('rgb(52, 114, 216)');
  });

  it('that forbids our frame gets the agent’s own page in a tab instead', async () => {
    stage.site.pages.set('/', {
      head: stage.tag(),
      headers: {
        'content-security-policy': `default-src 'none'; script-src ${stage.backend.origin}; connect-src ${stage.backend.origin}`,
      },
    });
    const visitor = await stage.visit();
    const opened = stage.context.waitForEvent('page');
    await launcherOf(visitor.page).click();
    const page = await opened;
    await page.getByText(stage.backend.agent.welcomeMessage).waitFor();
    expect(page.url()).toBe(`${stage.backend.origin}/chat/agent1`);
    expect(visitor.errors).toEqual([]);
  });

  it('may be another site in a browser that gives foreign frames no storage: the tab remembers', async () => {
    // As Chromium does in private windows, whichever way it is driven.
    const visitor = await stage.visit({}, blockStorage, 'in frames');
    await stage.open(visitor);
    const frame = visitor.page.frames().find((candidate) => candidate.url().includes('/widget/frame/'));
    await expect(frame!.evaluate(() => localStorage.length)).rejects.toThrow('SecurityError');
    await askIn(visitor, 'First');
    await visitor.panel.getByText('Here you are.').waitFor();
    await visitor.page.reload();
    await visitor.panel.getByText('First').waitFor();
  });

  it('may block all storage', async () => {
    const visitor = await stage.visit({}, blockStorage, 'everywhere');
    await stage.open(visitor);
    await askIn(visitor, 'First');
    await visitor.panel.getByText('Here you are.').waitFor();
    await askIn(visitor, 'Second');
    await visitor.panel.getByText('Here you are.').nth(1).waitFor();
    const tokens = stage.backend.requests
      .filter((request) => request.path.endsWith('/messages'))
      .map((request) => request.token);
    expect(new Set(tokens).size).toBe(1);
    expect(visitor.errors).toEqual([]);
  });

  it('may load the script twice, and load it again after destroying the widget', async () => {
    const other = (name: string) =>
      `<script async src="${stage.backend.origin}/widget.js" data-agent-id="agent2"${name}></script>`;
    const warnings: string[] = [];
    stage.site.pages.set('/', { head: stage.tag() + stage.tag() });
    stage.site.pages.set('/two', { head: stage.tag() + other(' data-name="Sales"') });
    stage.site.pages.set('/clash', { head: stage.tag() + other('') });
    const visitor = await stage.visit();
    await stage.open(visitor);
    const { page } = visitor;
    page.on('console', (message) => warnings.push(message.text()));
    expect(await page.locator('parley-widget').count()).toBe(1);
    // Another agent has its own word and its own place; without a word of its own it says what it needs.
    await page.goto(`${stage.site.origin}/clash`);
    await expect.poll(() => warnings.filter((text) => text.includes('data-name'))).toHaveLength(1);
    await page.goto(`${stage.site.origin}/two`);
    await expect.poll(() => page.locator('parley-widget').count()).toBe(2);
    const boxes = await page
      .locator('parley-widget button')
      .evaluateAll((buttons) =>
        buttons.map((button) => button.getBoundingClientRect().bottom).sort((one, two) => one - two),
      );
    expect(boxes[1]! - boxes[0]!).toBeGreaterThan(60);
    await page.evaluate(() => (window as unknown as { Sales(verb: string): void }).Sales('open'));
    await expect
      .poll(() => stage.backend.requests.some(({ path }) => path === '/api/widget/agent2/session'))
      .toBe(true);
    await page.goto(`${stage.site.origin}/`);
    await visitor.panel.getByText(stage.backend.agent.welcomeMessage).waitFor();
    await callParley(page, 'destroy');
    expect(await page.locator('parley-widget').count()).toBe(0);
    await callParley(page, 'open');
    await page.evaluate(
      ([src]) => {
        const script = document.createElement('script');
        script.src = src!;
        script.dataset.agentId = 'agent1';
        document.head.append(script);
      },
      [`${stage.backend.origin}/widget.js`],
    );
    await visitor.panel.getByText(stage.backend.agent.welcomeMessage).waitFor();
    expect(await page.locator('parley-widget').count()).toBe(1);
  });

  it('may swap its body, as routers do, without the open chat noticing', async () => {
    const visitor = await stage.visit();
    await stage.open(visitor);
    await visitor.panel.getByRole('textbox', { name: 'Message' }).fill('Half a sen');
    const before = stage.backend.requests.length;
    await visitor.page.evaluate(() => {
      document.body.replaceWith(document.createElement('body'));
      document.body.textContent = 'Another page';
      history.pushState({}, '', '/another?page=2#part');
    });
    expect(await visitor.panel.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('Half a sen');
    expect(stage.backend.requests.length).toBe(before);
    await launcherOf(visitor.page).focus();
    await askIn(visitor, 'Where am I?');
    await visitor.panel.getByText('Here you are.').waitFor();
    expect(
      stage.backend.requests.findLast((request) => request.path.endsWith('/messages'))?.body,
    ).toMatchObject({
      pageUrl: `${stage.site.origin}/another?page=2`,
    });
  });

  it.each([
    ['html{zoom:1.25}', 1_200, 800],
    ['html{zoom:1.5}', 1_000, 560],
    ['body{zoom:1.25}', 1_200, 800],
    ['html{zoom:1.25}', 375, 667],
  ])(
    'may be zoomed by its own style, and sees the whole chat: %s at %i by %i',
    async (style, width, height) => {
      stage.site.pages.set('/', { head: `<style>${style}</style>${stage.tag()}` });
      const visitor = await stage.visit({ viewport: { width, height } });
      await stage.open(visitor);
      const box = await visitor.page.locator('parley-widget iframe').boundingBox();
      if (box === null) throw new Error('The chat is not on the screen.');
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
    },
  );

  it('may replace its whole document', async () => {
    const visitor = await stage.visit();
    await launcherOf(visitor.page).waitFor();
    await visitor.page.evaluate(() => {
      const root = document.createElement('html');
      root.append(document.createElement('head'), document.createElement('body'));
      document.replaceChild(root, document.documentElement);
    });
    await stage.open(visitor);
  });
});

describe('the pages before a conversation', () => {
  /** Of the last message: paths with titles, the last page first. */
  const told = () => {
    const body = stage.backend.requests.findLast(({ path }) => path.endsWith('/messages'))?.body;
    const { visitedPages } = body as { visitedPages?: { url: string; title: string }[] };
    return visitedPages?.map(({ url, title }) => `${url.replace(stage.site.origin, '')} ${title}`);
  };
  const titled = (title: string) => ({ head: `<script>document.title="${title}"</script>${stage.tag()}` });

  it('are told with its first message, not before, and without what may be secret in an address', async () => {
    for (const [path, title] of [
      ['/', 'Home'],
      ['/shoes', 'Shoes'],
      ['/returns', 'Returns'],
    ] as const)
      stage.site.pages.set(path, titled(title));
    const visitor = await stage.visit();
    const { page, panel } = visitor;
    for (const path of ['/shoes?token=secret', '/returns?token=secret#part']) {
      await launcherOf(page).waitFor();
      await page.goto(stage.site.origin + path);
    }
    await stage.open(visitor);
    expect(JSON.stringify(stage.backend.requests)).not.toContain('shoes');
    await askIn(visitor, 'Can I return shoes?');
    await panel.getByText('Here you are.').waitFor();
    expect(told()).toEqual(['/returns Returns', '/shoes Shoes', '/ Home']);
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('secret');
    await askIn(visitor, 'And hats?');
    await panel.getByText('Here you are.').nth(1).waitFor();
    expect(told()).toBeUndefined();

    // Another person is told nothing about.
    await callParley(page, 'logout');
    await panel.getByText('And hats?').waitFor({ state: 'detached' });
    await askIn(visitor, 'Hello?');
    await panel.getByText('Here you are.').waitFor();
    expect(told()).toEqual(['/returns ']);
  });

  it('are those of a page that changes its address by itself', async () => {
    stage.site.pages.set('/', titled('Home'));
    const visitor = await stage.visit();
    const { page, panel } = visitor;
    await stage.open(visitor);
    for (const name of ['shoes', 'hats'])
      await page.evaluate(async (next) => {
        history.pushState({}, '', `/${next}`);
        // As a router does that waits for its data.
        await new Promise((resolve) => setTimeout(resolve, 50));
        document.title = next;
      }, name);
    await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('/hats hats');
    await launcherOf(page).focus();
    await askIn(visitor, 'Where am I?');
    await panel.getByText('Here you are.').waitFor();
    expect(told()).toEqual(['/hats hats', '/shoes shoes', '/ Home']);
  });

  it('are only the present one where storage is blocked', async () => {
    stage.site.pages.set('/', titled('Home'));
    stage.site.pages.set('/shoes', titled('Shoes'));
    const visitor = await stage.visit({}, blockStorage, 'everywhere');
    await launcherOf(visitor.page).waitFor();
    await visitor.page.goto(`${stage.site.origin}/shoes`);
    await stage.open(visitor);
    await askIn(visitor, 'Hello?');
    await visitor.panel.getByText('Here you are.').waitFor();
    expect(told()).toEqual(['/shoes ']);
    expect(visitor.errors).toEqual([]);
  });
});
