import type { Page } from 'playwright-core';
import { type Frame, recordScreen } from './record-screen.ts';
import { showPointer } from './show-pointer.ts';

const keyMs = 70;
/** So that what is new can be read. */
const readMs = 1_800;
const longestMs = 30_000;

/** What was recorded of a trial agent. */
export interface RecordedTrial {
  frames: Frame[];
  /** From the first key to the cited answer. */
  answeredMs: number;
}

/** Makes a trial agent of a website on the home page, as a person does, and asks it a question. */
export async function recordTrial(page: Page, origin: string, host: string): Promise<RecordedTrial> {
  page.setDefaultTimeout(longestMs);
  const pointer = await showPointer(page);
  await page.goto(origin);
  await page.waitForLoadState('networkidle');
  // The sub-text of the page appears after some seconds.
  await page.waitForTimeout(3_500);
  const screen = await recordScreen(page);
  const begun = performance.now();

  await pointer.press(page.getByLabel('Try it with your website'));
  await page.keyboard.type(host, { delay: keyMs });
  await pointer.press(page.getByRole('button', { name: 'Try it' }));
  const question = page.getByRole('button', { name: /^Ask in the chat: / }).first();
  await question.waitFor();
  await page.waitForTimeout(readMs);
  await pointer.press(question);
  const chat = page.frameLocator('main iframe');
  const quote = chat.getByRole('button', { name: /^Show the passage/ }).first();
  await quote.waitFor();
  const answeredMs = performance.now() - begun;
  await page.waitForTimeout(readMs);
  // In a narrow chat the words are closed where there are several of them.
  if ((await quote.getAttribute('aria-expanded')) === 'false') await pointer.press(quote);
  await page.waitForTimeout(readMs);
  return { frames: await screen.stop(), answeredMs };
}
