import { useInfiniteQuery } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listAgents } from '#contract/agents/agents.endpoints.ts';
import {
  changeConversations,
  deleteConversations,
  listConversations,
} from '#contract/conversations/conversations.endpoints.ts';
import { listTags } from '#contract/tags/tags.endpoints.ts';
import { getWorkspace } from '#contract/workspaces/workspaces.endpoints.ts';
import {
  type ConversationFilters,
  conversationsQuery,
} from '#web/console/conversations/conversations.queries.ts';
import { answerCalls } from '#web/testing/answer-calls.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { agentId, pageOf, sampleAgent, sampleConversation } from '#web/testing/samples.ts';
import { ConversationList } from './conversation-list.tsx';
import { messagesPlace } from './messages-place.ts';

/** Without an agent in the filters it is the inbox. */
function List({ filters }: { filters: ConversationFilters }) {
  const query = useInfiniteQuery(conversationsQuery(filters));
  return (
    <div style={{ height: 600 }}>
      <ConversationList
        place={messagesPlace(filters.agentId)}
        filters={filters}
        query={query}
        search=""
        onClear={undefined}
      />
    </div>
  );
}

const pages = (total: number, perPage: number) =>
  [
    listConversations,
    ({ query }: { query: Record<string, string> }) => {
      const first = Number(query.cursor?.slice(-6) ?? 0);
      const count = Math.min(perPage, total - first);
      const items = Array.from({ length: count }, (_, index) => sampleConversation(total - first - index));
      const next = first + count;
      return pageOf(items, {
        total,
        ...(next < total ? { cursor: `cnv_${String(next).padStart(6, '0')}` } : {}),
      });
    },
  ] as const;
const tags = [listTags, () => ({ data: [{ id: 'tag_1', name: 'Urgent', color: 'red' as const }] })] as const;
const workspace = [
  getWorkspace,
  () => ({ id: 'wsp_1', name: 'Shop', role: 'owner' as const, others: [] }),
] as const;

test('renders only the rows in sight, and loads more while scrolling', async () => {
  await page.viewport(1_280, 800);
  const callsOf = answerCalls(pages(10_000, 50), tags, workspace);
  const screen = await renderPart(<List filters={{ agentId }} />);
  await expect.element(screen.getByText('Question 10000?')).toBeVisible();
  expect(screen.getByRole('listitem').elements().length).toBeLessThan(40);
  const list = screen.getByRole('list', { name: 'Conversations' }).element();
  list.parentElement?.scrollTo(0, 100_000);
  await expect.poll(() => callsOf(listConversations).length).toBe(2);
  await expect.element(screen.getByText('100 of 10,000')).toBeVisible();
  expect(screen.getByRole('listitem').elements().length).toBeLessThan(40);
});

test('changes the chosen conversations, and all that match in several calls', async () => {
  let part = 0;
  const callsOf = answerCalls(
    pages(700, 50),
    tags,
    workspace,
    [changeConversations, () => ({ done: 2, cursor: null })],
    [
      deleteConversations,
      () => (part++ === 0 ? { done: 500, cursor: 'cnv_next' } : { done: 200, cursor: null }),
    ],
  );
  const screen = await renderPart(<List filters={{ agentId, outcome: 'declined' }} />);
  await screen.getByRole('checkbox', { name: /Question 700\?/ }).click();
  await screen.getByRole('checkbox', { name: /Question 699\?/ }).click();
  await expect.element(screen.getByText('2 chosen')).toBeVisible();
  await screen.getByRole('button', { name: 'Mark as read' }).click();
  expect(callsOf(changeConversations)[0]?.body).toEqual({
    selection: { ids: [sampleConversation(700).id, sampleConversation(699).id] },
    change: { kind: 'mark', as: 'read' },
  });
  await screen.getByRole('button', { name: 'Choose all 700 that match' }).click();
  await screen.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.element(screen.getByText('Leads are kept, without the conversation.')).toBeVisible();
  await screen.getByLabelText('Type “700” to confirm').fill('700');
  await screen.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => callsOf(deleteConversations).length).toBe(2);
  const selection = { filter: { agentId, outcome: 'declined' }, upTo: sampleConversation(700).id };
  expect(callsOf(deleteConversations).map(({ body }) => body)).toEqual([
    { selection },
    { selection, cursor: 'cnv_next' },
  ]);
});

test('says where there are more than were counted', async () => {
  const items = Array.from({ length: 50 }, (_, index) => sampleConversation(50 - index));
  const more = { total: 2_500, cursor: sampleConversation(1).id, isTotalMinimum: true as const };
  answerCalls([listConversations, () => pageOf(items, more)], tags, workspace);
  const screen = await renderPart(<List filters={{ agentId, q: 'refund' }} />);
  await expect.element(screen.getByText('2,500 or more conversations')).toBeVisible();
  await screen.getByRole('checkbox', { name: /Question 50\?/ }).click();
  await screen.getByRole('button', { name: 'Choose all 2,500 or more that match' }).click();
  await expect.element(screen.getByText('2,500 or more chosen')).toBeVisible();
  await screen.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect
    .element(screen.getByRole('dialog', { name: 'Delete 2,500 or more conversations?' }))
    .toBeVisible();
});

test('marks the words that were searched for', async () => {
  answerCalls(
    [
      listConversations,
      () => pageOf([sampleConversation(1, { excerpt: '… ask Frau Müller about it.', isUnread: true })]),
    ],
    tags,
    workspace,
  );
  const screen = await renderPart(<List filters={{ agentId, q: 'muller' }} />);
  await expect.element(screen.getByText('Müller')).toBeVisible();
  expect(screen.container.querySelector('mark')?.textContent).toBe('Müller');
});

test.each([
  { agents: 1, named: 0 },
  { agents: 2, named: 1 },
])(
  'the inbox of $agents agents names the agent of a conversation $named times',
  async ({ agents, named }) => {
    const ours = ['Shop', 'Help desk'].slice(0, agents).map((name) => sampleAgent({ name }));
    const callsOf = answerCalls(
      [listConversations, () => pageOf([sampleConversation(1, { agentName: 'Shop' })])],
      [listAgents, () => pageOf(ours)],
      tags,
      workspace,
    );
    const screen = await renderPart(<List filters={{}} />);
    await expect.element(screen.getByText('Question 1?', { exact: true })).toBeVisible();
    await expect.poll(() => callsOf(listAgents).length).toBe(1);
    await expect.poll(() => screen.getByText('Shop', { exact: true }).elements().length).toBe(named);
  },
);
