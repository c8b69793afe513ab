import { readFile } from 'node:fs/promises';
import { generateSync } from 'otplib';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerByForm, signInByForm, submitForm } from './accounts/account-forms.ts';
import { awaitEmailedLink } from './accounts/await-emailed-link.ts';
import { emailedLinks } from './accounts/emailed-links.ts';
import { findAxeViolations, openBrowser, openPage } from './browser/open-browser.ts';
import { openQuietPage } from './browser/open-quiet-page.ts';
import { leanSettings } from './product/lean-settings.ts';
import { type Product, startProduct } from './product/start-product.ts';

/** The ways in: signing up, signing in, a forgotten password, a second factor and passkeys. */
const email = 'maria@fernwood.example';
let password = 'long enough 1';
let product: Product;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  product = await startProduct(await leanSettings());
  browser = await openBrowser();
  page = await openQuietPage(browser);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

const go = (path: string, on = page) => on.goto(new URL(path, product.origin).href);
const dialogButton = (name: string | RegExp) => page.getByRole('dialog').getByRole('button', { name });

async function signOut(): Promise<void> {
  await page.getByTitle('Account').click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await page.waitForURL(`${product.origin}/`);
}

async function sessionCookie(): Promise<{ expires: number }> {
  const cookies = await page.context().cookies();
  const found = cookies.find(({ name, httpOnly }) => httpOnly && /session/.test(name));
  if (!found) throw new Error('There is no session cookie.');
  return found;
}

describe('signing up', () => {
  it('checks in the order of the specification, and shows each sentence until it is put right', async () => {
    await go('/signup');
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/register$/);
    await page.getByText('No credit card required').waitFor();
    await submitForm(page);
    await page.getByText('Email and password are required').waitFor();
    await page.getByLabel('Email').fill('maria@fernwood');
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.getByLabel('Password', { exact: true }).fill('letters');
    await submitForm(page);
    await page.getByText('Please enter a valid email address').waitFor();
    await page.getByLabel('Email').fill(email);
    for (const [secret, sentence] of [
      ['letters', 'Password must be at least 8 characters long'],
      ['lettersonly', 'Password must contain at least one number'],
      ['1234567890', 'Password must contain at least one letter'],
      [password, 'Passwords do not match'],
    ] as const) {
      await page.getByLabel('Password', { exact: true }).fill(secret);
      await submitForm(page);
      await page.getByText(sentence).waitFor();
    }
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await page.getByText('Google authentication is not yet implemented.').waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
  });

  it('keeps what was typed, except passwords, while another page is open', async () => {
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
    await registerByForm(page, { password, firstname: 'Maria' });
    await page.getByText('Registration successful! Redirecting...').waitFor();
    await page.waitForURL('**/agents');
    await go('/register');
    await page.waitForURL('**/agents');
  });

  it('refuses an address that is taken', async () => {
    const other = await openQuietPage(browser);
    await go('/register', other);
    await registerByForm(other, { email, password, firstname: 'Mario' });
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

  it('is done by the emailed link', async () => {
    await go(await awaitEmailedLink(product, email, '/verify-email', 2));
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

describe('signing in', () => {
  it('is not undone by a late answer about the session before', async () => {
    const slow = await openQuietPage(browser);
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
    await signInByForm(slow, email, password);
    await slow.waitForURL('**/dashboard');
    await slow.getByRole('heading', { level: 1 }).waitFor();
    held.resolve();
    await slow.waitForLoadState('networkidle');
    expect(new URL(slow.url()).pathname).toBe('/dashboard');
    await slow.context().close();
  });

  it('waits for its script, keeps what was typed until then, and sends nothing without it', async () => {
    for (const path of ['/login', '/forgot-password']) {
      const early = await openQuietPage(browser);
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
    await signInByForm(page, email, 'not the password 1');
    await page.getByText('Email or password is not correct.').waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe(email);
    expect(await findAxeViolations(page)).toEqual([]);
    await signInByForm(page, email, password);
    await page.waitForURL('**/settings/security');
    expect((await sessionCookie()).expires).toBe(-1);
  });

  it('remembers for thirty days who asks for it', async () => {
    await signOut();
    await go('/login');
    await page.getByLabel('Remember me').check();
    await signInByForm(page, email, password);
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
    await submitForm(page);
    await page.getByText('Please enter a valid email address').waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    const answers = [];
    for (const address of ['nobody@fernwood.example', email]) {
      await page.getByLabel('Email').fill(address);
      await submitForm(page);
      await page.getByText('Check your inbox').waitFor();
      answers.push(await page.getByText(/^If there is an account/).textContent());
      if (address !== email) await page.getByRole('button', { name: 'Request again' }).click();
    }
    expect(answers[0]).toBe(answers[1]);
    expect(await emailedLinks(product.dataDir, 'nobody@fernwood.example', '/forgot-password')).toEqual([]);
  });

  it('is replaced by the emailed link, once', async () => {
    const link = await awaitEmailedLink(product, email, '/forgot-password');
    await go(link);
    await page.getByLabel('New password').fill('onlyletters');
    await submitForm(page);
    await page.getByText('Password must contain at least one number').waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    const before = password;
    password = 'A new password 2';
    await page.getByLabel('New password').fill(password);
    await page.getByText('Strong').waitFor();
    await submitForm(page);
    await page.getByText('Password changed').waitFor();
    await go(link);
    await page.getByLabel('New password').fill('another one 3');
    await submitForm(page);
    await page.getByText('This link no longer works').waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    await go('/login');
    await signInByForm(page, email, before);
    await page.getByText('Email or password is not correct.').waitFor();
    await signInByForm(page, email, password);
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
    await signInByForm(page, email, password);
    await page.getByRole('heading', { name: 'Two-factor authentication' }).waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    await page.reload();
    await page.getByRole('textbox', { name: 'Code' }).fill('000000');
    await submitForm(page);
    await page.getByText('This code is not correct, or was used before.').waitFor();
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill(codes[0] ?? '');
    await submitForm(page);
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
  it('is added, signs in, and no longer does once it is removed', async () => {
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
    await signInByForm(page, email, password);
    await page.waitForURL('**/dashboard');
    await devtools.detach();
  });
});
