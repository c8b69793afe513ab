import type { Page } from 'playwright-core';
import type { ConsoleIds } from '../../tests/journeys/console-pages.ts';
import { openConsolePage } from './check-page.ts';

const networkSentence = 'Network error. Please check your connection and try again.';

/** A form that is saved: what is typed where, and the button. */
interface SavedForm {
  address: string;
  /** Label of a text field. */
  field: string;
  typed: string;
  save: string;
  /** Pressed first, where the form is behind a button. */
  open?: string;
}

const listForms = ({ agentId, conversationId, leadId }: ConsoleIds): SavedForm[] => {
  const agent = `/agents/${agentId}`;
  return [
    {
      address: `${agent}/overview`,
      field: 'Agent name',
      typed: 'Lantern Bakery 2',
      save: 'Update All Settings',
    },
    { address: `${agent}/settings`, field: 'Prompt', typed: 'Answer in two sentences.', save: 'Update' },
    {
      address: `${agent}/settings/discover`,
      field: 'Agent title',
      typed: 'Ask the bakery',
      save: 'Update',
    },
    { address: `${agent}/visual-look/input`, field: 'Placeholder', typed: 'Ask us', save: 'Update' },
    {
      address: `${agent}/training-sources?add=text`,
      field: 'Title',
      typed: 'Parking',
      save: 'Add text',
    },
    {
      address: `${agent}/training-sources?add=qa`,
      field: 'Question',
      typed: 'Is there parking?',
      save: 'Add question',
    },
    {
      address: `${agent}/synonyms`,
      field: 'Words that mean the same',
      typed: 'bun, roll',
      save: 'Add',
    },
    {
      address: `${agent}/messages/${conversationId}`,
      field: 'Reply to the visitor',
      typed: 'We will look into it.',
      save: 'Take over and send',
    },
    { address: `${agent}/leads/${leadId}`, field: 'Note', typed: 'Call on Monday.', save: 'Save note' },
    { address: '/profile', field: 'Company', typed: 'Lantern', save: 'Update Profile' },
    { address: '/settings', field: 'Workspace name', typed: 'Lantern', save: 'Save' },
    {
      address: '/settings/inbox',
      field: 'Address for answers by email',
      typed: 'help@lantern.example',
      save: 'Save',
    },
    {
      address: '/settings/saved-replies',
      open: 'New reply',
      field: 'Name',
      typed: 'Later',
      save: 'Save',
    },
  ];
};

/** Loses the connection while a form is saved: the sentence must come, and what was typed stay. */
async function loseConnection(page: Page, origin: string, form: SavedForm): Promise<string[]> {
  await openConsolePage(page, origin + form.address);
  if (form.open) await page.getByRole('button', { name: form.open }).first().click();
  const field = page.getByRole('textbox', { name: form.field }).first();
  await field.fill(form.typed);
  if (form.save === 'Add text') await page.getByRole('textbox', { name: 'Text' }).last().fill('Behind us.');
  if (form.save === 'Add question') await page.getByRole('textbox', { name: 'Answer' }).first().fill('Yes.');
  if (form.address.endsWith('saved-replies')) await page.getByRole('textbox').last().fill('Later today.');
  await page.context().setOffline(true);
  const problems: string[] = [];
  try {
    await page.getByRole('button', { name: form.save, exact: true }).last().click();
    await page
      .getByText(networkSentence)
      .first()
      .waitFor({ timeout: 8_000 })
      .catch(() => problems.push('says nothing of the lost connection'));
    if ((await field.inputValue()) !== form.typed) problems.push(`“${form.typed}” is lost`);
  } finally {
    await page.context().setOffline(false);
  }
  // What was not saved is asked about, unless it is kept where it was typed.
  return problems.map((problem) => `${form.address}: ${problem}`);
}

