import { beforeEach, describe, expect, test } from 'vitest';
import {
  deleteLead,
  deleteLeads,
  exportLeads,
  getLead,
  listLeads,
  setLeadStatus,
  updateLead,
} from '#contract/leads/leads.endpoints.ts';
import type { Lead } from '#contract/leads/leads.schemas.ts';
import { paths } from '#contract/page-addresses.ts';
import { listSavedViews } from '#contract/saved-views/saved-views.endpoints.ts';
import { getWorkspace } from '#contract/workspaces/workspaces.endpoints.ts';
import { answerCalls } from '#web/testing/answer-calls.ts';
import { refusal } from '#web/testing/refusal.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { agentId, pageOf, sampleLead, sampleWorkspace } from '#web/testing/samples.ts';
import LeadsPage from './leads-page.tsx';

beforeEach(() => localStorage.clear());

const noViews = [listSavedViews, () => ({ data: [] })] as const;
const around = [noViews, [getWorkspace, () => sampleWorkspace()]] as const;

const renderPage = (after = '') =>
  renderPart(<LeadsPage />, {
    at: `${paths.leads(agentId)}${after}`,
    path: `${paths.leads(':agentId')}/:leadId?`,
  });

test('leads are read page by page', async () => {
  const [first, second] = [sampleLead(2), sampleLead(1)];
  answerCalls(...around, [
    listLeads,
    ({ query }) =>
      query.cursor === first.id
        ? pageOf([second], { total: 2 })
        : pageOf([first], { cursor: first.id, total: 2 }),
  ]);
  const screen = await renderPage();
  await expect.element(screen.getByRole('link', { name: first.email! })).toBeVisible();
  await expect.element(screen.getByText('1 of 2')).toBeVisible();
  await screen.getByRole('button', { name: 'Load more' }).click();
  await expect.element(screen.getByRole('link', { name: second.email! })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
});

test('a lead says which details are missing, and links to its conversation where there is one', async () => {
  const conversationId = 'cnv_0000000000000000000000001';
  const lead = sampleLead(1, { name: null, conversationId, conversationTitle: 'Do you ship to Iceland?' });
  answerCalls(...around, [listLeads, () => pageOf([lead])]);
  const screen = await renderPage();
  await expect
    .element(screen.getByRole('link', { name: 'Do you ship to Iceland?' }))
    .toHaveAttribute('href', paths.conversation(agentId, conversationId));
  expect(screen.getByText('not given').elements()).toHaveLength(1);
});

test('filters live in the address, and can be cleared where they hide everything', async () => {
  const callsOf = answerCalls(...around, [listLeads, ({ query }) => pageOf(query.q ? [] : [sampleLead(1)])]);
  const screen = await renderPage('?q=nobody&status=won');
  await screen.getByRole('button', { name: 'Clear filters' }).click();
  await expect.element(screen.getByRole('link', { name: sampleLead(1).email! })).toBeVisible();
  expect(screen.address()).toBe(paths.leads(agentId));
  await screen.getByRole('button', { name: /^Dates:/ }).click();
  await screen.getByRole('button', { name: 'Yesterday' }).click();
  await expect.poll(screen.address).toBe(`${paths.leads(agentId)}?range=yesterday`);
  await screen.getByRole('combobox', { name: 'Status' }).selectOptions('contacted');
  await screen.getByRole('combobox', { name: 'Details' }).selectOptions('phone');
  await expect
    .poll(() => callsOf(listLeads).at(-1)?.query)
    .toMatchObject({ from: expect.any(String), status: 'contacted', has: 'phone' });
});

test('the columns are chosen, and are kept in the address and in the browser', async () => {
  answerCalls(...around, [listLeads, () => pageOf([sampleLead(1, { note: 'Wants a quote' })])]);
  const screen = await renderPage();
  await screen.getByRole('button', { name: 'Columns' }).click();
  await screen.getByRole('menuitemcheckbox', { name: 'Note' }).click();
  await screen.getByRole('menuitemcheckbox', { name: 'Phone' }).click();
  await expect.element(screen.getByText('Wants a quote')).toBeVisible();
  await expect.element(screen.getByRole('columnheader', { name: 'Phone' })).not.toBeInTheDocument();
  expect(new URLSearchParams(screen.address().split('?')[1]).get('columns')).toBe(
    'email,status,conversation,note,date',
  );
  await screen.unmount();
  const again = await renderPage();
  await expect.element(again.getByText('Wants a quote')).toBeVisible();
});

test('a list that cannot be read says so, and is tried again', async () => {
  let isBroken = true;
  answerCalls(...around, [
    listLeads,
    () =>
      isBroken ? refusal(403, 'not-allowed', 'Your role does not allow this.') : pageOf([sampleLead(1)]),
  ]);
  const screen = await renderPage();
  await expect.element(screen.getByText('Your role does not allow this.')).toBeVisible();
  isBroken = false;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('link', { name: sampleLead(1).email! })).toBeVisible();
});

