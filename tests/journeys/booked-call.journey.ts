import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeEventType } from '../fakes/cal-com/cal-com-state.ts';
import { type FakeCalCom, startCalCom } from '../fakes/cal-com/start-cal-com.ts';
import { awaitEmailedLink } from './accounts/await-emailed-link.ts';
import { callAs } from './accounts/call-as.ts';
import { findAxeViolations, openBrowser } from './browser/open-browser.ts';
import { openQuietPage } from './browser/open-quiet-page.ts';
import { leanSettings } from './product/lean-settings.ts';
import { type Product, startProduct } from './product/start-product.ts';

/** Somebody who connects their calendar, and a visitor who books a call in it. */
let calCom: FakeCalCom;
let product: Product;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  calCom = await startCalCom();
  calCom.state.eventTypes.set(1, makeEventType(1));
  const settings = { DEFAULT_PLAN: 'pro', CALCOM_API_BASE: calCom.origin };
  product = await startProduct({ ...(await leanSettings()), ...settings });
  browser = await openBrowser();
  page = await openQuietPage(browser);
  const email = 'maria@fernwood.example';
  const data = { email, password: 'long enough 1', firstname: 'Maria', company: 'Fernwood Cycles' };
  await callAs(page, product.origin, '/api/register', { data });
  const token = new URL(await awaitEmailedLink(product, email, '/verify-email')).searchParams.get('token');
  await callAs(page, product.origin, '/api/email-verifications', { data: { token } });
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
  await calCom?.close();
});

const go = (path: string, on = page) => on.goto(new URL(path, product.origin).href);

it('a call is booked in the chat, is still there after a reload, is moved and cancelled there, and is shown at the lead', async () => {
  const data = { name: 'Bookings' };
  const { id } = await callAs<{ id: string }>(page, product.origin, '/api/v1/agents', { data });
  await go(`/agents/${id}/integrations/cal-com`);
  await page.getByLabel('API key', { exact: true }).fill('cal_live_fernwood');
  await page.getByRole('button', { name: 'Connect with an API key' }).click();
  await page.getByLabel('Event type').selectOption('30 minute call (30 minutes)');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved.').waitFor();
  expect(await findAxeViolations(page)).toEqual([]);

  const visitor = await openQuietPage(browser, { viewport: { width: 360, height: 560 } });
  await go(`/chat/${id}`, visitor);
  // Times and forms that are longer than the view are no messages further down.
  const newMessages = visitor.getByRole('button', { name: 'New messages' });
  await visitor.getByRole('textbox', { name: 'Message' }).fill('Can I book a call?');
  await visitor.getByRole('textbox', { name: 'Message' }).press('Enter');
  await visitor.locator('.times button').first().waitFor();
  expect(await newMessages.isVisible()).toBe(false);
  await visitor.locator('.times button').first().click();
  await visitor.getByLabel('Name').waitFor();
  expect(await newMessages.isVisible()).toBe(false);
  await visitor.getByLabel('Name').fill('Ada Lovelace');
  await visitor.getByLabel('Email').fill('ada@example.com');
  await visitor.getByRole('button', { name: 'Book this time' }).click();
  await visitor.getByText('Your call is booked').waitFor();
  await visitor.reload();
  await visitor.getByText('Your call is booked').waitFor();
  expect(await visitor.getByRole('button', { name: 'Cancel the call' }).count()).toBe(1);
  expect(await findAxeViolations(visitor)).toEqual([]);

  const write = async (text: string) => {
    await visitor.getByRole('textbox', { name: 'Message' }).fill(text);
    await visitor.getByRole('textbox', { name: 'Message' }).press('Enter');
  };
  await write('I need to reschedule my call');
  // Those of the answer, which has to be there first: the card above has the same buttons.
  const answered = visitor.locator('.calls');
  await answered.getByRole('button', { name: 'Move', exact: true }).click();
  await visitor.locator('.times button').last().click();
  await visitor.getByRole('button', { name: 'Move to this time' }).click();
  await visitor.getByText('Your call is moved').waitFor();
  expect(await visitor.getByText('Your call is booked').count()).toBe(0);
  await write('Please cancel my appointment');
  await answered.getByRole('button', { name: 'Cancel the call' }).click();
  await visitor.getByText('Cancel this call?').waitFor();
  expect(await findAxeViolations(visitor)).toEqual([]);
  // The card behind the question has a button of this name, too.
  await visitor.getByRole('button', { name: 'Cancel the call' }).last().click();
  await visitor.getByText('Your call is cancelled').waitFor();
  expect(await visitor.getByText('Your call is moved').count()).toBe(0);
  expect([...calCom.state.bookings.values()].map(({ status }) => status)).toEqual(['cancelled', 'cancelled']);
  await visitor.context().close();

  await go(`/agents/${id}/leads`);
  await page.getByText('Ada Lovelace').first().click();
  await page.getByRole('heading', { name: 'Booked calls' }).waitFor();
  await page.getByText(/Ada Lovelace, ada@example\.com, /).waitFor();
  await page.getByText('Cancelled', { exact: true }).waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  expect(calCom.complaints()).toEqual([]);
});
