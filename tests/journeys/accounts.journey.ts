import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { generateSync } from 'otplib';
import type { Browser, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Google, startGoogle } from '../fakes/google/start-google.ts';
import { emailedLinks } from './emailed-links.ts';
import { findAxeViolations, openBrowser, openPage } from './open-browser.ts';
import { type Product, startProduct } from './start-product.ts';

const email = 'maria@fernwood.example';
let password = 'long enough 1';
let product: Product;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  product = await startProduct();
  browser = await openBrowser();
  page = await openAccountPage(product);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

/** A browser of its own that has answered the question about cookies. */
async function openAccountPage({ origin }: Product): Promise<Page> {
  const opened = await openPage(browser);
  await opened.goto(`${origin}/login`);
  await opened.getByRole('button', { name: 'Decline' }).click();
  return opened;
}

const go = (path: string, on = page) => on.goto(new URL(path, product.origin).href);
const submit = (on = page) => on.locator('form button[type=submit]').click();
const dialogButton = (name: string | RegExp) => page.getByRole('dialog').getByRole('button', { name });

async function register(on: Page, name: string, address?: string): Promise<void> {
  if (address) await on.getByLabel('Email').fill(address);
  await on.getByLabel('Password', { exact: true }).fill(password);
  await on.getByLabel('Confirm password').fill(password);
  await on.getByLabel(/First name/).fill(name);
  await submit(on);
}

async function signIn(secret = password, on = page, address = email): Promise<void> {
  await on.getByLabel('Email').fill(address);
  await on.getByLabel('Password', { exact: true }).fill(secret);
  await submit(on);
}

async function signOut(): Promise<void> {
  await page.getByTitle('Account').click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await page.waitForURL(`${product.origin}/`);
}

async function latestLink(address: string, path: string, count = 1): Promise<string> {
  await expect.poll(async () => (await emailedLinks(product.dataDir, address, path)).length).toBe(count);
  return (await emailedLinks(product.dataDir, address, path)).at(-1) ?? '';
}

async function sessionCookie(): Promise<{ expires: number }> {
  const cookies = await page.context().cookies();
  const found = cookies.find(({ name, httpOnly }) => httpOnly && /session/.test(name));
  if (!found) throw new Error('There is no session cookie.');
  return found;
}

describe('signing up', () => {
  it('checks in the order of the specification, and says each sentence until it is put right', async () => {
    await go('/signup');
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/register$/);
    await page.getByText('No credit card required').waitFor();
    await submit();
    await page.getByText('Email and password are required').waitFor();
    await page.getByLabel('Email').fill('maria@fernwood');
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.getByLabel('Password', { exact: true }).fill('letters');
    await submit();
    await page.getByText('Please enter a valid email address').waitFor();
    await page.getByLabel('Email').fill(email);
    for (const [secret, sentence] of [
      ['letters', 'Password must be at least 8 characters long'],
      ['lettersonly', 'Password must contain at least one number'],
      ['1234567890', 'Password must contain at least one letter'],
      [password, 'Passwords do not match'],
    ] as const) {
      await page.getByLabel('Password', { exact: true }).fill(secret);
      await submit();
      await page.getByText(sentence).waitFor();
    }
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await page.getByText('Google authentication is not yet implemented.').waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
  });

  it('keeps what was typed, but for passwords, while another page is looked at', async () => {
    await page.getByRole('textbox', { name: /Company/ }).fill('Fernwood');
    await page.getByRole('link', { name: 'Sign in here' }).click();
    await page.waitForURL('**/login');
    await page.goBack();
    await page.waitForURL('**/signup');
    await expect.poll(() => page.getByRole('textbox', { name: /Company/ }).inputValue()).toBe('Fernwood');
    expect(await page.getByLabel('Email').inputValue()).toBe(email);
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('');
    await page.getByRole('textbox', { name: /Company/ }).fill('');
  });

  it('signs in at once, says so, and goes on to the agents', async () => {
    await register(page, 'Maria');
    await page.getByText('Registration successful! Redirecting...').waitFor();
    await page.waitForURL('**/agents');
    await go('/register');
    await page.waitForURL('**/agents');
  });

  it('refuses an address that is taken', async () => {
    const other = await openAccountPage(product);
    await go('/register', other);
    await register(other, 'Mario', email);
    await other
      .getByText('An account with this email already exists. Please try logging in instead.')
      .waitFor();
    await other.context().close();
  });
});

