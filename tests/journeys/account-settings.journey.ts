import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import type { Browser, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerByForm, signInByForm } from './accounts/account-forms.ts';
import { awaitEmailedLink } from './accounts/await-emailed-link.ts';
import { callAs } from './accounts/call-as.ts';
import { findAxeViolations, openBrowser } from './browser/open-browser.ts';
import { openQuietPage } from './browser/open-quiet-page.ts';
import { leanSettings } from './product/lean-settings.ts';
import { type Product, startProduct } from './product/start-product.ts';

/** Somebody who is signed in: in many tabs, their settings, team and keys, and the end of their account. */
const email = 'maria@fernwood.example';
let password = 'long enough 1';
let product: Product;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  product = await startProduct({ ...(await leanSettings()), DEFAULT_PLAN: 'pro' });
  browser = await openBrowser();
  page = await openQuietPage(browser);
  const data = { email, password, firstname: 'Maria', company: 'Fernwood Cycles' };
  await callAs(page, product.origin, '/api/register', { data });
  const link = new URL(await awaitEmailedLink(product, email, '/verify-email'));
  const token = link.searchParams.get('token');
  await callAs(page, product.origin, '/api/email-verifications', { data: { token } });
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

const go = (path: string, on = page) => on.goto(new URL(path, product.origin).href);
const dialogButton = (name: string | RegExp) => page.getByRole('dialog').getByRole('button', { name });

const signIn = (on: Page) => callAs(on, product.origin, '/api/login', { data: { email, password } });

describe('many tabs of one browser', () => {
  const isLive = (request: Request) => new URL(request.url()).pathname === '/api/v1/live';
  const isAgents = (request: Request) => new URL(request.url()).pathname === '/api/v1/agents';

  it('share one live stream, also when the tab that has it is closed', async () => {
    const context = page.context();
    // The stream of this tab ends before it is counted.
    await go('/');
    let streams = 0;
    context.on('request', (request) => {
      if (isLive(request)) streams += 1;
    });
    // More than a browser has connections to a server.
    const openTab = async () => {
      const tab = await context.newPage();
      await go('/agents', tab);
      await tab.getByRole('heading', { level: 1 }).waitFor();
      return tab;
    };
    const first = await openTab();
    await expect.poll(() => streams).toBe(1);
    const others = await Promise.all(Array.from({ length: 7 }, openTab));
    expect(streams).toBe(1);
    const { csrfToken } = await (await context.request.get(`${product.origin}/api/csrf-token`)).json();
    const told = Promise.all(others.map((tab) => tab.waitForRequest(isAgents)));
    const made = await context.request.post(`${product.origin}/api/v1/agents`, {
      headers: { 'x-csrf-token': csrfToken },
      data: { name: 'Heard of everywhere' },
    });
    expect(made.status()).toBe(201);
    await told;
    const followed = context.waitForEvent('request', isLive);
    const asked = Promise.all(others.map((tab) => tab.waitForRequest(isAgents)));
    await first.close();
    await Promise.all([followed, asked]);
    expect(streams).toBe(2);
    await Promise.all(others.map((tab) => tab.close()));
    await go('/profile');
  });

  it('change nothing for somebody who has signed in since, and show who it is', async () => {
    const early = await openQuietPage(browser);
    const late = await early.context().newPage();
    await signIn(early);
    await go('/profile', early);
    await early.getByLabel('Company').fill('Not for Theo');
    const theo = { email: 'theo@fernwood.example', password, firstname: 'Theo' };
    await callAs(early, product.origin, '/api/register', { data: theo });
    await early.getByRole('button', { name: 'Update Profile' }).click();
    await early.getByText(`You are now signed in as ${theo.email}. Reload the page.`).waitFor();
    await go('/profile', late);
    await late.getByTitle('Account').getByText('Theo').waitFor();
    await early.getByTitle('Account').getByText('Theo').waitFor();
    expect(await early.getByLabel('Company').inputValue()).toBe('');
    await early.context().close();
  });

  it('are signed out together and signed in together, and Back shows nothing from before', async () => {
    const one = await openQuietPage(browser);
    const two = await one.context().newPage();
    await signIn(one);
    await go('/dashboard', one);
    await go('/settings/team', two);
    await two.getByText('a workspace needs an owner').waitFor();
    await one.getByTitle('Account').click();
    await one.getByRole('menuitem', { name: 'Sign Out' }).click();
    await one.waitForURL(`${product.origin}/`);
    await two.waitForURL('**/login?next=%2Fsettings%2Fteam');
    await one.goBack();
    await one.waitForURL('**/login?next=%2Fdashboard');
    await signInByForm(two, email, password);
    await two.waitForURL('**/settings/team');
    await one.waitForURL('**/dashboard');
    await one.context().close();
  });
});

