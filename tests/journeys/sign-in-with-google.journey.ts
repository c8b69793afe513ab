import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Google, startGoogle } from '../fakes/google/start-google.ts';
import { registerByForm, signInByForm } from './accounts/account-forms.ts';
import { findAxeViolations, openBrowser } from './browser/open-browser.ts';
import { openQuietPage } from './browser/open-quiet-page.ts';
import { leanSettings } from './product/lean-settings.ts';
import { type Product, startProduct } from './product/start-product.ts';

/** Signing in with Google: cancelled, as somebody new, and as somebody who has an account. */
const password = 'long enough 1';
let google: Google;
let product: Product;
let browser: Browser;
let visitor: Page;

beforeAll(async () => {
  google = await startGoogle();
  product = await startProduct({
    ...(await leanSettings()),
    GOOGLE_CLIENT_ID: 'client',
    GOOGLE_CLIENT_SECRET: 'secret',
    GOOGLE_ISSUER: google.issuer,
  });
  browser = await openBrowser();
  visitor = await openQuietPage(browser);
  await visitor.goto(`${product.origin}/login`);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
  await google?.close();
});

it('is offered, and says so when somebody cancels there', async () => {
  await visitor.getByRole('link', { name: 'Sign in with Google' }).waitFor();
  expect(await findAxeViolations(visitor)).toEqual([]);
  const start = await visitor.request.get(`${product.origin}/api/google/start`, { maxRedirects: 0 });
  const state = new URL(start.headers().location ?? '').searchParams.get('state');
  await visitor.goto(`${product.origin}/api/google/callback?error=access_denied&state=${state}`);
  await visitor.getByText('You cancelled signing in with Google.').waitFor();
  await visitor.goto(`${product.origin}/login?error=unheard-of`);
  await visitor.getByRole('link', { name: 'Sign in with Google' }).waitFor();
  expect(await visitor.getByRole('alert').count()).toBe(0);
});

it('signs in whom it names, and returns to the page that was asked for', async () => {
  google.person = { sub: 'g-1', email: 'lea@gmail.com', email_verified: true, given_name: 'Lea' };
  await visitor.goto(`${product.origin}/settings/security`);
  await visitor.getByRole('link', { name: 'Sign in with Google' }).click();
  await visitor.waitForURL('**/settings/security');
  await visitor.getByText('Set a password').first().waitFor();
  expect(await visitor.getByText('Please open it to verify your email').count()).toBe(0);
  expect(await findAxeViolations(visitor)).toEqual([]);
});

it('asks for the password before it is linked to an account that was there', async () => {
  await visitor.context().clearCookies();
  const address = 'kim@fernwood.example';
  await visitor.goto(`${product.origin}/register`);
  await registerByForm(visitor, { email: address, password, firstname: 'Kim' });
  await visitor.waitForURL('**/agents');
  await visitor.context().clearCookies();
  google.person = { sub: 'g-2', email: address, email_verified: true };
  await visitor.goto(`${product.origin}/login`);
  await visitor.getByRole('link', { name: 'Sign in with Google' }).click();
  await visitor.getByText(/There is already an account with this email address/).waitFor();
  await signInByForm(visitor, address, password);
  await visitor.waitForURL('**/dashboard');
  await visitor.goto(`${product.origin}/settings/security`);
  await visitor.getByText('You can also sign in with Google.').waitFor();
});