describe('verifying the address', () => {
  it('reminds until it is done, sends the email again, and refuses a forged link', async () => {
    await page.getByText(`We sent a verification link to ${email}`).waitFor();
    await page.getByRole('button', { name: 'Send again' }).click();
    await page.getByText('the email is in the folder “mail”').waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    await go('/verify-email?token=forged');
    await page.getByText('We couldn’t verify your email address').waitFor();
    await page.getByRole('button', { name: 'Send again' }).waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
  });

  it('is done by the mailed link', async () => {
    await go(await latestLink(email, '/verify-email', 2));
    await page.getByText('Your email address is verified').waitFor();
    await page.getByRole('link', { name: 'Open dashboard' }).click();
    await page.waitForURL('**/dashboard');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => page.getByText('Please open it to verify your email').count()).toBe(0);
  });
});

describe('the profile', () => {
  it('keeps the email, refuses a weak password, saves the rest', async () => {
    await go('/profile');
    expect(await page.getByLabel('Email').getAttribute('readonly')).not.toBeNull();
    await page.getByLabel('New Password').fill('weak');
    await page.getByRole('button', { name: 'Update Profile' }).click();
    await page.getByRole('alert').getByText('Password must be at least 8 characters long').waitFor();
    await page.getByLabel('New Password').fill('');
    await page.getByLabel('Company').fill('Fernwood Cycles');
    await page.getByRole('button', { name: 'Update Profile' }).click();
    await page.getByText('Profile updated successfully').waitFor();
    await page.reload();
    // The page stays unseen until the account's own language is known, and is drawn again for it.
    await page.getByRole('heading', { name: 'Profile Settings' }).waitFor();
    await expect.poll(() => page.getByLabel('Company').inputValue()).toBe('Fernwood Cycles');
    expect(await findAxeViolations(page)).toEqual([]);
  });

  it('says that an emptied field stays as it was', async () => {
    await page.getByLabel('Company').fill(' ');
    await page.getByRole('button', { name: 'Update Profile' }).click();
    await page.getByText('Company: empty fields are not saved, so the previous value stays.').waitFor();
    expect(await page.getByLabel('Company').inputValue()).toBe('Fernwood Cycles');
  });
});

describe('many tabs of one browser', () => {
  const isLive = (request: Request) => new URL(request.url()).pathname === '/api/v1/live';
  const isAgents = (request: Request) => new URL(request.url()).pathname === '/api/v1/agents';

  it('share one live stream, also when the tab that has it goes', async () => {
    const context = page.context();
    // The stream of this tab ends before it is counted.
    await go('/');
    let streams = 0;
    context.on('request', (request) => {
      if (isLive(request)) streams += 1;
    });
    const tabs: Page[] = [];
    while (tabs.length < 8) {
      const tab = await context.newPage();
      await go('/agents', tab);
      await tab.getByRole('heading', { level: 1 }).waitFor();
      tabs.push(tab);
    }
    expect(streams).toBe(1);
    const [first, ...others] = tabs;
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
    await first?.close();
    await Promise.all([followed, asked]);
    expect(streams).toBe(2);
    await Promise.all(others.map((tab) => tab.close()));
    await go('/profile');
  });

  it('change nothing of somebody who has signed in since, and show who it is', async () => {
    const early = await openAccountPage(product);
    const late = await early.context().newPage();
    await signIn(password, early);
    await early.waitForURL('**/dashboard');
    await go('/profile', early);
    await early.getByLabel('Company').fill('Not for Theo');
    const { request } = early.context();
    const { csrfToken } = await (await request.get(`${product.origin}/api/csrf-token`)).json();
    const theo = { email: 'theo@fernwood.example', password, firstname: 'Theo' };
    await request.post(`${product.origin}/api/register`, {
      headers: { 'x-csrf-token': csrfToken },
      data: theo,
    });
    await early.getByRole('button', { name: 'Update Profile' }).click();
    await early.getByText(`You are now signed in as ${theo.email}. Reload the page.`).waitFor();
    await go('/profile', late);
    await late.getByTitle('Account').getByText('Theo').waitFor();
    await early.getByTitle('Account').getByText('Theo').waitFor();
    expect(await early.getByLabel('Company').inputValue()).toBe('');
    await early.context().close();
  });

  it('leave together, come back together, and Back shows nothing of before', async () => {
    const one = await openAccountPage(product);
    const two = await one.context().newPage();
    await signIn(password, one);
    await one.waitForURL('**/dashboard');
    await go('/settings/team', two);
    await two.getByText('a workspace needs an owner').waitFor();
    await one.getByTitle('Account').click();
    await one.getByRole('menuitem', { name: 'Sign Out' }).click();
    await one.waitForURL(`${product.origin}/`);
    await two.waitForURL('**/login?next=%2Fsettings%2Fteam');
    await one.goBack();
    await one.waitForURL('**/login?next=%2Fdashboard');
    await signIn(password, two);
    await two.waitForURL('**/settings/team');
    await one.waitForURL('**/dashboard');
    await one.context().close();
  });
});

