import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  startWebhookEndpoint,
  type WebhookEndpoint,
} from '#tests/fakes/webhook-endpoint/start-webhook-endpoint.ts';
import { hostPage } from '#tests/fakes/website/host-page.ts';
import { startWebsite, type Website } from '#tests/fakes/website/start-website.ts';
import { awaitEmailedLink } from './accounts/await-emailed-link.ts';
import { callAs } from './accounts/call-as.ts';
import { findAxeViolations, openBrowser, openPage } from './browser/open-browser.ts';
import { leanSettings } from './product/lean-settings.ts';
import { type Product, startProduct } from './product/start-product.ts';

/** An action from its form to the answer that it gave, without a language model. */
let server: WebhookEndpoint;
let website: Website;
let product: Product;
let browser: Browser;
let owner: Page;
let agentId: string;

const email = 'maria@fernwood-cycles.example';

beforeAll(async () => {
  server = await startWebhookEndpoint();
  website = await startWebsite({});
  product = await startProduct({ ...(await leanSettings()), ACTION_ALLOW_HOSTS: server.host });
  browser = await openBrowser();
  owner = await openPage(browser);
  const call = <Answer>(path: string, data: object) => callAs<Answer>(owner, product.origin, path, { data });
  await call('/api/register', { email, password: 'long enough 1', firstname: 'Maria' });
  const link = new URL(await awaitEmailedLink(product, email, '/verify-email'));
  await call('/api/email-verifications', { token: link.searchParams.get('token') });
  ({ id: agentId } = await call<{ id: string }>('/api/v1/agents', { name: 'Fernwood' }));
  server.react = ({ body }) => ({ status: 200, body: JSON.stringify({ state: 'on its way back', body }) });
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
  await website?.close();
  await server?.close();
});

it('is made by a form, and tried', async () => {
  await owner.goto(`${product.origin}/agents/${agentId}/integrations/actions`);
  await owner.getByRole('link', { name: 'New action' }).first().click();
  const form = owner.locator('form').filter({ hasText: 'The call' });
  await form.locator('input[name=name]').fill('Return an order');
  await owner.getByLabel('Phrases').fill('return my order');
  await owner.getByRole('button', { name: 'Add a parameter' }).click();
  const parameter = owner.getByRole('group', { name: 'Parameter 1' });
  await parameter.getByLabel('Name').fill('order');
  await parameter.getByLabel('Question to the visitor').fill('Order number');
  await owner.getByLabel('Method').selectOption('POST');
  await form.locator('input[name=url]').fill(`${server.origin}/returns`);
  await owner.getByLabel('Reply').fill('Order {order} is {state}.');
  expect(await findAxeViolations(owner)).toEqual([]);
  await owner.getByRole('button', { name: 'Create action' }).click();

  await owner.getByLabel('Order number').fill('1000');
  await owner.getByRole('button', { name: 'Run the test' }).click();
  await owner.getByText(/^Your server answered 200 in/).waitFor();
  await owner.getByText('Order 1000 is on its way back.').waitFor();
  expect(await findAxeViolations(owner)).toEqual([]);
  expect(server.received).toMatchObject([{ method: 'POST', path: '/returns', body: '{"order":"1000"}' }]);
});

it('asks a visitor of the widget for what it needs, and answers', async () => {
  const tag = `<script async src="${product.origin}/widget.js" data-agent-id="${agentId}"></script>`;
  website.route('/', hostPage({ head: tag }));
  const visitor = await openPage(browser);
  // The launcher's root is closed to scripts of the page; this test looks inside.
  await visitor.addInitScript(() => {
    const attach = Element.prototype.attachShadow;
    Element.prototype.attachShadow = function (init) {
      return attach.call(this, { ...init, mode: 'open' });
    };
  });
  await visitor.goto(website.origin);
  await visitor.waitForFunction(() => 'Parley' in window);
  await visitor.evaluate(() => (window as unknown as { Parley(verb: string): void }).Parley('open'));
  const chat = visitor.frameLocator('parley-widget iframe');
  const composer = chat.locator('textarea');
  await composer.fill('How can I return my order?');
  await composer.press('Enter');
  await chat.getByLabel('Order number').fill('1001');
  expect(await findAxeViolations(visitor, 'all', 'foreign')).toEqual([]);
  await chat.getByRole('button', { name: 'Send', exact: true }).first().click();
  await chat.getByText('Order 1001 is on its way back.').waitFor();
  expect(server.received[1]).toMatchObject({ body: '{"order":"1001"}' });
  expect(server.received[1]?.headers['idempotency-key']).toMatch(/^[\w-]{32}$/);
});

it('is shown to its owner as the reason of the answer', async () => {
  await owner.goto(`${product.origin}/agents/${agentId}/messages`);
  await owner.locator('main a[href*="/messages/"]').first().click();
  await owner.getByRole('button', { name: 'Why this answer' }).last().click();
  const why = owner.getByRole('region', { name: 'Why this answer' });
  const called = why.getByRole('listitem').filter({ hasText: 'Status 200' });
  await called.getByText('Return an order', { exact: true }).waitFor();
  await called.getByText('Order number: 1001').waitFor();
  expect(await findAxeViolations(owner)).toEqual([]);
});
