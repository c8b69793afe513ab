import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Google, startGoogle } from '#tests/fakes/google/start-google.ts';
import { emailedLinks } from './accounts/emailed-links.ts';
import { findViolationsInEveryLook } from './browser/find-violations-in-every-look.ts';
import { findAxeViolations, openBrowser } from './browser/open-browser.ts';
import { openQuietPage } from './browser/open-quiet-page.ts';
import { leanSettings } from './product/lean-settings.ts';
import { type Product, startProduct } from './product/start-product.ts';

/** One address with two pages: the pitch, and the area with the referral link and the workspaces of clients. */
let google: Google;
let product: Product;
let browser: Browser;
let partner: Page;
let link: string;

const partnerEmail = 'nora@studio-north.example';

beforeAll(async () => {
  google = await startGoogle();
  product = await startProduct({
    ...(await leanSettings()),
    GOOGLE_CLIENT_ID: 'client',
    GOOGLE_CLIENT_SECRET: 'secret',
    GOOGLE_ISSUER: google.issuer,
  });
  browser = await openBrowser();
  partner = await open('/partner');
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
  await google?.close();
});

/** A browser of its own, named as people's are: visits by robots do not count. */
async function open(path: string): Promise<Page> {
  const userAgent = `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version()} Safari/537.36`;
  const page = await openQuietPage(browser, { userAgent });
  await page.goto(new URL(path, product.origin).href);
  return page;
}

async function register(page: Page, email: string, company = ''): Promise<void> {
  const field = page.getByLabel('Email');
  if ((await field.inputValue()) === '') await field.fill(email);
  await page.getByLabel('Password', { exact: true }).fill('long enough 1');
  await page.getByLabel('Confirm password').fill('long enough 1');
  await page.locator('input[name=company]').fill(company);
  await page.locator('form button[type=submit]').click();
  await page.getByText('Registration successful!').waitFor();
}

async function expectSound(page: Page): Promise<void> {
  const widths = [1440, 768, 360];
  expect(await findViolationsInEveryLook(page, widths)).toEqual([]);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}

/** The number on one of the cards of the referral link. */
async function expectFigures(figures: Record<string, string>): Promise<void> {
  await partner.goto(`${product.origin}/partner`);
  for (const [title, value] of Object.entries(figures)) {
    const card = partner.getByText(title, { exact: true }).first().locator('..');
    expect([title, await card.locator('div').nth(1).textContent()]).toEqual([title, value]);
  }
}

describe('the address', () => {
  it('is a document without the application for people who are not signed in', async () => {
    expect(await partner.locator('html[data-static]').count()).toBe(1);
    expect(await partner.locator('script[src]').count()).toBe(1);
    await partner.getByRole('link', { name: 'Get Started' }).first().click();
    await partner.waitForURL(/\/(signup|register)/);
    await partner.goto(`${product.origin}/partner/clients`);
    await partner.waitForURL('**/login?next=%2Fpartner%2Fclients');
    // Reached from within the application it is the pitch all the same.
    await partner.getByRole('contentinfo').getByRole('link', { name: 'Partners' }).click();
    await partner.getByRole('heading', { name: /For agencies/ }).waitFor();
  });

  it('is the area once somebody is signed in, by the bar and by a fresh load', async () => {
    await partner.locator('main').getByRole('link', { name: 'Get Started' }).first().click();
    await partner.waitForURL('**/register?next=%2Fpartner');
    await register(partner, partnerEmail, 'Studio North');
    await partner.waitForURL('**/partner');
    await partner.getByText('Your referral link').waitFor();
    await partner.goto(`${product.origin}/pricing`);
    await partner.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Partner' }).click();
    link = await partner.getByLabel('Link', { exact: true }).inputValue();
    expect(link).toMatch(/\/register\?ref=[0-9a-z]{12}$/);
    await partner.getByText('Nobody has registered through your link yet').waitFor();
    await expectSound(partner);
  });
});

