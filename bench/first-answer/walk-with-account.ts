import { setTimeout } from 'node:timers/promises';
import type { Frame, Page } from 'playwright-core';
import { hostPage } from '../../tests/fakes/website/host-page.ts';
import type { Steps, Walk } from './walk.ts';

/** From the first page through an account to a cited answer in the widget on the user's own website. */
export async function walkWithAccount({ page, hand, origin, site }: Walk): Promise<Steps> {
  const steps: Steps = [];
  const note = (step: string) => steps.push([step, hand.count().totalMs]);
  await page.goto(origin);
  await hand.click(page.getByRole('main').getByRole('link', { name: 'Get started' }).first());
  await hand.type(page.getByLabel('Email'), 'maria@fernwood.example');
  await hand.type(page.getByLabel('Password', { exact: true }), 'quick fox 12');
  await hand.type(page.getByLabel('Confirm password'), 'quick fox 12');
  await hand.click(page.locator('form button[type=submit]'));
  const address = page.getByLabel('Website address');
  await address.waitFor();
  note('there is an account');
  await hand.type(address, site.host);
  await hand.click(page.getByRole('button', { name: 'Create my agent' }));
  const create = page.getByRole('button', { name: 'Create Agent' });
  await create.waitFor();
  note('the website is known');
  await hand.click(create);
  await page.waitForURL('**/view-agent');
  note('the agent reads');
  // Found in what it has read so far: the first question of a visitor is then a press.
  await hand.click(page.getByRole('button', { name: 'Show them to visitors' }));
  note('visitors are offered questions');
  const copy = page.getByRole('button', { name: 'Copy Script' });
  await hand.click(copy);
  note('the script is copied');
  const agentId = /agents\/(\w+)/.exec(page.url())?.[1] ?? '';
  const script = `<script async src="${origin}/widget.js" data-agent-id="${agentId}"></script>`;
  site.route('/with-chat', hostPage({ head: script }));
  await page.goto(`${site.origin}/with-chat`);
  // The launcher is in a closed shadow root, where no locator finds it: the press is counted, and the command opens.
  await page.waitForFunction(() => 'Parley' in window);
  await hand.press(() =>
    page.evaluate(() => (window as unknown as { Parley(verb: string): void }).Parley('open')),
  );
  const chat = await findChat(page);
  await hand.click(chat.getByRole('button', { name: /\?$/ }).first());
  await chat.getByText('Sources').first().waitFor();
  note('answered on the website, with its source');
  return steps;
}

async function findChat(page: Page): Promise<Frame> {
  for (let tries = 0; tries < 200; tries += 1) {
    const chat = page.frames().find((frame) => frame.url().includes('/widget/frame/'));
    if (chat !== undefined) return chat;
    await setTimeout(50);
  }
  throw new Error('The chat did not open.');
}