describe('signing in', () => {
  it('is not undone by a late answer about before', async () => {
    const slow = await openAccountPage(product);
    const held = Promise.withResolvers<void>();
    await slow.route(
      '**/api/profile',
      async (route) => {
        const response = await route.fetch();
        await held.promise;
        // The page may have given it up.
        await route.fulfill({ response }).catch(() => undefined);
      },
      { times: 1 },
    );
    await go('/login', slow);
    await signIn(password, slow);
    await slow.waitForURL('**/dashboard');
    await slow.getByRole('heading', { level: 1 }).waitFor();
    held.resolve();
    await slow.waitForLoadState('networkidle');
    expect(new URL(slow.url()).pathname).toBe('/dashboard');
    await slow.context().close();
  });

  it('waits for its script, keeps what was typed until then, and sends nothing without it', async () => {
    for (const path of ['/login', '/forgot-password']) {
      const early = await openAccountPage(product);
      const held = Promise.withResolvers<void>();
      await early.route('**/assets/*.js', async (route) => {
        await held.promise;
        await route.continue();
      });
      await early.goto(product.origin + path, { waitUntil: 'commit' });
      await early.getByLabel('Email').fill(email);
      await early.getByLabel('Email').press('Enter');
      expect(await early.locator('form button[type=submit]').isDisabled()).toBe(true);
      held.resolve();
      await early.locator('form button[type=submit]:enabled').waitFor();
      expect(await early.getByLabel('Email').inputValue()).toBe(email);
      expect(new URL(early.url()).pathname).toBe(path);
      await early.context().close();
      const still = await openPage(browser, { javaScriptEnabled: false });
      await still.goto(product.origin + path);
      expect(await still.locator('form button[type=submit]').isVisible()).toBe(false);
      await still.context().close();
    }
  });

  it('refuses a wrong password, keeps what was typed, and returns to the page that was asked for', async () => {
    await signOut();
    await go('/settings/security');
    await page.waitForURL('**/login?next=*');
    await page.getByRole('button', { name: 'Sign in with a passkey' }).waitFor();
    await page.getByRole('button', { name: 'Sign in with Google' }).click();
    await page.getByText('Google authentication is not yet implemented.').waitFor();
    await signIn('not the password 1');
    await page.getByText('Email or password is not correct.').waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe(email);
    expect(await findAxeViolations(page)).toEqual([]);
    await signIn();
    await page.waitForURL('**/settings/security');
    expect((await sessionCookie()).expires).toBe(-1);
  });

  it('remembers for thirty days who asks for it', async () => {
    await signOut();
    await go('/login');
    await page.getByLabel('Remember me').check();
    await signIn();
    await page.waitForURL('**/dashboard');
    const days = ((await sessionCookie()).expires - Date.now() / 1000) / 86_400;
    expect(Math.round(days)).toBe(30);
  });
});

