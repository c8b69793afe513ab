import { expect, test } from 'vitest';
import { getUsage } from '#contract/billing/billing.endpoints.ts';
import { addSource } from '#contract/sources/sources.endpoints.ts';
import { answerCalls } from '#web/testing/answer-calls.ts';
import { refusal } from '#web/testing/refusal.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { agentId, sampleSource, sampleUsage } from '#web/testing/samples.ts';
import { unsavedChanges } from '#web/ui/forms/unsaved/unsaved-changes.ts';
import { AddQuestion } from './add-question.tsx';
import { AddText } from './add-text.tsx';
import { AddWebsite } from './add-website.tsx';

test('a website is added with the paths that are wanted, and the form begins again', async () => {
  const callsOf = answerCalls([getUsage, () => sampleUsage('free')], [addSource, () => sampleSource(1)]);
  const screen = await renderPart(<AddWebsite agentId={agentId} />);
  const address = screen.getByRole('textbox', { name: 'Website address' });
  await expect.element(address).toHaveAccessibleDescription(/links left of the/);
  await address.fill('shop.example');
  await screen.getByText('Limit to some pages').click();
  await screen.getByRole('textbox', { name: /Read only these paths/ }).fill('/help/*\n\n /faq ');
  await screen.getByRole('button', { name: 'Read the website' }).click();
  await expect.element(address).toHaveValue('');
  expect(callsOf(addSource).map(({ body }) => body)).toEqual([
    { kind: 'website', url: 'shop.example', mode: 'site', schedule: 'weekly', include: ['/help/*', '/faq'] },
  ]);
  expect(callsOf(addSource)[0]?.headers.get('idempotency-key')).not.toBeNull();
});

test('one page of a website has no paths to choose', async () => {
  answerCalls([getUsage, () => sampleUsage('free')]);
  const screen = await renderPart(<AddWebsite agentId={agentId} />);
  await screen.getByText('One page').click();
  await expect.element(screen.getByText('Limit to some pages')).not.toBeInTheDocument();
});

test('a website that cannot be read has an error at its address, which stays', async () => {
  answerCalls(
    [getUsage, () => sampleUsage('free')],
    [addSource, () => refusal(422, 'cannot-process', 'There is no such website.')],
  );
  const screen = await renderPart(<AddWebsite agentId={agentId} />);
  const address = screen.getByRole('textbox', { name: 'Website address' });
  await address.fill('nowhere.example');
  await screen.getByRole('button', { name: 'Read the website' }).click();
  await expect.element(address).toHaveAccessibleDescription(/There is no such website/);
  await expect.element(address).toHaveValue('nowhere.example');
});

test('a text gets headings and lists by buttons, and what is pasted keeps its own, and its tables', async () => {
  const screen = await renderPart(<AddText agentId={agentId} />);
  const text = screen.getByRole('textbox', { name: 'Text' });
  await text.fill('Hours');
  await screen.getByRole('button', { name: 'Heading' }).click();
  await expect.element(text).toHaveValue('## Hours');
  await screen.getByRole('button', { name: 'List' }).click();
  await expect.element(text).toHaveValue('- Hours');
  await text.fill('');
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', 'Tours City Islands');
  clipboardData.setData(
    'text/html',
    '<h2>Tours</h2><ul><li>City</li><li>Islands</li></ul><table><tr><th>Tour</th><th>Price</th></tr><tr><td>City</td><td>20</td></tr></table>',
  );
  text
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  await expect
    .element(text)
    .toHaveValue('## Tours\n\n- City\n- Islands\n\n| Tour | Price |\n| --- | --- |\n| City | 20 |');
});

test('a text that exceeds the plan stays, with a link to the plans, and the console warns of its loss', async () => {
  answerCalls(
    [getUsage, () => sampleUsage('free')],
    [addSource, () => refusal(402, 'plan-limit', 'No characters are left.')],
  );
  const screen = await renderPart(<AddText agentId={agentId} />);
  await screen.getByRole('textbox', { name: 'Title' }).fill('Hours');
  await screen.getByRole('textbox', { name: 'Text' }).fill('We open at nine.');
  await expect
    .element(screen.getByRole('textbox', { name: 'Text' }))
    .toHaveAccessibleDescription('16 characters');
  await screen.getByRole('button', { name: 'Add text' }).click();
  await expect.element(screen.getByText('No characters are left.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'See plans' })).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('We open at nine.');
  expect(unsavedChanges.has()).toBe(true);
});

test('a question is added with its approved answer, and the form begins again', async () => {
  const callsOf = answerCalls([addSource, () => sampleSource(1, { kind: 'qa' })]);
  const screen = await renderPart(<AddQuestion agentId={agentId} />);
  const question = screen.getByRole('textbox', { name: 'Question' });
  await question.fill('Do you ship?');
  expect(unsavedChanges.has()).toBe(true);
  await screen.getByRole('textbox', { name: 'Answer' }).fill('Yes, everywhere.');
  await screen.getByRole('textbox', { name: /Other ways to ask it/ }).fill('Is there delivery?\nShipping?');
  await screen.getByRole('button', { name: 'Add question' }).click();
  await expect.element(question).toHaveValue('');
  expect(unsavedChanges.has()).toBe(false);
  expect(callsOf(addSource).map(({ body }) => body)).toEqual([
    {
      kind: 'qa',
      question: 'Do you ship?',
      answer: 'Yes, everywhere.',
      alternatives: ['Is there delivery?', 'Shipping?'],
    },
  ]);
});