test('a lead opens in a panel with its own address, where status and note are changed', async () => {
  let lead = sampleLead(1, { conversationId: 'cnv_1', conversationTitle: 'Do you ship to Iceland?' });
  const callsOf = answerCalls(
    ...around,
    [listLeads, () => pageOf([lead])],
    [getLead, () => lead],
    [
      updateLead,
      ({ body }) => {
        lead = { ...lead, ...(body as Partial<Lead>) };
        return lead;
      },
    ],
  );
  const screen = await renderPage('?q=ada');
  await screen.getByRole('link', { name: 'Visitor 1', exact: true }).click();
  const panel = screen.getByRole('dialog', { name: 'Visitor 1' });
  await expect.element(panel.getByText('“Do you ship to Iceland?”')).toBeVisible();
  expect(screen.address()).toBe(`${paths.lead(agentId, lead.id)}?q=ada`);
  await panel.getByRole('button', { name: 'Status: New. Change' }).click();
  await screen.getByRole('menuitem', { name: 'Won' }).click();
  await expect.element(panel.getByRole('button', { name: 'Status: Won. Change' })).toBeVisible();
  await panel.getByRole('textbox', { name: 'Note' }).fill('Called back.');
  await panel.getByRole('button', { name: 'Save note' }).click();
  await expect.element(screen.getByText('Note saved.')).toBeVisible();
  expect(callsOf(updateLead).map(({ body }) => body)).toEqual([{ status: 'won' }, { note: 'Called back.' }]);
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect.poll(screen.address).toBe(`${paths.leads(agentId)}?q=ada`);
});

test('a lead that is open is deleted once that is confirmed, and a note that was typed asks nothing', async () => {
  let leads = [sampleLead(1)];
  const callsOf = answerCalls(
    ...around,
    [listLeads, () => pageOf(leads)],
    [getLead, () => leads[0] ?? refusal(404, 'not-found', 'Not found')],
    [
      deleteLead,
      () => {
        leads = [];
        return {};
      },
    ],
  );
  const screen = await renderPage(`/${sampleLead(1).id}`);
  await screen.getByRole('textbox', { name: 'Note' }).fill('Half a thought');
  await screen.getByRole('button', { name: 'Delete the lead' }).click();
  await screen.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.element(screen.getByText('There are no records to display')).toBeVisible();
  expect(screen.address()).toBe(paths.leads(agentId));
  expect(callsOf(deleteLead).map(({ params }) => params.leadId)).toEqual([sampleLead(1).id]);
});

test('an address of a lead that is gone says so', async () => {
  answerCalls(
    ...around,
    [listLeads, () => pageOf([sampleLead(1)])],
    [getLead, () => refusal(404, 'not-found', 'Not found')],
  );
  const screen = await renderPage('/led_gone');
  await expect.element(screen.getByText('Lead not found')).toBeVisible();
});

describe('several at once', () => {
  const [newest, older] = [sampleLead(2), sampleLead(1)];
  const list = [listLeads, () => pageOf([newest, older], { cursor: older.id, total: 120 })] as const;

  test('several leads get a status, or are exported, also by members who may not delete them', async () => {
    const callsOf = answerCalls(
      noViews,
      [getWorkspace, () => sampleWorkspace('inbox-only')],
      list,
      [setLeadStatus, () => ({ leads: 2 })],
      [exportLeads, () => new Response('Date', { headers: { 'content-type': 'text/csv' } })],
    );
    const screen = await renderPage();
    await screen.getByRole('checkbox', { name: 'Choose Visitor 2' }).click();
    await screen.getByRole('checkbox', { name: 'Choose Visitor 1' }).click();
    await expect.element(screen.getByText('2 chosen')).toBeVisible();
    const bar = screen.getByRole('region', { name: 'Chosen leads' });
    await expect.element(bar.getByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
    await bar.getByRole('button', { name: 'Export' }).click();
    await screen.getByRole('menuitem', { name: /^CSV/ }).click();
    await expect.poll(() => callsOf(exportLeads).at(-1)?.query.ids).toBe(`${newest.id},${older.id}`);
    await bar.getByRole('button', { name: 'Set status' }).click();
    await screen.getByRole('menuitem', { name: 'Contacted' }).click();
    await expect.element(screen.getByText('2 leads set to Contacted.')).toBeVisible();
    expect(callsOf(setLeadStatus)[0]?.body).toEqual({
      selection: { leadIds: [newest.id, older.id] },
      status: 'contacted',
    });
    await expect.element(bar).not.toBeInTheDocument();
  });

  test('all that match are deleted by the filter, once a word is typed', async () => {
    const callsOf = answerCalls(...around, list, [deleteLeads, () => ({ leads: 120 })]);
    const screen = await renderPage('?status=lost');
    await screen.getByRole('checkbox', { name: 'Choose the leads that are shown' }).click();
    await screen.getByRole('button', { name: 'Choose all 120 that match' }).click();
    await expect.element(screen.getByText('120 chosen')).toBeVisible();
    await screen.getByRole('button', { name: 'Delete', exact: true }).click();
    const dialog = screen.getByRole('dialog', { name: 'Delete 120 leads?' });
    await dialog.getByRole('textbox').fill('delete');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect.element(screen.getByText('120 leads deleted.')).toBeVisible();
    expect(callsOf(deleteLeads)[0]?.body).toEqual({
      selection: { filter: { agentId, status: 'lost' }, newestId: newest.id },
    });
  });
});
