import { expect, test, vi } from 'vitest';
import { deleteLead, listLeads } from '#contract/leads/leads.endpoints.ts';
import { paths } from '#contract/page-addresses.ts';
import { answerCalls } from '#web/testing/answer-calls.ts';
import { draw } from '#web/testing/draw.tsx';
import { refusal } from '#web/testing/refusal.ts';
import { agentId, pageOf, sampleLead } from '#web/testing/samples.ts';
import { LeadTable } from './lead-table.tsx';
import LeadsPage from './leads-page.tsx';

test('leads are read page by page', async () => {
  const [first, second] = [sampleLead(2), sampleLead(1)];
  answerCalls([
    listLeads,
    ({ query }) =>
      query.cursor === first.id
        ? pageOf([second], { total: 2 })
        : pageOf([first], { cursor: first.id, total: 2 }),
  ]);
  const screen = await draw(<LeadTable filters={{ agentId }} onClear={vi.fn()} />);
  await expect.element(screen.getByRole('link', { name: first.email! })).toBeVisible();
  await expect.element(screen.getByText('1 of 2')).toBeVisible();
  await screen.getByRole('button', { name: 'Load more' }).click();
  await expect.element(screen.getByRole('link', { name: second.email! })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
});

test('what a lead lacks is said, and its conversation is a link where there is one', async () => {
  const conversationId = 'cnv_0000000000000000000000001';
  answerCalls([listLeads, () => pageOf([sampleLead(1, { name: null, conversationId })])]);
  const screen = await draw(<LeadTable filters={{ agentId }} onClear={vi.fn()} />);
  await expect
    .element(screen.getByRole('link', { name: 'Read', exact: true }))
    .toHaveAttribute('href', paths.conversation(agentId, conversationId));
  expect(screen.getByText('not given').elements()).toHaveLength(2);
});

test('a lead is deleted once that is confirmed, and the list is read again', async () => {
  let leads = [sampleLead(1)];
  const callsOf = answerCalls(
    [listLeads, () => pageOf(leads)],
    [
      deleteLead,
      () => {
        leads = [];
        return {};
      },
    ],
  );
  const screen = await draw(<LeadTable filters={{ agentId }} onClear={vi.fn()} />);
  await screen.getByRole('button', { name: 'Delete the lead Visitor 1' }).click();
  await screen.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.element(screen.getByText('There are no records to display')).toBeVisible();
  expect(callsOf(deleteLead).map(({ params }) => params.leadId)).toEqual([sampleLead(1).id]);
});

test('filters live in the address, and can be cleared where they hide everything', async () => {
  const callsOf = answerCalls([listLeads, ({ query }) => pageOf(query.q ? [] : [sampleLead(1)])]);
  const screen = await draw(<LeadsPage />, {
    at: `${paths.leads(agentId)}?q=nobody`,
    path: paths.leads(':agentId'),
  });
  await screen.getByRole('button', { name: 'Clear filters' }).click();
  await expect.element(screen.getByRole('link', { name: sampleLead(1).email! })).toBeVisible();
  expect(screen.address()).toBe(paths.leads(agentId));
  await screen.getByRole('button', { name: /^Dates:/ }).click();
  await screen.getByRole('button', { name: 'Yesterday' }).click();
  await expect.poll(screen.address).toBe(`${paths.leads(agentId)}?range=yesterday`);
  await expect.poll(() => callsOf(listLeads).at(-1)?.query).toHaveProperty('from');
});

test('a list that cannot be read says so, and is tried again', async () => {
  let isBroken = true;
  answerCalls([
    listLeads,
    () =>
      isBroken ? refusal(403, 'not-allowed', 'Your role does not allow this.') : pageOf([sampleLead(1)]),
  ]);
  const screen = await draw(<LeadTable filters={{ agentId }} onClear={vi.fn()} />);
  await expect.element(screen.getByText('Your role does not allow this.')).toBeVisible();
  isBroken = false;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('link', { name: sampleLead(1).email! })).toBeVisible();
});
