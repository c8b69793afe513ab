import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext, BrowserContextOptions, FrameLocator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildWidget } from '../../widget/build-widget.ts';
import { type HostSite, startHostSite } from '../fakes/widget-backend/start-host-site.ts';
import { startWidgetBackend, type WidgetBackend } from '../fakes/widget-backend/start-widget-backend.ts';
import { openBrowser } from './open-browser.ts';

const folder = mkdtempSync(join(tmpdir(), 'parley-widget-'));
let backend: WidgetBackend;
let site: HostSite;
let browser: Browser;
let context: BrowserContext;

beforeAll(async () => {
  await buildWidget(folder);
  backend = await startWidgetBackend(folder);
  site = await startHostSite();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await backend?.close();
  await site?.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  backend.reset();
  site.pages.clear();
});
afterEach(async () => {
  await context?.close();
});

const tag = () => `<script async src="${backend.origin}/widget.js" data-agent-id="agent1"></script>`;

interface Visit {
  page: Page;
  panel: FrameLocator;
  errors: string[];
}

/** Opens the page at `/` of the host's site. The tests look into the launcher's closed root by opening it beforehand. */
async function visit<Given>(
  options: BrowserContextOptions = {},
  before?: (given: Given) => void,
  given?: Given,
): Promise<Visit> {
  context = await browser.newContext({ viewport: { width: 1_200, height: 800 }, ...options });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(() => {
    const attach = Element.prototype.attachShadow;
    Element.prototype.attachShadow = function (init) {
      return attach.call(this, { ...init, mode: 'open' });
    };
  });
  if (before) await page.addInitScript(before as (given: unknown) => void, given);
  if (site.pages.size === 0) site.pages.set('/', { head: tag() });
  await page.goto(`${site.origin}/`);
  return { page, panel: page.frameLocator('parley-widget iframe'), errors };
}

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

const launcher = (page: Page) => page.locator('parley-widget button');

async function open({ page, panel }: Visit): Promise<void> {
  await launcher(page).click();
  await panel.getByText(backend.agent.welcomeMessage).waitFor();
}

async function ask({ panel }: Visit, text: string): Promise<void> {
  await panel.getByRole('textbox', { name: 'Message' }).fill(text);
  await panel.getByRole('textbox', { name: 'Message' }).press('Enter');
}

/** Chooses a file that can be sent, and one that cannot. */
async function chooseFiles({ panel }: Visit): Promise<void> {
  await panel.getByRole('button', { name: 'Attach a file' }).waitFor();
  const files = ['plan.pdf', 'virus.exe'].map((name) => ({
    name,
    mimeType: '',
    buffer: Buffer.from('A plan'),
  }));
  await panel.locator('input[type=file]').setInputFiles(files);
  await panel.getByText('virus.exe cannot be sent here.').waitFor();
}

const call = (page: Page, verb: string) =>
  page.evaluate((name) => (window as unknown as { Parley(verb: string): void }).Parley(name), verb);

/** Listens to every event of the widget from the first moment on. */
const listening =
  '<script>window.heard=[];window.Parley=window.Parley||function(){(Parley.q=Parley.q||[]).push(arguments)};for(const n of ["ready","open","close","user-message","assistant-message","lead","error"])Parley("addEventListener",n,d=>heard.push(n))</script>';
const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: string[] }).heard);