describe('the referral link', () => {
  it('is copied', async () => {
    await partner.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await partner.getByRole('button', { name: 'Copy', exact: true }).click();
    await partner.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await partner.evaluate(() => navigator.clipboard.readText())).toBe(link);
  });

  it('counts a visit once a tab, sets no cookie, and is kept over the sign-in page', async () => {
    const { pathname, search } = new URL(link);
    const visitor = await open(pathname + search);
    await visitor.getByText(/came here through a referral link/).waitFor();
    expect(await findAxeViolations(visitor)).toEqual([]);
    for (let time = 0; time < 3; time++) await visitor.reload();
    await visitor.getByRole('link', { name: 'Sign in here' }).click();
    await visitor.getByRole('link', { name: 'Register here' }).click();
    await visitor.getByText(/came here through a referral link/).waitFor();
    const cookies = await visitor.context().cookies();
    expect(cookies.map(({ name }) => name)).toEqual(['parley_csrf']);
    expect(JSON.stringify(cookies)).not.toContain(search.slice('?ref='.length));
    await expectFigures({ Visits: '1', 'Sign-ups': '0' });
    await register(visitor, 'maria@lantern-bakery.example', 'Lantern Bakery');
    await visitor.waitForURL('**/agents');
    await expectFigures({ Visits: '1', 'Sign-ups': '1', 'Created an agent': '0' });
    await partner.getByRole('row', { name: /^La••• Signed up/ }).waitFor();
    await visitor.context().close();
  });

  it('is kept over signing up with Google', async () => {
    const email = 'ivo@kiln.example';
    google.person = { sub: 'ivo', email, email_verified: true, given_name: 'Ivo', aud: 'client' };
    const { pathname, search } = new URL(link);
    const visitor = await open(pathname + search);
    await visitor.getByText(/came here through a referral link/).waitFor();
    await visitor.getByRole('link', { name: 'Continue with Google' }).click();
    await visitor.waitForURL('**/agents');
    await expectFigures({ Visits: '2', 'Sign-ups': '2' });
    await partner.getByRole('row', { name: /^Not given Signed up/ }).waitFor();
    await expectSound(partner);
    await visitor.context().close();
  });
});

