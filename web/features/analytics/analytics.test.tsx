import { expect, test } from 'vitest';
import { listAgents } from '#contract/agents/agents.endpoints.ts';
import {
  countLeads,
  listHours,
  listTop,
  listTopQuestions,
  listUsedSources,
  measureFirstWord,
} from '#contract/analytics/analytics.endpoints.ts';
import { getUsage } from '#contract/billing/billing.endpoints.ts';
import { countConversations } from '#contract/conversations/conversations.endpoints.ts';
import { listUnanswered } from '#contract/unanswered-questions/unanswered-questions.endpoints.ts';
import { resolveRange, writeDay } from '#web/lib/dates/date-ranges.ts';
import { answerCalls } from '#web/testing/answer-calls.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { agentId, sampleAgent, sampleGroup } from '#web/testing/samples.ts';
import { AgentAnalyticsPage } from './agent-analytics-page.tsx';

const figures = {
  conversations: 2,
  messages: 4,
  outcomes: { answered: 3, hedged: 0, declined: 1, smalltalk: 0, handoff: 0 },
  ratings: { positive: 1, negative: 0 },
  resolutions: { confirmed: 1, assumed: 2, abandoned: 1 },
};
const sourceId = 'src_0000000000000000000000001';

function answerAll() {
  const today = writeDay(resolveRange('today', new Date(), 1)!.from);
  return answerCalls(
    [listAgents, () => ({ data: [sampleAgent()], pagination: { cursor: null, hasMore: false, total: 1 } })],
    [countConversations, () => ({ ...figures, days: [{ day: today, ...figures }] })],
    [countLeads, () => ({ leads: 1, days: [{ day: today, leads: 1 }], bookings: 2 })],
    [listUnanswered, () => ({ data: [sampleGroup(1)], questions: 1, groups: 1 })],
    [getUsage, () => new Response(null, { status: 500 })],
    [listHours, () => ({ data: [{ weekday: 1, hour: 9, messages: 4 }] })],
    [
      listTopQuestions,
      () => ({
        data: [
          {
            questionIds: ['msg_1', 'msg_2'],
            agentId,
            agentName: 'Shop',
            question: 'When are you open?',
            asked: 3,
            answered: 2,
          },
        ],
        questions: 4,
      }),
    ],
    [measureFirstWord, () => ({ answers: 4, medianMs: 120, slowMs: 1_640 })],
    [
      listTop,
      ({ query }) =>
        query.by === 'page'
          ? { data: [{ key: 'https://shop.example/help', messages: 4 }], messages: 4, keys: 1 }
          : { data: [{ key: 'de', messages: 4 }], messages: 4, keys: 1 },
    ],
    [
      listUsedSources,
      () => ({
        data: [
          { sourceId, agentId, agentName: 'Shop', title: 'Refunds', kind: 'text' as const, messages: 3 },
          {
            sourceId: `${sourceId}9`,
            agentId,
            agentName: 'Shop',
            title: 'History',
            kind: 'text' as const,
            messages: 0,
          },
        ],
        pages: [{ sourceId, url: 'https://shop.example/refunds', title: 'How refunds work', messages: 2 }],
        trainedPages: 1,
        unusedPages: 0,
      }),
    ],
  );
}

test('every number of a chart opens the conversations behind it, and the chart is in the address', async () => {
  const callsOf = answerAll();
  const screen = await renderPart(<AgentAnalyticsPage AnswerForm={() => <p>The form</p>} />, {
    at: `/?agent=${agentId}&range=today`,
  });
  await expect.element(screen.getByText('Messages by day').first()).toBeVisible();
  await screen.getByRole('combobox', { name: 'Chart' }).selectOptions('Resolutions');
  await screen.getByText('Show as a table').first().click();
  const table = screen.getByRole('table', { name: 'Resolutions by day' });
  await expect.element(table).toBeVisible();
  const hrefOf = (name: string) =>
    table.getByRole('link', { name, exact: true }).first().element().getAttribute('href');
  expect(hrefOf('2')).toMatch(/\/messages\?resolution=assumed&range=\d{4}-\d\d-\d\d\.\.\d{4}-\d\d-\d\d$/);

  await screen.getByRole('button', { name: /^Answer/ }).click();
  await expect.element(screen.getByText('The form')).toBeVisible();

  const linkTo = async (name: string) => {
    const link = screen.getByRole('link', { name });
    await expect.element(link).toBeVisible();
    return link.element().getAttribute('href');
  };
  expect(await linkTo('When are you open?: read 3 messages')).toMatch(
    /\?askedLike=msg_1%2Cmsg_2&range=today$/,
  );
  await expect.element(screen.getByText('2 of 3 answered')).toBeVisible();
  await expect.element(screen.getByText(/began within 120 ms, 95 of 100 within 1.6 seconds/)).toBeVisible();
  expect(await linkTo('German: read 4 messages')).toMatch(/\/messages\?language=de&range=today$/);
  expect(await linkTo('shop.example/help: read 4 messages')).toContain('?askedOn=https');
  expect(await linkTo('Refunds: read 3 messages')).toContain(`?sourceId=${sourceId}`);
  expect(await linkTo('How refunds work: read 2 messages')).toContain(
    `?sourceId=${sourceId}&citedPage=https`,
  );
  expect(await linkTo('History')).toContain('/training-sources');
  await expect.element(screen.getByText(/Most messages came on Monday at 9/)).toBeVisible();
  expect(callsOf(listHours)[0]?.query).toMatchObject({ agentId, timeZone: expect.any(String) });

  await screen.getByRole('combobox', { name: 'Chart' }).selectOptions('Leads');
  await expect.element(screen.getByText('Leads by day').first()).toBeVisible();
});

test('numbers of all agents open the conversations in the inbox', async () => {
  answerAll();
  const screen = await renderPart(<AgentAnalyticsPage AnswerForm={() => null} />, { at: '/?range=today' });
  const linkTo = async (name: string) => {
    const link = screen.getByRole('link', { name, exact: true }).first();
    await expect.element(link).toBeVisible();
    return link.element().getAttribute('href');
  };
  expect(await linkTo('Answered: read 3 messages')).toBe('/inbox?outcome=answered&range=today');
  expect(await linkTo('Unanswered: 1')).toBe('/inbox?outcome=declined&range=today');
  expect(await linkTo('German: read 4 messages')).toBe('/inbox?language=de&range=today');
});
