import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chromiumFlags } from '../../scripts/chromium-flags.ts';
import { presentChromium } from '../../scripts/present-chromium.ts';
import { type HostSite, startHostSite } from '../fakes/widget-backend/start-host-site.ts';
import { callAs } from './accounts/call-as.ts';
import { openQuietPage } from './browser/open-quiet-page.ts';
import { leanSettings } from './product/lean-settings.ts';
import { type Product, startProduct } from './product/start-product.ts';
import { askIn, launcherOf } from './widget-stage.ts';

/** A page with the open chat that the browser keeps for the way back, and shows again as it was. */
let product: Product;
let site: HostSite;
let browser: Browser;
let owner: Page;
let agentId: string;

/** The headless shell keeps no page: without another browser there is nothing to test. */
const whole = presentChromium(true);

beforeAll(async () => {
  if (whole === undefined) return;
  product = await startProduct(await leanSettings());
  site = await startHostSite();
  browser = await chromium.launch({
    executablePath: whole,
    args: chromiumFlags,
    // As in browsers of people.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  owner = await openQuietPage(browser);
  await post('/api/register', {
    email: 'maria@fernwood-cycles.example',
    password: 'long enough 1',
    firstname: 'Maria',
  });
  agentId = (await post<{ id: string }>('/api/v1/agents', { name: 'Bicycle helper' })).id;
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
  await product?.close();
});

const post = <Answer>(path: string, data: unknown) => callAs<Answer>(owner, product.origin, path, { data });

/** Notes which messages the chat shows, as the events of the widget tell the page. */
const noting =
  '<script>window.shown=[];window.Parley=window.Parley||function(){(Parley.q=Parley.q||[]).push(arguments)};Parley("addEventListener","assistant-message",function(detail){shown.push(detail.messageId)});addEventListener("pageshow",function(event){window.wasKept=event.persisted})</script>';

it.skipIf(whole === undefined)(
  'shows each message once after the way back, and goes on at once',
  async () => {
    const tag = `<script async src="${product.origin}/widget.js" data-agent-id="${agentId}"></script>`;
    site.pages.set('/', { head: noting + tag });
    site.pages.set('/other', {});
    const page = await openQuietPage(browser);
    await page.addInitScript(() => {
      const attach = Element.prototype.attachShadow;
      Element.prototype.attachShadow = function (init) {
        return attach.call(this, { ...init, mode: 'open' });
      };
    });
    const panel = page.frameLocator('parley-widget iframe');
    await page.goto(`${site.origin}/`);
    await launcherOf(page).click();
    await askIn({ page, panel, errors: [] }, 'Is anybody there?');
    await panel.locator('.answer').nth(1).waitFor();
    const { data } = await (await owner.request.get(`${product.origin}/api/v1/conversations`)).json();
    const sent: string[] = [];
    const reply = async (text: string) => {
      const path = `/api/v1/conversations/${data[0].id}/replies`;
      const { message } = await post<{ message: { id: string } }>(path, { text, clientId: `reply-${text}` });
      sent.push(message.id);
    };
    // The frame cannot be looked into after the way back, so the page is asked what it has heard of.
    const shown = () => page.evaluate(() => (window as unknown as { shown: string[] }).shown.slice(1));
    await reply('First');
    await expect.poll(shown).toEqual(sent);

    await page.goto(`${site.origin}/other`);
    await reply('Second');
    // A page that was kept is not loaded again.
    await page.goBack({ waitUntil: 'commit' });
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { wasKept?: boolean }).wasKept))
      .toBe(true);
    await expect.poll(shown).toEqual(sent);
    await reply('Third');
    await expect.poll(shown).toEqual(sent);
  },
);
