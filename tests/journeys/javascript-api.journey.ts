import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findAxeViolations } from './browser/open-browser.ts';
import { askIn, callParley, launcherOf, listening, setUpWidgetStage } from './widget-stage.ts';

/** What a page may call, and what it hears. */
const stage = setUpWidgetStage();

const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: string[] }).heard);

describe('the JavaScript API', () => {
  it('runs what was queued before the script came, and emits every event without the words of the chat', async () => {
    stage.site.pages.set('/', {
      head: `${listening}<script>Parley("setInitialMessages",["Welcome back."]);Parley("identify",{email:"ada@example.com",name:"Ada",secret:()=>1});Parley("open")</script>${stage.tag()}`,
    });
    const visitor = await stage.visit();
    const { page, panel } = visitor;
    await panel.getByText('Welcome back.').waitFor();
    await askIn(visitor, 'A secret question');
    await panel.getByText('Here you are.').waitFor();
    await panel.getByRole('button', { name: 'More options' }).click();
    await panel.getByRole('menuitem', { name: 'Leave your details' }).click();
    expect(await panel.getByLabel('Email').inputValue()).toBe('ada@example.com');
    await panel.getByRole('button', { name: 'Send details' }).click();
    await panel.getByText('Thank you.').waitFor();
    await callParley(page, 'toggle');
    await expect
      .poll(() => heard(page))
      .toEqual(['ready', 'open', 'user-message', 'assistant-message', 'lead', 'close']);
    expect(await launcherOf(page).getAttribute('aria-expanded')).toBe('false');
  });

  it('keeps messages of others out', async () => {
    stage.site.pages.set('/', { head: listening + stage.tag() });
    const visitor = await stage.visit();
    await stage.open(visitor);
    await visitor.page.evaluate(() => {
      window.postMessage({ parley: 1, type: 'hello' }, '*');
      window.postMessage({ type: 'event', name: 'lead', detail: {} }, '*');
      const frame = document.querySelector('parley-widget')!.shadowRoot!.querySelector('iframe')!;
      frame.contentWindow!.postMessage({ parley: 1, type: 'ask', text: 'Evil' }, '*');
      frame.contentWindow!.postMessage({ type: 'resetUser' }, '*');
    });
    await askIn(visitor, 'Still there?');
    await visitor.panel.getByText('Here you are.').waitFor();
    await expect
      .poll(() => heard(visitor.page))
      .toEqual(['ready', 'open', 'user-message', 'assistant-message']);
    expect(await visitor.panel.getByText('Evil').count()).toBe(0);
  });

  it('starts again on resetChat, and as another visitor on resetUser', async () => {
    const visitor = await stage.visit();
    const { page, panel } = visitor;
    await stage.open(visitor);
    await askIn(visitor, 'First');
    await panel.getByText('Here you are.').waitFor();
    await callParley(page, 'resetChat');
    await panel.getByText('First').waitFor({ state: 'detached' });
    await askIn(visitor, 'Second');
    await panel.getByText('Here you are.').waitFor();
    await callParley(page, 'resetUser');
    await panel.getByText('Second').waitFor({ state: 'detached' });
    await askIn(visitor, 'Third');
    await panel.getByText('Here you are.').waitFor();
    const [first, second, third] = stage.backend.requests
      .filter((request) => request.path.endsWith('/messages'))
      .map((request) => request.token);
    expect(second).toBe(first);
    expect(third).not.toBe(first);

    // A person whom the website knows has a conversation of their own, until they sign out.
    const identify = (token: string) =>
      page.evaluate(
        (signed) => (window as unknown as { Parley(...call: string[]): void }).Parley('identify', signed),
        token,
      );
    await identify('signed.ada');
    await panel.getByText('Third').waitFor({ state: 'detached' });
    await askIn(visitor, 'Of Ada');
    await panel.getByText('Here you are.').waitFor();
    await page.reload();
    await panel.getByText('Third').waitFor();
    await identify('signed.ada');
    await panel.getByText('Of Ada').waitFor();
    await panel.getByRole('button', { name: 'More options' }).click();
    await panel.getByRole('menuitem', { name: 'Leave your details' }).click();
    expect(await panel.getByLabel('Email').inputValue()).toBe('ada@mail.example');
    await callParley(page, 'logout');
    await panel.getByText('Of Ada').waitFor({ state: 'detached' });
    const ended = () => stage.backend.requests.findLast(({ path }) => path.endsWith('/identity/end'))?.body;
    await expect.poll(ended).toEqual({ token: 'signed.ada' });
    await identify('signed.ada');
    await expect
      .poll(() => stage.backend.requests.filter(({ path }) => path.endsWith('/identity')).length)
      .toBe(3);
    await panel.getByText(stage.backend.agent.welcomeMessage).waitFor();
    expect(await panel.getByText('Of Ada').count()).toBe(0);
  });

  it('shows a message by rule, once in a visit, and the chat begins with it after the form that comes first', async () => {
    const rule = {
      text: 'May I help you choose?',
      page: '/prices',
      moment: 'time',
      seconds: 1,
      visitors: 'all',
    } as const;
    stage.backend.launcher = {
      ...stage.backend.launcher,
      rules: [rule, { ...rule, text: 'Before you go?', page: '', moment: 'exit', seconds: 0 }],
    };
    stage.backend.asks = 'before';
    stage.site.pages.set('/', { head: stage.tag() });
    const visitor = await stage.visit();
    const { page, panel } = visitor;
    await launcherOf(page).waitFor();
    // A single-page application goes to the page of the rule.
    await page.evaluate(() => history.pushState({}, '', '/prices'));
    const teaser = panel.getByRole('button', { name: 'May I help you choose?' });
    await teaser.waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    expect(await findAxeViolations(page, 'all', 'foreign')).toEqual([]);
    await panel.getByRole('button', { name: 'Dismiss' }).click();
    await teaser.waitFor({ state: 'detached' });
    await page.evaluate(() => sessionStorage.clear());
    await panel.locator('body').evaluate(() => sessionStorage.clear());
    await page.goto(`${stage.site.origin}/`);
    const leaving = panel.getByRole('button', { name: 'Before you go?' });
    await expect
      .poll(async () => {
        await page.evaluate(() =>
          document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: -1 })),
        );
        return leaving.count();
      })
      .toBe(1);
    await leaving.click();
    await panel.locator('.log').getByText('Before you go?').waitFor();
    expect(await panel.getByText('Hi! How can I help you today?').count()).toBe(0);
    // The contact form with its consent comes before anything can be written.
    await panel.getByRole('heading', { name: 'Leave your details' }).waitFor();
    expect(await panel.getByRole('textbox', { name: 'Message' }).isDisabled()).toBe(true);
  });

  it('opens by itself where the owner wants it, and leaves the focus alone', async () => {
    stage.backend.launcher = { ...stage.backend.launcher, isOpenedOnLoad: true };
    stage.site.pages.set('/', { head: stage.tag(), body: '<input id="own" autofocus>' });
    const visitor = await stage.visit();
    const { page, panel } = visitor;
    await panel.getByText(stage.backend.agent.welcomeMessage).waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('own');
    await panel.getByRole('button', { name: 'Close chat' }).click();
    // The frame tells the page, which may be slower than a reload that follows at once.
    await expect.poll(() => launcherOf(page).getAttribute('aria-expanded')).toBe('false');
    await page.reload();
    await launcherOf(page).waitFor();
    expect(await launcherOf(page).getAttribute('aria-expanded')).toBe('false');
  });
});