describe('a forgotten password', () => {
  it('is answered alike whether or not the address is known', async () => {
    await signOut();
    await go('/login');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.getByLabel('Email').fill('nonsense');
    await submit();
    await page.getByText('Please enter a valid email address').waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    const answers = [];
    for (const address of ['nobody@fernwood.example', email]) {
      await page.getByLabel('Email').fill(address);
      await submit();
      await page.getByText('Check your inbox').waitFor();
      answers.push(await page.getByText(/^If there is an account/).textContent());
      if (address !== email) await page.getByRole('button', { name: 'Request again' }).click();
    }
    expect(answers[0]).toBe(answers[1]);
    expect(await emailedLinks(product.dataDir, 'nobody@fernwood.example', '/forgot-password')).toEqual([]);
  });

  it('is replaced by the mailed link, once', async () => {
    const link = await latestLink(email, '/forgot-password');
    await go(link);
    await page.getByLabel('New password').fill('onlyletters');
    await submit();
    await page.getByText('Password must contain at least one number').waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    const before = password;
    password = 'A new password 2';
    await page.getByLabel('New password').fill(password);
    await page.getByText('Strong').waitFor();
    await submit();
    await page.getByText('Password changed').waitFor();
    await go(link);
    await page.getByLabel('New password').fill('another one 3');
    await submit();
    await page.getByText('This link no longer works').waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    await go('/login');
    await signIn(before);
    await page.getByText('Email or password is not correct.').waitFor();
    await signIn();
    await page.waitForURL('**/dashboard');
  });
});