describe('a visitor', () => {
  it('asks and gets a cited answer, which is there again after a reload and on the next page', async () => {
    backend.answers.set('deliver', {
      pieces: ['Delivery takes **two', ' days**.', ' 漢字 😀'],
      pieceDelayMs: 30,
      sources: [
        {
          type: 'source',
          sourceId: 's1',
          title: 'Shipping',
          heading: 'Times',
          url: 'https://northwind.example/shipping',
          quote: 'We deliver within two days.',
          start: 0,
          end: 28,
        },
      ],
    });
    const visitor = await visit();
    site.pages.set('/next', { head: tag() });
    await open(visitor);
    const { page, panel } = visitor;
    expect(await panel.getByText('You are chatting with an AI assistant').isVisible()).toBe(true);
    await ask(visitor, 'When do you deliver?');
    await panel.getByRole('button', { name: 'Source 1: Shipping' }).click();
    await panel.getByText('We deliver within two days.').waitFor();
    expect(await panel.locator('.log .answer .text').last().textContent()).toContain('two days');
    expect(await panel.locator('.log .answer strong').textContent()).toBe('two days');
    const link = panel.getByRole('link', { name: 'Shipping' });
    expect(await link.getAttribute('href')).toBe('https://northwind.example/shipping');

    await page.reload();
    // It was open, so it is open again; and it does not take the focus, since nobody asked it to.
    await panel.locator('.log .answer strong').waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    await page.goto(`${site.origin}/next`);
    await panel.locator('.log .answer strong').waitFor();
    const asked = backend.requests.find((request) => request.path.endsWith('/messages'));
    expect(asked?.body).toMatchObject({ channel: 'widget', pageUrl: `${site.origin}/` });
    expect(visitor.errors).toEqual([]);
  });

  it('sees header and input stay where they are, however long the conversation', async () => {
    backend.answers.set('long', { text: 'Line.\n\n'.repeat(60), outcome: 'hedged' });
    const visitor = await visit();
    const { panel } = visitor;
    await open(visitor);
    for (const count of [1, 2]) {
      await ask(visitor, 'long');
      await panel
        .getByText('Closest match')
        .nth(count - 1)
        .waitFor();
    }
    await panel.getByRole('button', { name: 'Talk to a person' }).click();
    await panel.getByLabel('Email').fill('ada@example.com');
    await panel.getByRole('button', { name: 'This answer helped' }).first().focus();
    for (const name of ['html', 'body', 'main']) {
      const hidden = await panel
        .locator(name)
        .evaluate((element) => [element.scrollTop, element.scrollHeight - element.clientHeight]);
      expect([name, ...hidden]).toEqual([name, 0, 0]);
    }
  });

  it('rates an answer, and takes it back', async () => {
    const visitor = await visit();
    await open(visitor);
    await ask(visitor, 'Hello?');
    const helped = visitor.panel.getByRole('button', { name: 'This answer helped' });
    await helped.click();
    await visitor.panel.locator('[aria-pressed=true]').waitFor();
    await helped.click();
    await visitor.panel.locator('[aria-pressed=true]').waitFor({ state: 'detached' });
    await expect
      .poll(() =>
        backend.requests
          .filter((request) => request.path.endsWith('/feedback'))
          .map((request) => request.body),
      )
      .toEqual([{ feedback: 'positive' }, { feedback: null }]);
  });

  it('is shown on the launcher and in the title of the tab what comes while the chat is closed', async () => {
    backend.answers.set('slow', { pieces: ['Here', ' it is.'], pieceDelayMs: 1_000 });
    site.pages.set('/', { head: tag() });
    const visitor = await visit();
    const { page, panel } = visitor;
    await open(visitor);
    await ask(visitor, 'slow');
    await launcher(page).click();
    await expect.poll(() => page.title(), { timeout: 10_000 }).toBe('(1) Northwind Garden Tools');
    expect(await launcher(page).getAttribute('aria-label')).toMatch(/^\(1\) /);
    await launcher(page).click();
    await panel.getByText('Here it is.').waitFor();
    await expect.poll(() => page.title()).toBe('Northwind Garden Tools');
    expect(await launcher(page).getAttribute('data-unread')).toBe('');
    // On the next page the closed chat looks for what people wrote meanwhile, without marking it as seen.
    await launcher(page).click();
    backend.unread = 2;
    await page.reload();
    await expect.poll(() => page.title()).toBe('(2) Northwind Garden Tools');
    expect(backend.requests.findLast(({ path }) => path.endsWith('/session'))?.query).toBe('?quiet=true');
    await launcher(page).click();
    await expect.poll(() => page.title()).toBe('Northwind Garden Tools');
    await expect
      .poll(() => backend.requests.findLast(({ path }) => path.endsWith('/session'))?.query)
      .toBe('');
  });

  it('stops an answer and keeps what was written', async () => {
    backend.answers.set('long', {
      pieces: Array.from({ length: 200 }, (_, index) => `word${index} `),
      pieceDelayMs: 30,
    });
    const visitor = await visit();
    await open(visitor);
    await ask(visitor, 'long');
    await visitor.panel.getByText('word3 ').waitFor();
    await visitor.panel.getByRole('button', { name: 'Stop the answer' }).click();
    await visitor.panel.getByText('You stopped this answer.').waitFor();
    expect(await visitor.panel.locator('.log .answer').last().textContent()).toContain('word3');
    await visitor.panel.getByRole('button', { name: 'Send' }).waitFor();
  });

  it('leaves details after an answer that was only near, with errors beside the fields', async () => {
    backend.answers.set('guarantee', { text: 'Perhaps this.', outcome: 'hedged' });
    const visitor = await visit();
    const { panel } = visitor;
    await open(visitor);
    await ask(visitor, 'guarantee');
    await panel.getByText('Closest match').waitFor();
    await panel.getByRole('button', { name: 'Talk to a person' }).click();
    await panel.getByRole('button', { name: 'Send details' }).click();
    await panel.getByText('Please enter a valid email address').waitFor();
    await panel.getByLabel('Name').fill('Ada');
    await panel.getByLabel('Email').fill('ada@example.com');
    expect(await panel.getByLabel('Email').getAttribute('autocomplete')).toBe('email');
    await panel.getByRole('button', { name: 'Send details' }).click();
    await panel.getByText('Thank you.').waitFor();
    const lead = backend.requests.find((request) => request.path.endsWith('/leads'));
    expect(lead?.body).toMatchObject({
      name: 'Ada',
      email: 'ada@example.com',
      conversationId: expect.any(String),
    });
    expect(lead?.body).not.toHaveProperty('phone');
  });

  it('asks for a person once, with the form at once, and is not answered the same again', async () => {
    const sentence = 'I would like to talk to a person.';
    backend.answers.set(sentence, { text: 'A person will be told.', outcome: 'handoff' });
    const visitor = await visit();
    const { panel } = visitor;
    await open(visitor);
    await ask(visitor, 'Hello?');
    const humanHelp = panel.getByRole('button', { name: 'Human Help' });
    await humanHelp.click();
    await panel.getByRole('heading', { name: 'Leave your email and we will write to you.' }).waitFor();
    await panel.getByRole('button', { name: 'Cancel' }).click();
    await humanHelp.click();
    await panel.getByLabel('Name').fill('Ada');
    expect(await panel.getByText(sentence).count()).toBe(1);
    await panel.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
    await panel.getByRole('button', { name: 'Send details' }).click();
    await panel.getByText('Thank you.').waitFor();
    await humanHelp.waitFor({ state: 'hidden' });
  });

  it('is not asked for details where the owner asks for none', async () => {
    backend.leadForm = { email: false, name: false, phone: false };
    backend.answers.set('x', { text: 'I do not know.', outcome: 'declined' });
    const visitor = await visit();
    await open(visitor);
    await ask(visitor, 'x');
    await visitor.panel.getByText('I do not know.').waitFor();
    await visitor.panel.getByRole('button', { name: 'More options' }).click();
    await visitor.panel.getByRole('menuitem', { name: 'New conversation' }).waitFor();
    expect(await visitor.panel.getByText(/Leave your details|Talk to a person/).count()).toBe(0);
  });

  it('sends files, finishes a conversation, and the next message starts another', async () => {
    backend.agent = { ...backend.agent, input: { ...backend.agent.input, allowsAttachments: true } };
    const visitor = await visit();
    const { page, panel } = visitor;
    await open(visitor);
    await chooseFiles(visitor);
    await panel.getByRole('button', { name: 'Remove virus.exe' }).click();
    await panel.getByRole('button', { name: 'Send' }).click();
    await panel.getByText('Here you are.').waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      panel.getByRole('button', { name: /^plan\.pdf/ }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('plan.pdf');
    await panel.getByRole('button', { name: 'Finish Conversation' }).click();
    await panel.getByText('Conversation finished.').waitFor();
    await panel.getByRole('button', { name: 'Email me a copy' }).click();
    await panel.getByLabel('Email', { exact: true }).fill('ben@mail.example');
    await panel.locator('form.lead').getByRole('button', { name: 'Send' }).click();
    await panel.getByText('We have sent a copy to ben@mail.example.').waitFor();
    expect(backend.requests.at(-1)).toMatchObject({
      path: expect.stringMatching(/\/conversations\/[^/]+\/transcript$/),
      body: { email: 'ben@mail.example' },
    });
    await ask(visitor, 'Second');
    await panel.getByText('Here you are.').nth(1).waitFor();
    const bodies = backend.requests
      .filter((request) => request.path.endsWith('/messages'))
      .map((request) => request.body);
    expect(bodies[0]).toMatchObject({ message: 'plan.pdf', attachmentIds: [expect.any(String)] });
    expect(bodies[1]).not.toHaveProperty('conversationId');
    expect(bodies[1]).not.toHaveProperty('attachmentIds');
  });
});

describe('when something fails', () => {
  it('leads in no circle when the plan holds no more leads, and keeps what was typed', async () => {
    const full = { status: 402, code: 'plan-limit', message: 'x' };
    backend.answers.set('guarantee', { text: 'Perhaps this.', outcome: 'hedged' });
    backend.answers.set('spent', { refusal: full });
    const visitor = await visit();
    const { panel, page } = visitor;
    await page.route('**/api/widget/*/leads', (route) =>
      route.fulfill({ status: 402, json: { error: { code: full.code, message: full.message } } }),
    );
    await open(visitor);
    await ask(visitor, 'guarantee');
    await panel.getByRole('button', { name: 'Talk to a person' }).click();
    await panel.getByLabel('Name').fill('Ada');
    await panel.getByLabel('Email').fill('ada@example.com');
    await panel.getByRole('button', { name: 'Send details' }).click();
    await panel.getByRole('alert').getByText('We could not save your details.').waitFor();
    expect(await panel.getByLabel('Email').inputValue()).toBe('ada@example.com');
    await ask(visitor, 'spent');
    await panel.getByRole('alert').getByText('Please try again later.').waitFor();
    expect(await panel.getByRole('button', { name: /Leave your details|Talk to a person/ }).count()).toBe(0);
  });

  it.each([
    ['often', { status: 429, code: 'rate-limited', message: 'x', retryAfterSeconds: 7 }, 'in 7 seconds'],
    ['paused', { status: 422, code: 'agent-paused', message: 'x' }, 'is paused'],
    ['broken', { status: 500, code: 'internal-error', message: 'x' }, 'Something went wrong'],
  ])('says what %s means', async (word, refusal, sentence) => {
    backend.answers.set(word, { refusal });
    const visitor = await visit();
    await open(visitor);
    await ask(visitor, word);
    await visitor.panel.getByRole('alert').getByText(sentence).waitFor();
    await visitor.panel.getByText('Not sent').waitFor();
  });

  it('opens the form with a sentence at the limit of the plan', async () => {
    backend.answers.set('spent', { refusal: { status: 402, code: 'plan-limit', message: 'x' } });
    const visitor = await visit();
    const { panel } = visitor;
    await open(visitor);
    await ask(visitor, 'spent');
    await panel.getByText('has reached its message limit').waitFor();
    await panel.getByLabel('Email').waitFor();
    expect(await panel.locator('.notice').count()).toBe(0);
  });

  it('keeps the beginning of an answer whose stream is cut, and tries again', async () => {
    backend.answers.set('cut', {
      pieces: ['The tools ', 'are made ', 'of steel'],
      pieceDelayMs: 60,
      cutAfterPieces: 2,
    });
    const visitor = await visit();
    await open(visitor);
    await ask(visitor, 'cut');
    await visitor.panel.getByText('The connection was lost').waitFor();
    expect(await visitor.panel.locator('.log .answer').last().textContent()).toContain('The tools are made');
    backend.answers.set('cut', { text: 'Whole now.' });
    await visitor.panel.getByRole('button', { name: 'Try again' }).click();
    await visitor.panel.getByText('Whole now.').waitFor();
    expect(await visitor.panel.locator('.question').count()).toBe(1);
  });

  it('takes the answer that the server went on writing when the stream was cut', async () => {
    backend.answers.set('cut', {
      pieces: ['The tools ', 'are of steel.'],
      pieceDelayMs: 60,
      cutAfterPieces: 1,
      isStored: true,
    });
    const visitor = await visit();
    await open(visitor);
    await ask(visitor, 'cut');
    await visitor.panel.locator('.log').getByText('The tools are of steel.').waitFor();
    expect(await visitor.panel.getByRole('alert').count()).toBe(0);
  });

  it('picks the answer up after a reload in the middle of it', async () => {
    backend.answers.set('slow', { pieces: ['Slow ', 'answer.'], pieceDelayMs: 1_200, isStored: true });
    const visitor = await visit();
    await open(visitor);
    await ask(visitor, 'slow');
    await visitor.panel.locator('.live').getByText('Slow').waitFor();
    backend.answers.clear();
    await visitor.page.reload();
    await visitor.panel.locator('.dots').waitFor();
    await visitor.panel.locator('.log').getByText('Slow answer.').waitFor();
  });

  it('keeps a message that is sent while offline', async () => {
    const visitor = await visit();
    await open(visitor);
    await context.setOffline(true);
    await ask(visitor, 'Hello?');
    await visitor.panel.getByText('You are offline.').waitFor();
    await context.setOffline(false);
    await visitor.panel.getByRole('button', { name: 'Try again' }).click();
    await visitor.panel.getByText('Here you are.').waitFor();
  });

  it('replaces a token that is no longer known', async () => {
    const visitor = await visit();
    await open(visitor);
    const { agent, answers } = backend;
    backend.reset();
    Object.assign(backend, { agent, answers });
    await ask(visitor, 'Hello?');
    await visitor.panel.getByText('Here you are.').waitFor();
  });

  it('solves a challenge, where the server asks for one, without a word', async () => {
    backend.answers.set('busy', { text: 'Still here.', challenge: { salt: 'ab?agent=x&', number: 4_321 } });
    const visitor = await visit();
    await open(visitor);
    await ask(visitor, 'busy?');
    await visitor.panel.getByText('Still here.').waitFor();
  });

  it('draws nothing where the website is not allowed, and says so once', async () => {
    backend.launcherStatus = 403;
    site.pages.set('/', { head: listening + tag() });
    context = await browser.newContext();
    const page = await context.newPage();
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await page.goto(`${site.origin}/`);
    await expect.poll(() => warnings).toHaveLength(1);
    expect(await page.locator('parley-widget').count()).toBe(0);
  });
});

describe('the host page', () => {
  it('cannot reach into the widget, nor the widget into it', async () => {
    site.pages.set('/', {
      head: `<style>* { all: unset !important; display: inline !important } body, body *, parley-widget { transform: rotate(3deg) !important; opacity: 0.2 !important } parley-widget, button, iframe { display: none !important; position: static !important }</style>${tag()}`,
      body: '<h1 id="title">Title</h1><button id="own">Own</button>',
    });
    const visitor = await visit();
    const { page } = visitor;
    const box = await launcher(page).boundingBox();
    expect(box).toMatchObject({ width: 56, height: 56 });
    expect(box!.x + box!.width).toBeCloseTo(1_180, 0);
    const before = await page.evaluate(() => getComputedStyle(document.getElementById('title')!).cssText);
    await open(visitor);
    expect(await page.evaluate(() => getComputedStyle(document.getElementById('title')!).cssText)).toBe(
      before,
    );
    expect(
      await page.evaluate(() => [document.querySelectorAll('[style]').length, document.styleSheets.length]),
    ).toEqual([0, 1]);
    await ask(visitor, 'Hello?');
    await visitor.panel.getByText('Here you are.').waitFor();
  });

  it('finds the root of the widget closed', async () => {
    site.pages.set('/', { head: tag() });
    context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`${site.origin}/`);
    await page.locator('parley-widget').waitFor({ state: 'attached' });
    expect(await page.evaluate(() => document.querySelector('parley-widget')!.shadowRoot)).toBeNull();
    expect(await page.evaluate(() => document.cookie)).toBe('');
  });

  it('may have a strict content security policy and Trusted Types', async () => {
    const policy = `default-src 'none'; script-src ${backend.origin}; connect-src ${backend.origin}; frame-src ${backend.origin}; style-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'`;
    site.pages.set('/', { head: tag(), headers: { 'content-security-policy': policy } });
    const visitor = await visit();
    const violations: string[] = [];
    visitor.page.on('console', (message) => message.type() === 'error' && violations.push(message.text()));
    await open(visitor);
    await ask(visitor, 'Hello?');
    await visitor.panel.getByText('Here you are.').waitFor();
    await visitor.page.mouse.move(0, 0);
    await expect.poll(async () => (await launcher(visitor.page).boundingBox())?.width).toBe(56);
    expect(violations.filter((text) => !text.includes('data:,'))).toEqual([]);
    expect(visitor.errors).toEqual([]);
  });

  it('gets the default look when its policy forbids to ask for another', async () => {
    backend.launcher = { ...backend.launcher, messageColor: '#cc0000' };
    site.pages.set('/', {
      head: tag(),
      headers: {
        'content-security-policy': `default-src 'none'; script-src ${backend.origin}; frame-src ${backend.origin}`,
      },
    });
    const visitor = await visit();
    await open(visitor);
    expect(
      await launcher(visitor.page).evaluate((element) => getComputedStyle(element).backgroundColor),
    ).toBe('rgb(52, 114, 216)');
  });

  it('that forbids our frame gets the agent’s own page in a tab instead', async () => {
    site.pages.set('/', {
      head: tag(),
      headers: {
        'content-security-policy': `default-src 'none'; script-src ${backend.origin}; connect-src ${backend.origin}`,
      },
    });
    const visitor = await visit();
    const opened = context.waitForEvent('page');
    await launcher(visitor.page).click();
    const page = await opened;
    await page.getByText(backend.agent.welcomeMessage).waitFor();
    expect(page.url()).toBe(`${backend.origin}/chat/agent1`);
    expect(visitor.errors).toEqual([]);
  });

  it('may be of another site in a browser that gives foreign frames no storage: the tab remembers', async () => {
    // As Chromium does in private windows, whichever way it is driven.
    const visitor = await visit({}, blockStorage, 'in frames');
    await open(visitor);
    const frame = visitor.page.frames().find((candidate) => candidate.url().includes('/widget/frame/'));
    await expect(frame!.evaluate(() => localStorage.length)).rejects.toThrow('SecurityError');
    await ask(visitor, 'First');
    await visitor.panel.getByText('Here you are.').waitFor();
    await visitor.page.reload();
    await visitor.panel.getByText('First').waitFor();
  });

  it('may block all storage', async () => {
    const visitor = await visit({}, blockStorage, 'everywhere');
    await open(visitor);
    await ask(visitor, 'First');
    await visitor.panel.getByText('Here you are.').waitFor();
    await ask(visitor, 'Second');
    await visitor.panel.getByText('Here you are.').nth(1).waitFor();
    const tokens = backend.requests
      .filter((request) => request.path.endsWith('/messages'))
      .map((request) => request.token);
    expect(new Set(tokens).size).toBe(1);
    expect(visitor.errors).toEqual([]);
  });

  it('may load the script twice, and load it again after destroying the widget', async () => {
    const other = (name: string) =>
      `<script async src="${backend.origin}/widget.js" data-agent-id="agent2"${name}></script>`;
    const warnings: string[] = [];
    site.pages.set('/', { head: tag() + tag() });
    site.pages.set('/two', { head: tag() + other(' data-name="Sales"') });
    site.pages.set('/clash', { head: tag() + other('') });
    const visitor = await visit();
    await open(visitor);
    const { page } = visitor;
    page.on('console', (message) => warnings.push(message.text()));
    expect(await page.locator('parley-widget').count()).toBe(1);
    // Another agent has its own word and its own place; without a word of its own it says what it needs.
    await page.goto(`${site.origin}/clash`);
    await expect.poll(() => warnings.filter((text) => text.includes('data-name'))).toHaveLength(1);
    await page.goto(`${site.origin}/two`);
    await expect.poll(() => page.locator('parley-widget').count()).toBe(2);
    const boxes = await page
      .locator('parley-widget button')
      .evaluateAll((buttons) =>
        buttons.map((button) => button.getBoundingClientRect().bottom).sort((one, two) => one - two),
      );
    expect(boxes[1]! - boxes[0]!).toBeGreaterThan(60);
    await page.evaluate(() => (window as unknown as { Sales(verb: string): void }).Sales('open'));
    await expect
      .poll(() => backend.requests.some(({ path }) => path === '/api/widget/agent2/session'))
      .toBe(true);
    await page.goto(`${site.origin}/`);
    await visitor.panel.getByText(backend.agent.welcomeMessage).waitFor();
    await call(page, 'destroy');
    expect(await page.locator('parley-widget').count()).toBe(0);
    await call(page, 'open');
    await page.evaluate(
      ([src]) => {
        const script = document.createElement('script');
        script.src = src!;
        script.dataset.agentId = 'agent1';
        document.head.append(script);
      },
      [`${backend.origin}/widget.js`],
    );
    await visitor.panel.getByText(backend.agent.welcomeMessage).waitFor();
    expect(await page.locator('parley-widget').count()).toBe(1);
  });

  it('may swap its body, as routers do, without the open chat noticing', async () => {
    const visitor = await visit();
    await open(visitor);
    await visitor.panel.getByRole('textbox', { name: 'Message' }).fill('Half a sen');
    const before = backend.requests.length;
    await visitor.page.evaluate(() => {
      document.body.replaceWith(document.createElement('body'));
      document.body.textContent = 'Another page';
      history.pushState({}, '', '/another?page=2#part');
    });
    expect(await visitor.panel.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('Half a sen');
    expect(backend.requests.length).toBe(before);
    await launcher(visitor.page).focus();
    await ask(visitor, 'Where am I?');
    await visitor.panel.getByText('Here you are.').waitFor();
    expect(backend.requests.findLast((request) => request.path.endsWith('/messages'))?.body).toMatchObject({
      pageUrl: `${site.origin}/another?page=2`,
    });
  });

  it('may replace its whole document', async () => {
    const visitor = await visit();
    await launcher(visitor.page).waitFor();
    await visitor.page.evaluate(() => {
      const root = document.createElement('html');
      root.append(document.createElement('head'), document.createElement('body'));
      document.replaceChild(root, document.documentElement);
    });
    await open(visitor);
  });

  it('loses no frame to a layout shift and has no long task for the loader', async () => {
    backend.launcher = { ...backend.launcher, position: 'left' };
    backend.launcherDelayMs = 600;
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
    site.pages.set('/', { head: tag() });
    const visitor = await visit({}, observe);
    await launcher(visitor.page).waitFor();
    // Until the colour and the side have come, later than the launcher waits for them.
    await expect.poll(async () => (await launcher(visitor.page).boundingBox())?.x).toBe(20);
    await open(visitor);
    await ask(visitor, 'Hello?');
    await visitor.panel.getByText('Here you are.').waitFor();
    const seen = await visitor.page.evaluate(
      () => (window as unknown as { seen: { shift: number; longTasks: number } }).seen,
    );
    expect(seen).toEqual({ shift: 0, longTasks: 0 });
  });
});

describe('the JavaScript API', () => {
  it('runs what was queued before the script came, and tells every event without a word of the chat', async () => {
    site.pages.set('/', {
      head: `${listening}<script>Parley("setInitialMessages",["Welcome back."]);Parley("identify",{email:"ada@example.com",name:"Ada",secret:()=>1});Parley("open")</script>${tag()}`,
    });
    const visitor = await visit();
    const { page, panel } = visitor;
    await panel.getByText('Welcome back.').waitFor();
    await ask(visitor, 'A secret question');
    await panel.getByText('Here you are.').waitFor();
    await panel.getByRole('button', { name: 'More options' }).click();
    await panel.getByRole('menuitem', { name: 'Leave your details' }).click();
    expect(await panel.getByLabel('Email').inputValue()).toBe('ada@example.com');
    await panel.getByRole('button', { name: 'Send details' }).click();
    await panel.getByText('Thank you.').waitFor();
    await call(page, 'toggle');
    await expect
      .poll(() => heard(page))
      .toEqual(['ready', 'open', 'user-message', 'assistant-message', 'lead', 'close']);
    expect(await launcher(page).getAttribute('aria-expanded')).toBe('false');
  });

  it('keeps messages of others out', async () => {
    site.pages.set('/', { head: listening + tag() });
    const visitor = await visit();
    await open(visitor);
    await visitor.page.evaluate(() => {
      window.postMessage({ parley: 1, type: 'hello' }, '*');
      window.postMessage({ type: 'event', name: 'lead', detail: {} }, '*');
      const frame = document.querySelector('parley-widget')!.shadowRoot!.querySelector('iframe')!;
      frame.contentWindow!.postMessage({ parley: 1, type: 'ask', text: 'Evil' }, '*');
      frame.contentWindow!.postMessage({ type: 'resetUser' }, '*');
    });
    await ask(visitor, 'Still there?');
    await visitor.panel.getByText('Here you are.').waitFor();
    expect(await heard(visitor.page)).toEqual(['ready', 'open', 'user-message', 'assistant-message']);
    expect(await visitor.panel.getByText('Evil').count()).toBe(0);
  });

  it('starts again on resetChat, and as another visitor on resetUser', async () => {
    const visitor = await visit();
    const { page, panel } = visitor;
    await open(visitor);
    await ask(visitor, 'First');
    await panel.getByText('Here you are.').waitFor();
    await call(page, 'resetChat');
    await panel.getByText('First').waitFor({ state: 'detached' });
    await ask(visitor, 'Second');
    await panel.getByText('Here you are.').waitFor();
    await call(page, 'resetUser');
    await panel.getByText('Second').waitFor({ state: 'detached' });
    await ask(visitor, 'Third');
    await panel.getByText('Here you are.').waitFor();
    const [first, second, third] = backend.requests
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
    await ask(visitor, 'Of Ada');
    await panel.getByText('Here you are.').waitFor();
    await page.reload();
    await panel.getByText('Third').waitFor();
    await identify('signed.ada');
    await panel.getByText('Of Ada').waitFor();
    await panel.getByRole('button', { name: 'More options' }).click();
    await panel.getByRole('menuitem', { name: 'Leave your details' }).click();
    expect(await panel.getByLabel('Email').inputValue()).toBe('ada@mail.example');
    await call(page, 'logout');
    await panel.getByText('Of Ada').waitFor({ state: 'detached' });
    expect(backend.requests.findLast(({ path }) => path.endsWith('/identity/end'))?.body).toEqual({
      token: 'signed.ada',
    });
    await identify('signed.ada');
    await expect.poll(() => backend.requests.filter(({ path }) => path.endsWith('/identity')).length).toBe(3);
    await panel.getByText(backend.agent.welcomeMessage).waitFor();
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
    backend.launcher = {
      ...backend.launcher,
      rules: [rule, { ...rule, text: 'Before you go?', page: '', moment: 'exit', seconds: 0 }],
    };
    backend.asks = 'before';
    site.pages.set('/', { head: tag() });
    const visitor = await visit();
    const { page, panel } = visitor;
    await launcher(page).waitFor();
    // A single-page application goes to the page of the rule.
    await page.evaluate(() => history.pushState({}, '', '/prices'));
    const teaser = panel.getByRole('button', { name: 'May I help you choose?' });
    await teaser.waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa']).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await panel.getByRole('button', { name: 'Dismiss' }).click();
    await teaser.waitFor({ state: 'detached' });
    await page.evaluate(() => sessionStorage.clear());
    await panel.locator('body').evaluate(() => sessionStorage.clear());
    await page.goto(`${site.origin}/`);
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
    backend.launcher = { ...backend.launcher, isOpenedOnLoad: true };
    site.pages.set('/', { head: tag(), body: '<input id="own" autofocus>' });
    const visitor = await visit();
    const { page, panel } = visitor;
    await panel.getByText(backend.agent.welcomeMessage).waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('own');
    await panel.getByRole('button', { name: 'Close chat' }).click();
    await page.reload();
    await launcher(page).waitFor();
    expect(await launcher(page).getAttribute('aria-expanded')).toBe('false');
  });
});

describe('everybody', () => {
  // A browser that is steered leaves the keys with the outer page now and then, although the field in the frame has the
  // focus; pressing more of them changes nothing then.
  it('can use it with the keyboard alone', { retry: 2 }, async () => {
    site.pages.set('/', { head: tag(), body: '<a href="#x">Link</a>' });
    const visitor = await visit();
    const { page, panel } = visitor;
    await launcher(page).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await launcher(page).evaluate((element) => element.matches(':focus-visible'))).toBe(true);
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
    await expect.poll(() => launcher(page).getAttribute('aria-expanded')).toBe('false');
    expect(
      await launcher(page).evaluate(
        (element) => (element.getRootNode() as ShadowRoot).activeElement === element,
      ),
    ).toBe(true);
  });

  it('is told of a finished answer once, and whole', async () => {
    backend.answers.set('slow', { pieces: ['One ', 'two ', 'three'], pieceDelayMs: 80 });
    const visitor = await visit();
    const { panel } = visitor;
    await open(visitor);
    const log = panel.getByRole('log');
    await log.evaluate((element) => {
      const added: string[] = [];
      Object.assign(window, { added });
      new MutationObserver((records) => {
        for (const record of records)
          for (const node of record.addedNodes) added.push(node.textContent ?? '');
      }).observe(element, { childList: true, subtree: true, characterData: true });
    });
    await ask(visitor, 'slow');
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
    const input = { ...backend.agent.input, allowsAttachments: true };
    backend.agent = { ...backend.agent, colorMode, messageColor: '#f59e0b', input };
    backend.answers.set('guarantee', {
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
    backend.answers.set('broken', { refusal: { status: 500, code: 'internal-error', message: 'x' } });
    const visitor = await visit({ reducedMotion: 'reduce', ...options });
    const { page, panel } = visitor;
    const check = async () => {
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.target)])).toEqual([]);
    };
    await launcher(page).waitFor();
    await check();
    await open(visitor);
    await chooseFiles(visitor);
    await check();
    await ask(visitor, 'guarantee');
    await panel.getByText('Closest match').waitFor();
    await panel.getByRole('button', { name: 'Show the passage' }).click();
    await check();
    await panel.getByRole('button', { name: 'Talk to a person' }).click();
    await panel.getByRole('button', { name: 'Send details' }).click();
    await panel.getByText('Please enter your name').waitFor();
    await check();
    await ask(visitor, 'broken');
    await panel.getByRole('alert').getByText('Something went wrong').waitFor();
    await panel.getByRole('button', { name: 'More options' }).click();
    await check();
  });

  it('on a phone gets the whole screen, and the page behind holds still', async () => {
    const visitor = await visit({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });
    const { page, panel } = visitor;
    await launcher(page).tap();
    const dialog = page.locator('parley-widget [role=dialog]');
    await panel.getByText(backend.agent.welcomeMessage).waitFor();
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
    await launcher(page).waitFor();
    expect(await page.evaluate(() => [document.body.inert, document.adoptedStyleSheets.length])).toEqual([
      false,
      0,
    ]);
  });

  it('reads from right to left where that is how it is written', async () => {
    backend.answers.set('فارسی', { text: 'بله، **تست فارسی** و English.\n\n```\nnpm start\n```' });
    const visitor = await visit({ locale: 'ar' });
    const { panel } = visitor;
    await launcher(visitor.page).click();
    await panel.getByText(backend.agent.welcomeMessage).waitFor();
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

  it('who has scrolled up to read stays there while an answer comes', async () => {
    backend.answers.set('first', {
      text: Array.from({ length: 40 }, (_, index) => `Paragraph ${index}.`).join('\n\n'),
    });
    backend.answers.set('second', {
      pieces: Array.from({ length: 40 }, (_, index) => `More ${index}.\n\n`),
      pieceDelayMs: 25,
    });
    const visitor = await visit();
    const { page, panel } = visitor;
    await open(visitor);
    await ask(visitor, 'first');
    await panel.getByText('Paragraph 39.').waitFor();
    await ask(visitor, 'second');
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
