import type { Page } from 'playwright-core';

export const submitForm = (page: Page) => page.locator('form button[type=submit]').click();

interface NewAccount {
  /** Absent where the form knows it. */
  email?: string;
  password: string;
  firstname: string;
}

/** Fills in the form for a new account and sends it. */
export async function registerByForm(page: Page, { email, password, firstname }: NewAccount): Promise<void> {
  if (email) await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByLabel(/First name/).fill(firstname);
  await submitForm(page);
}

/** Fills in the form for signing in and sends it. */
export async function signInByForm(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await submitForm(page);
}
