import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Agent } from '#contract/agents/agents.schemas.ts';
import type { EmailOf } from '#core/emails/email.ts';
import { emails } from '#server/features/emails/emails.table.ts';
import { type Client, createAgent, expectStatus, openChat, signUp } from '#tests/factories.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import { sendWeeklyAdvice } from './send-weekly-advice.ts';

let stage: TestServices;
let owner: Client & { user: { id: string; email: string } };
let agent: Agent;

beforeAll(async () => {
  stage = await createTestServices({ BASE_URL: 'https://chat.example' });
  owner = await signUp(stage.app, { firstname: 'Ana' });
  agent = await createAgent(owner, { name: 'Shop helper' });
  await expectStatus(await owner.patch('/api/account', { timeZone: 'Pacific/Auckland' }), 200);
});
afterAll(() => stage.close());

const choose = async (weekly: boolean) =>
  expectStatus(await owner.patch('/api/account', { notifications: { weekly } }), 200);

/** Runs the job at a time, and takes what it queued. */
async function sendAt(time: string): Promise<EmailOf<'weekly-advice'>[]> {
  await sendWeeklyAdvice({ ...stage.services, clock: { now: () => new Date(time) } });
  const queued = await stage.services.db.delete(emails).returning();
  return queued.flatMap(({ email }) => (email?.kind === 'weekly-advice' ? [email] : []));
}

// Monday morning in Auckland, of the week after the questions.
const monday = '2026-03-08T19:30:00Z';

it('says the three things worth doing with a figure and a link to each, once, to those who want it', async () => {
  const visitor = await openChat(stage.app, agent.id);
  await visitor.ask('Do you rent tandems?');
  const { messageId } = await visitor.ask('Do you rent tandems?');
  await visitor.ask('Can I talk to a human please?');
  const { pool } = stage.services;
  await pool.query(`update question set asked_at = '2026-03-04T10:00:00Z'`);
  await pool.query(`update message set feedback = 'negative' where id = $1`, [messageId]);
  await stage.services.db.delete(emails);

  expect(await sendAt(monday)).toEqual([]);
  await choose(true);
  // Sunday there, and Monday afternoon.
  expect(await sendAt('2026-03-08T10:30:00Z')).toEqual([]);
  expect(await sendAt('2026-03-09T01:30:00Z')).toEqual([]);

  const [email, ...more] = await sendAt(monday);
  expect(more).toEqual([]);
  const messages = `https://chat.example/agents/${agent.id}/messages`;
  const range = 'range=2026-03-02..2026-03-08';
  expect(email).toMatchObject({
    firstDay: '2026-03-02',
    lastDay: '2026-03-08',
    conversations: 1,
    messages: 3,
    answeredRate: 0,
    items: [
      {
        advice: 'open-requests',
        agentName: 'Shop helper',
        count: 1,
        url: `${messages}?outcome=handoff&read=unread&${range}`,
      },
      {
        advice: 'unanswered',
        count: 2,
        question: { text: 'Do you rent tandems?', asked: 2 },
        url: `https://chat.example/agents/${agent.id}/unanswered?${range}`,
      },
      { advice: 'thumbs-down', count: 1, url: `${messages}?rating=negative&${range}` },
    ],
    url: `https://chat.example/agents/analytics?${range}`,
  });
  expect(await sendAt('2026-03-08T20:30:00Z')).toEqual([]);
});

it('is not sent when there is nothing to do', async () => {
  expect(await sendAt('2026-03-15T19:30:00Z')).toEqual([]);
});