describe('a client', () => {
  const clientEmail = 'ada@fernwood-cycles.example';
  const row = () => partner.getByRole('row', { name: /Fernwood Cycles/ });
  const more = (item: string) =>
    partner
      .getByLabel('More about Fernwood Cycles')
      .locator('visible=true')
      .click()
      .then(() => partner.getByRole('menuitem', { name: item }).click());

  it('gets a workspace of its own', async () => {
    await partner.getByRole('link', { name: 'Client workspaces' }).click();
    await partner.getByText('No clients yet').waitFor();
    await partner.getByText(`Verify your email address to add clients`).waitFor();
    await expectSound(partner);
    const [verification = ''] = await emailedLinks(product.dataDir, partnerEmail, '/verify-email');
    await partner.goto(verification);
    await partner.getByText('Your email address is verified').waitFor();
    await partner.goto(`${product.origin}/partner/clients`);
    await partner.locator('main').getByRole('button', { name: 'Add client' }).first().click();
    const dialog = partner.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Add client' }).click();
    await dialog.getByText('Give the client a name.').waitFor();
    expect(await findAxeViolations(partner)).toEqual([]);
    await dialog.getByLabel('Client name').fill('Fernwood Cycles');
    await partner.keyboard.press('Enter');
    await row().waitFor();
    expect(await row().textContent()).toContain('0 of 40');
    await expectSound(partner);
  });

  it('is entered, and left again', async () => {
    await partner.getByRole('button', { name: 'Enter Fernwood Cycles' }).locator('visible=true').click();
    await partner.waitForURL('**/dashboard');
    await partner.goto(`${product.origin}/settings`);
    expect(await partner.getByLabel(/name/i).first().inputValue()).toBe('Fernwood Cycles');
    await partner.goto(`${product.origin}/partner/clients`);
    await partner.getByText('You are here').locator('visible=true').waitFor();
    await partner.getByTitle('Account').click();
    await partner.getByRole('menuitem', { name: 'Switch to Studio North' }).click();
    await partner.waitForURL('**/dashboard');
  });

  it('is handed over by an email, and the partner stays as admin', async () => {
    await partner.goto(`${product.origin}/partner/clients`);
    await row().waitFor();
    await more('Hand over');
    const dialog = partner.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    await dialog.getByText('Please enter a valid email address').waitFor();
    await dialog.getByLabel('Client email').fill(partnerEmail);
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    await dialog.getByText('They are already a member.').waitFor();
    expect(await findAxeViolations(partner)).toEqual([]);
    await dialog.getByLabel('Client email').fill(clientEmail);
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    await partner.getByText('Waiting for the client').waitFor();
    await expectSound(partner);

    // Taken back and sent again: the first link is void.
    await more('Cancel invitation');
    await partner.getByText('You own it').waitFor();
    await more('Hand over');
    await dialog.getByLabel('Client email').fill(clientEmail);
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    await partner.getByText('Waiting for the client').waitFor();
    const links = () => emailedLinks(product.dataDir, clientEmail, '/invitations');
    await expect.poll(async () => (await links()).length).toBe(2);
    const [voided = '', good = ''] = await links();

    const client = await open(new URL(voided).pathname + new URL(voided).search);
    await client.getByText('This invitation no longer works').waitFor();
    await client.goto(good);
    await client.getByRole('heading', { name: 'Take over Fernwood Cycles' }).waitFor();
    await client.getByText('Stays as admin').waitFor();
    expect(await findAxeViolations(client)).toEqual([]);
    await client.getByText('Owner', { exact: true }).waitFor();
    await client.getByRole('link', { name: 'Create an account' }).click();
    await register(client, clientEmail);
    await client.getByRole('button', { name: 'Accept the invitation' }).click();
    await client.waitForURL('**/dashboard');
    await client.goto(`${product.origin}/settings/team`);
    await client.getByText(partnerEmail).first().waitFor();
    await client.context().close();

    await partner.reload();
    await partner.getByText('Handed over', { exact: true }).waitFor();
    expect(await partner.getByLabel('More about Fernwood Cycles').count()).toBe(0);
    await partner.getByText(/, and have 0\./).waitFor();
  });

  it('is found by name, and deleted once its name is typed', async () => {
    await partner.locator('main').getByRole('button', { name: 'Add client' }).first().click();
    await partner.getByLabel('Client name').fill('Trial');
    await partner.keyboard.press('Enter');
    await partner.getByRole('row', { name: /^Trial/ }).waitFor();
    await partner.getByLabel('Search by name').fill('TRI');
    await row().waitFor({ state: 'detached' });
    await partner.getByLabel('More about Trial').locator('visible=true').click();
    await partner.getByRole('menuitem', { name: 'Delete' }).click();
    const dialog = partner.getByRole('dialog');
    expect(await dialog.getByRole('button', { name: 'Delete for good' }).isDisabled()).toBe(true);
    await dialog.getByLabel(/to confirm/).fill('Trial');
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await partner.getByText('No client has this name').waitFor();
  });
});

it('says that the area could not be loaded, and tries again', async () => {
  await partner.route('**/api/partner', (route) => route.fulfill({ status: 400, json: {} }));
  await partner.goto(`${product.origin}/partner`);
  await partner.getByText('This could not be loaded').waitFor();
  await partner.unroute('**/api/partner');
  await partner.getByRole('button', { name: 'Try again' }).click();
  await partner.getByText('Your referral link').waitFor();
});

it('is the pitch again after signing out', async () => {
  await partner.getByTitle('Account').click();
  await partner.getByRole('menuitem', { name: 'Sign Out' }).click();
  await partner.waitForURL(`${product.origin}/`);
  await partner.goto(`${product.origin}/partner`);
  expect(await partner.locator('html[data-static]').count()).toBe(1);
  await partner.getByRole('heading', { name: /For agencies/ }).waitFor();
});