/** Types and goes back: either the page asks, or what was typed is there again. */
async function goBack(page: Page, origin: string, form: SavedForm): Promise<string[]> {
  if (form.open) return [];
  await openConsolePage(page, `${origin}/dashboard`);
  // As a link does it: the router knows no entry of the history that it has not made.
  await page.evaluate((to) => Reflect.get(window, '__reactRouterDataRouter').navigate(to), form.address);
  const field = page.getByRole('textbox', { name: form.field }).first();
  await field.waitFor();
  await field.fill(form.typed);
  await page.goBack();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  const isAsked = await question.waitFor({ timeout: 3_000 }).then(
    () => true,
    () => false,
  );
  if (isAsked) {
    await page.getByRole('button', { name: 'Stay on the page' }).click();
    const kept = await field.inputValue();
    return kept === form.typed ? [] : [`${form.address}: back, stay: “${form.typed}” is lost`];
  }
  await page.goForward();
  await field.waitFor();
  const kept = await field.inputValue();
  return kept === form.typed ? [] : [`${form.address}: back and forward: “${form.typed}” is lost`];
}

/** Two tabs change an agent: other settings are joined, the same one is kept apart and not overwritten. */
async function useTwoTabs(page: Page, origin: string, { agentId }: ConsoleIds): Promise<string[]> {
  const problems: string[] = [];
  const other = await page.context().newPage();
  try {
    const address = `${origin}/agents/${agentId}/overview`;
    await openConsolePage(page, address);
    await openConsolePage(other, address);
    const nameOf = (tab: Page) => tab.getByRole('textbox', { name: 'Agent name' });
    const save = (tab: Page) => tab.getByRole('button', { name: 'Update All Settings' }).click();
    const saveAndWait = async (tab: Page) => {
      const [saved] = await Promise.all([
        tab.waitForResponse((response) => response.request().method() === 'PATCH'),
        save(tab),
      ]);
      await saved.finished();
    };
    const read = async () => (await page.request.get(`${origin}/api/v1/agents/${agentId}`)).json();
    await nameOf(other).fill('Mine');
    await nameOf(page).fill('Theirs');
    await saveAndWait(page);
    await save(other);
    await other
      .getByText(/What you typed is still here/)
      .waitFor({ timeout: 8_000 })
      .catch(() => problems.push('two tabs: the second tab is not told'));
    if ((await read()).name !== 'Theirs') problems.push('two tabs: the first change was overwritten');
    if ((await nameOf(other).inputValue()) !== 'Mine') problems.push('two tabs: what was typed is lost');
    await other.getByRole('button', { name: 'Keep mine' }).click();
    await other.getByRole('textbox', { name: 'Welcome message' }).fill('Good day!');
    await saveAndWait(other);
    const { name, welcomeMessage } = await read();
    if (name !== 'Mine' || welcomeMessage !== 'Good day!') problems.push('two tabs: mine was not saved');
  } finally {
    await other.close();
  }
  return problems;
}

/** Loads the page again in the middle of the wizard: what was typed is there. */
async function reloadWizard(page: Page, origin: string): Promise<string[]> {
  await openConsolePage(page, `${origin}/agents/create`);
  await page.getByText('Files, text and Notion').first().click();
  const text = page.getByRole('textbox', { name: /^Text/ }).first();
  await text.fill('We open at nine. Bread costs four euros. Ask for Ada.');
  const problems: string[] = [];
  await page.reload();
  await text.waitFor();
  if (!(await text.inputValue()).includes('Ask for Ada')) problems.push('wizard: the text is lost');
  await page
    .getByRole('button', { name: /Continue/ })
    .first()
    .click();
  const name = page.getByRole('textbox', { name: /name/i }).first();
  await name.fill('Reloaded');
  await page.reload();
  await name.waitFor();
  if ((await name.inputValue()) !== 'Reloaded') problems.push('wizard: the name is lost in its second step');
  return problems;
}

/** What is lost when work is interrupted, a line each. */
export async function interruptWork(page: Page, origin: string, ids: ConsoleIds): Promise<string[]> {
  const problems: string[] = [];
  const note = async (what: string, work: () => Promise<string[]>) => {
    try {
      problems.push(...(await work()));
    } catch (error) {
      problems.push(`${what}: stopped: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
    }
  };
  page.on('dialog', (dialog) => void dialog.accept());
  await note('two tabs', () => useTwoTabs(page, origin, ids));
  await note('wizard', () => reloadWizard(page, origin));
  for (const form of listForms(ids)) {
    await note(form.address, () => loseConnection(page, origin, form));
    await note(form.address, () => goBack(page, origin, form));
  }
  return problems;
}
