import { resolve } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, FrameLocator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type HostSite, startHostSite } from '../fakes/widget-backend/start-host-site.ts';
import { startWidgetBackend, type WidgetBackend } from '../fakes/widget-backend/start-widget-backend.ts';
import { openBrowser } from './browser/open-browser.ts';
import { buildOnce } from './product/build-once.ts';

export interface Visit {
  page: Page;
  panel: FrameLocator;
  errors: string[];
}

/** The built widget on pages of a website, over a backend that answers what a test says. */
export interface WidgetStage {
  readonly backend: WidgetBackend;
  readonly site: HostSite;
  readonly browser: Browser;
  /** Of the last visit; a test may put its own here, which is closed after it. */
  context: BrowserContext;
  /** The line that puts the agent on a page. */
  tag(): string;
  /** Opens the page at `/` of the website. The tests look into the launcher's closed root by opening it beforehand. */
  visit<Given>(
    options?: BrowserContextOptions,
    before?: (given: Given) => void,
    given?: Given,
  ): Promise<Visit>;
  /** Opens the chat, and waits until it greets. */
  open(visit: Visit): Promise<void>;
}

/** To be called once at the top of a file: sets the stage up for its tests, and cleans it before each. */
export function setUpWidgetStage(): WidgetStage {
  const parts = {} as { backend: WidgetBackend; site: HostSite; browser: Browser; context?: BrowserContext };
  beforeAll(async () => {
    buildOnce();
    parts.backend = await startWidgetBackend(resolve(import.meta.dirname, '../../build/widget'));
    parts.site = await startHostSite();
    parts.browser = await openBrowser();
  });
  afterAll(async () => {
    await parts.browser?.close();
    await parts.backend?.close();
    await parts.site?.close();
  });
  beforeEach(() => {
    parts.backend.reset();
    parts.site.pages.clear();
  });
  afterEach(async () => {
    await parts.context?.close();
  });
  const tag = () => `<script async src="${parts.backend.origin}/widget.js" data-agent-id="agent1"></script>`;
  return Object.assign(parts as typeof parts & { context: BrowserContext }, {
    tag,
    visit: <Given>(options = {}, before?: (given: Given) => void, given?: Given) =>
      visitSite(parts, tag(), { options, before: before as ((given: unknown) => void) | undefined, given }),
    async open({ page, panel }: Visit) {
      await launcherOf(page).click();
      await panel.getByText(parts.backend.agent.welcomeMessage).waitFor();
    },
  });
}

async function visitSite(
  parts: { site: HostSite; browser: Browser; context?: BrowserContext },
  tag: string,
  wanted: {
    options: BrowserContextOptions;
    before: ((given: unknown) => void) | undefined;
    given: unknown;
  },
): Promise<Visit> {
  const context = await parts.browser.newContext({
    viewport: { width: 1_200, height: 800 },
    // What is measured or checked while it moves is somewhere else, and half transparent.
    reducedMotion: 'reduce',
    ...wanted.options,
  });
  parts.context = context;
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(() => {
    const attach = Element.prototype.attachShadow;
    Element.prototype.attachShadow = function (init) {
      return attach.call(this, { ...init, mode: 'open' });
    };
  });
  if (wanted.before) await page.addInitScript(wanted.before, wanted.given);
  if (parts.site.pages.size === 0) parts.site.pages.set('/', { head: tag });
  await page.goto(`${parts.site.origin}/`);
  return { page, panel: page.frameLocator('parley-widget iframe'), errors };
}

/** The button of the widget. */
export const launcherOf = (page: Page) => page.locator('parley-widget button');

/** Types a message and sends it. */
export async function askIn({ panel }: Visit, text: string): Promise<void> {
  await panel.getByRole('textbox', { name: 'Message' }).fill(text);
  await panel.getByRole('textbox', { name: 'Message' }).press('Enter');
}

/** Chooses a file that can be sent, and one that cannot. */
export async function chooseFiles({ panel }: Visit): Promise<void> {
  await panel.getByRole('button', { name: 'Attach a file' }).waitFor();
  const files = ['plan.pdf', 'virus.exe'].map((name) => ({
    name,
    mimeType: '',
    buffer: Buffer.from('A plan'),
  }));
  await panel.locator('input[type=file]').setInputFiles(files);
  await panel.getByText('virus.exe cannot be sent here.').waitFor();
}

/** Listens to every event of the widget from the first moment on. */
export const listening =
  '<script>window.heard=[];window.Parley=window.Parley||function(){(Parley.q=Parley.q||[]).push(arguments)};for(const n of ["ready","open","close","user-message","assistant-message","lead","error"])Parley("addEventListener",n,d=>heard.push(n))</script>';

/** Calls the API that the script gives a page. */
export async function callParley(page: Page, verb: string): Promise<void> {
  await page.evaluate((name) => (window as unknown as { Parley(verb: string): void }).Parley(name), verb);
}
