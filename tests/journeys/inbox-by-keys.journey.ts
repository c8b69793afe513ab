import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { visitorTokenHeader } from '#contract/widget/widget.ts';
import { callAs } from './accounts/call-as.ts';
import { openBrowser } from './browser/open-browser.ts';
import { openQuietPage } from './browser/open-quiet-page.ts';
import { focusedOn, tabTo } from './browser/press-keys.ts';
import { leanSettings } from './product/lean-settings.ts';
import { type Product, startProduct } from './product/start-product.ts';

/** The inbox of the console by the keyboard alone: nothing is clicked, and the focus is never lost. */
let product: Product;
let browser: Browser;
let owner: Page;
let agentId: string;

beforeAll(async () => {
  product = await startProduct(await leanSettings());
  browser = await openBrowser();
  owner = await openQuietPage(browser);
  await post('/api/register', {
    email: 'maria@fernwood-cycles.example',
    password: 'long enough 1',
    firstname: 'Maria',
  });
  agentId = (await post<{ id: string }>('/api/v1/agents', { name: 'Bicycle helper' })).id;
  await post('/api/v1/saved-replies', { name: 'Opening hours', text: 'We are open from 9 to 17.' });
  await post('/api/v1/tags', { name: 'Repairs' });
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

const post = <Answer>(path: string, data: unknown) => callAs<Answer>(owner, product.origin, path, { data });

/** A new visitor who writes this. */
async function visit(message: string): Promise<void> {
  const path = `${product.origin}/api/widget/${agentId}`;
  const { visitorToken } = await (await fetch(`${path}/session`)).json();
  const headers = { 'content-type': 'application/json', [visitorTokenHeader]: visitorToken };
  const answer = await fetch(`${path}/messages`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ message }),
  });
  await answer.text();
}

/** Presses Enter on what is described. */
async function press(wanted: string | RegExp, direction?: 'back'): Promise<void> {
  await tabTo(owner, wanted, direction);
  await owner.keyboard.press('Enter');
}

const expectFocus = (wanted: string) => expect.poll(() => focusedOn(owner)).toContain(wanted);
/** Who has the conversation, as it is said. */
const expectState = (words: string | RegExp) =>
  owner.getByRole('main').getByRole('status').filter({ hasText: words }).first().waitFor();

it('takes over, replies, notes, tags, snoozes, closes, reopens and hands back', async () => {
  await visit('Do you repair electric bicycles?');
  await owner.goto(`${product.origin}/agents/${agentId}/messages`);
  await owner.getByRole('link', { name: /Do you repair electric bicycles/ }).waitFor();
  await press(/link .*Do you repair electric bicycles/);
  await owner.getByRole('button', { name: 'Take over', exact: true }).waitFor();

  await press('button "Take over"');
  await expectFocus('button "Hand back"');

  // A saved reply, by the key that opens them; the reply goes out by keys too.
  await tabTo(owner, 'textbox "Reply to the visitor"');
  await owner.keyboard.press('/');
  await owner.getByRole('menuitem', { name: /Opening hours/ }).waitFor();
  for (let presses = 0; presses < 5 && !(await focusedOn(owner)).includes('Opening hours'); presses += 1)
    await owner.keyboard.press(presses === 0 ? 'ArrowDown' : 'ArrowUp');
  await owner.keyboard.press('Enter');
  await expectFocus('textbox "Reply to the visitor"');
  await owner.keyboard.type(' **Until 18** on Fridays.');
  await owner.keyboard.press('Control+Enter');
  await owner.getByRole('listitem').getByText('We are open from 9 to 17.').waitFor();
  await expectFocus('textbox "Reply to the visitor"');
  await owner.keyboard.type('Come in!');
  await press('button "Send"');
  await owner.getByRole('listitem').getByText('Come in!').waitFor();
  await expectFocus('textbox "Reply to the visitor"');

  await press(/Notes/);
  await tabTo(owner, 'textbox "New note"');
  await owner.keyboard.type('Wants a repair.');
  await press('button "Add note"');
  await owner.getByRole('list', { name: 'Notes' }).getByText('Wants a repair.').waitFor();
  await press('button "Delete this note"', 'back');
  await owner.getByRole('list', { name: 'Notes' }).waitFor({ state: 'detached' });
  await expectFocus('textbox "New note"');

  await press('button "Tags"', 'back');
  await tabTo(owner, 'checkbox "Repairs"');
  await owner.keyboard.press('Space');
  await owner.keyboard.press('Escape');
  await expectFocus('button "Tags"');
  await owner.getByRole('main').getByText('Repairs').first().waitFor();

  await press('button "Snooze"');
  await expectFocus('menuitem');
  await owner.keyboard.press('Enter');
  await expectState(/snoozed/i);
  await expectFocus('button "Snooze"');

  await press('button "Close"');
  await expectFocus('button "Reopen"');
  await owner.keyboard.press('Enter');
  await expectFocus('button "Assign"');
  await press('button "Take over"');
  await expectFocus('button "Hand back"');
  await owner.keyboard.press('Enter');
  await expectFocus('button "Take over"');
});

it('closes a human request with a reason', async () => {
  await visit('I want to talk to a person.');
  await owner.goto(`${product.origin}/inbox`);
  await owner.getByRole('link', { name: /I want to talk to a person/ }).waitFor();
  await press(/link .*I want to talk to a person/);
  await owner.getByRole('button', { name: 'Take over', exact: true }).waitFor();
  await press('button "Close"');
  await expectFocus('textbox "Reason"');
  await owner.keyboard.type('Called back by phone.');
  await press('button "Close conversation"');
  await expectFocus('button "Reopen"');
});