describe('settings', () => {
  it('changes the theme at once and keeps it', async () => {
    await go('/settings');
    await page.getByLabel('Dark', { exact: true }).check();
    expect(await page.locator('html').getAttribute('class')).toContain('dark');
    expect(await findAxeViolations(page)).toEqual([]);
    await page.reload();
    expect(await page.getByLabel('Dark', { exact: true }).isChecked()).toBe(true);
    await page.getByLabel('System', { exact: true }).check();
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
  });

  it('writes dates and times as the account wants them', async () => {
    await page.getByLabel('Language').selectOption('de');
    await page.getByLabel('Time zone').selectOption('Asia/Tokyo');
    await page.getByRole('button', { name: 'Save' }).first().click();
    await page.getByText('Saved.').waitFor();
    await go('/settings/security');
    await page
      .getByText(/Since \d\d\.\d\d\.\d{4}, \d\d:\d\d/)
      .first()
      .waitFor();
  });

  it('keeps what was typed when saving fails', async () => {
    await go('/settings');
    await page.getByLabel('Workspace name').fill(' ');
    await page.getByRole('button', { name: 'Save' }).last().click();
    await page.getByText('Give the workspace a name.').waitFor();
    await page.getByLabel('Workspace name').fill('Fernwood');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Save' }).last().click();
    await page.getByText('Network error. Please check your connection and try again.').waitFor();
    expect(await page.getByLabel('Workspace name').inputValue()).toBe('Fernwood');
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Save' }).last().click();
    await page.getByText('Saved.').waitFor();
  });

  it('keeps which emails are wanted', async () => {
    await go('/settings/notifications');
    await page.getByRole('switch', { name: 'New leads' }).setChecked(false);
    await page.getByRole('switch', { name: 'Usage' }).setChecked(false);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved.').waitFor();
    await page.reload();
    expect(await page.getByRole('switch', { name: 'New leads' }).isChecked()).toBe(false);
    expect(await page.getByRole('switch', { name: 'Requests for a person' }).isChecked()).toBe(true);
    expect(await page.getByRole('switch', { name: 'Usage' }).isChecked()).toBe(false);
    expect(await findAxeViolations(page)).toEqual([]);
  });

  it('changes the password with the present one, and ends other sessions one by one', async () => {
    const other = await openQuietPage(browser);
    await signIn(other);
    await go('/dashboard', other);
    await go('/settings/security');
    await page.getByRole('list', { name: 'Sessions' }).waitFor();
    await page
      .getByRole('button', { name: /^End the session/ })
      .first()
      .waitFor();
    const before = await page.getByRole('button', { name: /^End the session/ }).count();
    await page
      .getByRole('button', { name: /^End the session/ })
      .first()
      .click();
    await page.getByText('The session has ended.').waitFor();
    await expect.poll(() => page.getByRole('button', { name: /^End the session/ }).count()).toBe(before - 1);
    await other.reload();
    await other.waitForURL('**/login?next=*');
    await other.context().close();
    await page.getByLabel('Current password').fill('wrong 1');
    await page.getByLabel('New password').fill('third password 3');
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('Your current password is not correct.').waitFor();
    await page.getByLabel('Current password').fill(password);
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('Your password is changed').waitFor();
    password = 'third password 3';
    await expect.poll(() => page.getByRole('button', { name: /^End the session/ }).count()).toBe(0);
  });
});