describe('two-factor', () => {
  let codes: string[] = [];

  it('turns on with the password and a first code, and gives recovery codes', async () => {
    await go('/settings/security');
    await page.getByRole('button', { name: 'Turn on' }).click();
    await page.getByRole('dialog').getByLabel('Current password').fill('wrong 1');
    await dialogButton('Continue').click();
    await page.getByText('Your current password is not correct.').waitFor();
    await page.getByRole('dialog').getByLabel('Current password').fill(password);
    await dialogButton('Continue').click();
    await page.getByRole('img', { name: 'QR code for the authenticator' }).waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    const secret = await page.getByLabel('Secret').inputValue();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Code' }).fill('12');
    await dialogButton('Turn on').click();
    await page.getByText('Enter the six digits that your authenticator shows.').waitFor();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Code' }).fill(generateSync({ secret }));
    await dialogButton('Turn on').click();
    const list = page.getByRole('list', { name: 'Recovery codes' });
    await list.waitFor();
    codes = await list.getByRole('listitem').allTextContents();
    expect(codes).toHaveLength(10);
    expect(await findAxeViolations(page)).toEqual([]);
    const [file] = await Promise.all([page.waitForEvent('download'), dialogButton('Download').click()]);
    expect(await readFile(await file.path(), 'utf8')).toContain(codes[9]);
    await dialogButton('Done').click();
    await page.getByText('10 recovery codes left.').waitFor();
  });

  it('asks for a code at the next sign-in, and takes a recovery code', async () => {
    await signOut();
    await go('/login?next=%2Fsettings%2Fsecurity');
    await signIn();
    await page.getByRole('heading', { name: 'Two-factor authentication' }).waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    await page.reload();
    await page.getByRole('textbox', { name: 'Code' }).fill('000000');
    await submit();
    await page.getByText('This code is not correct, or was used before.').waitFor();
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill(codes[0] ?? '');
    await submit();
    await page.waitForURL('**/settings/security');
    await page.getByText('9 recovery codes left.').waitFor();
  });

  it('turns off with the password and a code', async () => {
    await page.getByRole('button', { name: 'Turn off' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Current password').fill(password);
    await dialog.getByRole('textbox', { name: 'Code' }).fill(codes[0] ?? '');
    await dialogButton('Turn off').click();
    await page.getByText('This code is not correct, or was used before.').waitFor();
    await dialog.getByRole('textbox', { name: 'Code' }).fill(codes[1] ?? '');
    await dialogButton('Turn off').click();
    await page.getByText('Two-factor is off.').waitFor();
    await page.getByRole('button', { name: 'Turn on' }).waitFor();
  });
});

describe('a passkey', () => {
  it('is added, signs in, and no more when it was removed', async () => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await go('/settings/security');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await dialogButton('Continue').click();
    await page.getByText('Give the passkey a name.').waitFor();
    await page.getByRole('dialog').getByLabel('Name').fill('Work laptop');
    await dialogButton('Continue').click();
    await page.getByText('not used yet').waitFor();
    expect(await findAxeViolations(page)).toEqual([]);

    await signOut();
    await go('/login');
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.waitForURL('**/dashboard');
    await go('/settings/security');
    await page.getByText(/last used/).waitFor();
    await page.getByRole('button', { name: 'Remove Work laptop' }).click();
    await dialogButton('Remove').click();
    await page.getByText('No passkey yet').waitFor();

    await signOut();
    await go('/login');
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.getByText(/This passkey is unknown/).waitFor();
    await signIn();
    await page.waitForURL('**/dashboard');
    await devtools.detach();
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
    const other = await openAccountPage(product);
    await signIn(password, other);
    await other.waitForURL('**/dashboard');
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

  it('invites by mail, and keeps its only owner', async () => {
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
    const link = await latestLink(guest, '/invitations');
    await go(link);
    await page.getByText('This invitation is for another address').waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    joined = await openAccountPage(product);
    await go('/invitations?token=none', joined);
    await joined.getByText('This invitation no longer works').waitFor();
    await go(link, joined);
    await joined.getByRole('heading', { name: 'Join Fernwood' }).waitFor();
    await joined.getByText('Agent editor').waitFor();
    expect(await findAxeViolations(joined)).toEqual([]);
    await joined.getByRole('link', { name: 'Create an account' }).click();
    await expect.poll(() => joined.getByLabel('Email').inputValue()).toBe(guest);
    await register(joined, 'Jonas');
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
  it('hands out everything that is stored', async () => {
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
    await signIn();
    await page.getByText('Email or password is not correct.').waitFor();
  });
});

describe('Google', () => {
  let google: Google;
  let withGoogle: Product;
  let visitor: Page;

  beforeAll(async () => {
    google = await startGoogle();
    withGoogle = await startProduct({
      GOOGLE_CLIENT_ID: 'client',
      GOOGLE_CLIENT_SECRET: 'secret',
      GOOGLE_ISSUER: google.issuer,
    });
    visitor = await openAccountPage(withGoogle);
  });
  afterAll(async () => {
    await withGoogle?.close();
    await google?.close();
  });

  it('is offered, and tells when somebody cancels there', async () => {
    await visitor.getByRole('link', { name: 'Sign in with Google' }).waitFor();
    expect(await findAxeViolations(visitor)).toEqual([]);
    const start = await visitor.request.get(`${withGoogle.origin}/api/google/start`, { maxRedirects: 0 });
    const state = new URL(start.headers().location ?? '').searchParams.get('state');
    await visitor.goto(`${withGoogle.origin}/api/google/callback?error=access_denied&state=${state}`);
    await visitor.getByText('You cancelled signing in with Google.').waitFor();
    await visitor.goto(`${withGoogle.origin}/login?error=unheard-of`);
    await visitor.getByRole('link', { name: 'Sign in with Google' }).waitFor();
    expect(await visitor.getByRole('alert').count()).toBe(0);
  });

  it('lets in who it says it is, and returns to the page that was asked for', async () => {
    google.person = { sub: 'g-1', email: 'lea@gmail.com', email_verified: true, given_name: 'Lea' };
    await visitor.goto(`${withGoogle.origin}/settings/security`);
    await visitor.getByRole('link', { name: 'Sign in with Google' }).click();
    await visitor.waitForURL('**/settings/security');
    await visitor.getByText('Set a password').first().waitFor();
    expect(await visitor.getByText('Please open it to verify your email').count()).toBe(0);
    expect(await findAxeViolations(visitor)).toEqual([]);
  });

  it('asks for the password before it is linked to an account that was there', async () => {
    await visitor.context().clearCookies();
    const address = 'kim@fernwood.example';
    await visitor.goto(`${withGoogle.origin}/register`);
    await register(visitor, 'Kim', address);
    await visitor.waitForURL('**/agents');
    await visitor.context().clearCookies();
    google.person = { sub: 'g-2', email: address, email_verified: true };
    await visitor.goto(`${withGoogle.origin}/login`);
    await visitor.getByRole('link', { name: 'Sign in with Google' }).click();
    await visitor.getByText(/There is already an account with this email address/).waitFor();
    await signIn(password, visitor, address);
    await visitor.waitForURL('**/dashboard');
    await visitor.goto(`${withGoogle.origin}/settings/security`);
    await visitor.getByText('You can also sign in with Google.').waitFor();
  });
});