describe('the team', () => {
  const guest = 'jonas@fernwood.example';
  let joined: Page;

  it('invites by email, and keeps its only owner', async () => {
    await go('/settings/team');
    await page.getByText('a workspace needs an owner').waitFor();
    expect(await page.getByLabel(/^Role of/).count()).toBe(0);
    await page.getByRole('textbox', { name: 'Email' }).fill('jonas');
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    await page.getByText('Please enter a valid email address').waitFor();
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    await page.getByText('They are already a member.').waitFor();
    await page.getByRole('textbox', { name: 'Email' }).fill(guest);
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    await page.getByRole('list', { name: 'Open invitations' }).getByText(guest).waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
  });

  it('lets in nobody but the invited, who registers on the way', async () => {
    const link = await awaitEmailedLink(product, guest, '/invitations');
    await go(link);
    await page.getByText('This invitation is for another address').waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    joined = await openQuietPage(browser);
    await go('/invitations?token=none', joined);
    await joined.getByText('This invitation no longer works').waitFor();
    await go(link, joined);
    await joined.getByRole('heading', { name: 'Join Fernwood' }).waitFor();
    await joined.getByText('Agent editor').waitFor();
    expect(await findAxeViolations(joined)).toEqual([]);
    await joined.getByRole('link', { name: 'Create an account' }).click();
    await expect.poll(() => joined.getByLabel('Email').inputValue()).toBe(guest);
    await registerByForm(joined, { password, firstname: 'Jonas' });
    await joined.getByRole('button', { name: 'Accept the invitation' }).click();
    await joined.waitForURL('**/dashboard');
    await go('/settings/team', joined);
    await joined.getByText('Who works in Fernwood.').waitFor();
    expect(await joined.getByText('Open invitations').count()).toBe(0);
    await go('/settings/api-keys', joined);
    await joined.getByText('API keys are for admins').waitFor();
  });

  it('switches between workspaces', async () => {
    await joined.getByTitle('Account').click();
    await joined.getByRole('menuitem', { name: /^Switch to/ }).click();
    await joined.waitForURL('**/dashboard');
    await go('/settings/team', joined);
    await joined.getByText("Who works in Jonas's workspace.").waitFor();
  });

  it('switches between workspaces on a phone', async () => {
    const size = joined.viewportSize();
    await joined.setViewportSize({ width: 360, height: 740 });
    await joined.getByRole('button', { name: 'Open menu' }).click();
    const select = joined.getByRole('dialog', { name: 'Menu' }).getByLabel('Workspace');
    expect(await findAxeViolations(joined)).toEqual([]);
    await select.selectOption({ label: 'Fernwood' });
    await joined.waitForURL('**/dashboard');
    await go('/settings/team', joined);
    await joined.getByText('Who works in Fernwood.').waitFor();
    if (size) await joined.setViewportSize(size);
  });

  it('changes roles and removes', async () => {
    await go('/settings/team');
    await page.getByLabel('Role of Jonas').selectOption('admin');
    await page.getByText('Jonas is now: Admin.').waitFor();
    await page.getByRole('button', { name: 'Remove Jonas' }).click();
    await dialogButton('Remove').click();
    await page.getByText('Jonas is removed.').waitFor();
    await expect.poll(() => page.getByLabel('Role of Jonas').count()).toBe(0);
    await joined.context().close();
  });
});

describe('API keys', () => {
  it('are shown once, work, and stop when revoked', async () => {
    await go('/settings/api-keys');
    await page.getByText('No API key yet').waitFor();
    await page.getByRole('button', { name: 'New key' }).click();
    await dialogButton('Create key').click();
    await page.getByText('Give the key a name.').waitFor();
    await page.getByRole('dialog').getByLabel('Name').fill('CRM sync');
    await dialogButton('Create key').click();
    const key = await page.getByLabel('API key', { exact: true }).inputValue();
    expect(await findAxeViolations(page)).toEqual([]);
    const ask = () =>
      fetch(`${product.origin}/api/v1/agents`, { headers: { authorization: `Bearer ${key}` } });
    expect((await ask()).status).toBe(200);
    // What is shown once does not go away by a slip.
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    expect(await page.getByLabel('API key', { exact: true }).inputValue()).toBe(key);
    await dialogButton('Done').click();
    await page.reload();
    await page.getByText('CRM sync').waitFor();
    expect(await page.content()).not.toContain(key);
    await page.getByRole('button', { name: 'Revoke CRM sync' }).click();
    await dialogButton('Revoke').click();
    await page.getByText('No API key yet').waitFor();
    expect((await ask()).status).toBe(401);
  });
});

describe('the end of an account', () => {
  it('exports everything that is stored', async () => {
    await go('/settings/data');
    const unavailable = { error: { code: 'unavailable', message: 'The export is not available now.' } };
    await page.route('**/api/account/export', (route) => route.fulfill({ status: 503, json: unavailable }));
    await page.getByRole('button', { name: 'Download export' }).click();
    await page.getByText('The export is not available now.').waitFor();
    await page.unroute('**/api/account/export');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download export' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^parley-account-.*\.zip$/);
    const files = unzipSync(new Uint8Array(await readFile(await file.path())));
    expect(Object.keys(files)).toContain('manifest.json');
    expect(strFromU8(files['account.json'] ?? new Uint8Array())).toContain(email);
    expect(await findAxeViolations(page)).toEqual([]);
  });

  it('deletes only what was confirmed, and then for good', async () => {
    await page.getByRole('button', { name: 'Delete account' }).click();
    const confirm = dialogButton('Delete for good');
    expect(await confirm.isDisabled()).toBe(true);
    await page.getByRole('dialog').getByLabel(/^Type/).fill(email);
    await page.getByRole('dialog').getByLabel('Current password').fill('wrong 1');
    await confirm.click();
    await page.getByText('Your current password is not correct.').waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    await page.getByRole('dialog').getByLabel('Current password').fill(password);
    await confirm.click();
    await page.getByRole('dialog', { name: 'Your account is deleted' }).waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await page.waitForURL(`${product.origin}/`);
    await go('/login');
    await signInByForm(page, email, password);
    await page.getByText('Email or password is not correct.').waitFor();
  });
});
