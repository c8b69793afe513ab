import type { Hono } from 'hono';
import { brand } from '#contract/brand.ts';
import type { Services } from '#server/context.ts';
import { type Client, createClient, expectStatus, openChat } from '../../tests/factories.ts';
import { pages, people, shop, visits, visitsOfDay } from './demo-content.ts';
import { moveTime } from './move-time.ts';

const days = 30;
const dayMs = 86_400_000;

/**
 * Makes the account of the made-up shop with its agent, and lets a month of visitors ask it: every answer is the embedded
 * engine's own. Needs a worker that trains; `whenTrained` stops it, as no job may run while the time is another.
 */
export async function fillDemo(
  app: Hono,
  { pool }: Services,
  { say, whenTrained }: { say: (line: string) => void; whenTrained: () => Promise<unknown> },
): Promise<void> {
  const owner = createClient(app);
  await expectStatus(await owner.post('/api/register', shop.owner), 200);
  await pool.query('update "user" set email_verified = true');
  const agentId = await makeAgent(owner);
  await whenTrained();
  const now = Date.now();
  // The account is older than what happened in it.
  for (const table of ['"user"', 'workspace', 'agent'])
    await pool.query(`update ${table} set created_at = $1`, [new Date(now - (days + 1) * dayMs)]);
  say(`A month of conversations with ${shop.agent.name} is being made.`);
  // Counted from the newest, so that what comes first on a page is the same on every day that this runs.
  const times = timesOfVisits(now);
  for (const [place, at] of times.entries()) {
    moveTime(at);
    await visitShop(app, agentId, times.length - 1 - place);
  }
  moveTime(null);
  // A lead takes its time from the database, which knows of no other.
  await pool.query(
    'update lead set created_at = conversation.last_message_at from conversation where conversation.id = lead.conversation_id',
  );
  await answerRequests(app, agentId);
  // What happened in the past is no news: nobody is emailed about it.
  await pool.query('delete from outbox');
  say(`${times.length} conversations are there.`);
}

/** When somebody visits the shop, oldest first: more often at the end of the week, and during the day. */
function timesOfVisits(now: number): number[] {
  const times: number[] = [];
  for (let day = days; day >= 0; day -= 1) {
    const midnight = new Date(now - day * dayMs).setUTCHours(0, 0, 0, 0);
    const count = visitsOfDay[new Date(midnight).getUTCDay()] ?? 0;
    for (let visit = 0; visit < count; visit += 1)
      times.push(midnight + (8 + (visit * 11) / count) * 3_600_000 + ((times.length * 7) % 50) * 60_000);
  }
  return times.filter((at) => at < now - 60_000);
}

async function makeAgent(owner: Client): Promise<string> {
  const { id } = await expectStatus<{ id: string }>(await owner.post('/api/v1/agents', shop.agent), 201);
  const sources = [
    ...shop.texts.map((text) => ({ kind: 'text', ...text })),
    ...shop.answers.map((answer) => ({ kind: 'qa', ...answer })),
  ];
  for (const source of sources)
    await expectStatus(await owner.post(`/api/v1/agents/${id}/sources`, source), 201);
  for (let tries = 0; ; tries += 1) {
    const listed = await owner.get(`/api/v1/agents/${id}/sources`);
    const { data } = await expectStatus<{ data: { status: string }[] }>(listed, 200);
    if (data.every(({ status }) => status === 'ready')) return id;
    if (tries > 600) throw new Error(`${brand.name} did not read the texts of the shop within a minute.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** One visitor: what they ask, and for some a thumb, contact details or a human request. */
async function visitShop(app: Hono, agentId: string, number: number): Promise<void> {
  const path = `/api/widget/${agentId}`;
  const visitor = await openChat(app, agentId);
  const { options } = visitor;
  const client = createClient(app);
  const pageUrl = `https://www.fernwood.example${pages[number % pages.length]}`;
  let asked = { conversationId: '', messageId: '' };
  // Each visit has words of another, and no two in a row are the same.
  for (const message of visits[(number * 7) % visits.length] ?? [])
    asked = await visitor.ask(message, { pageUrl });
  if (number % 4 === 0) {
    const feedback = number % 12 === 8 ? 'negative' : 'positive';
    await client.patch(`${path}/messages/${asked.messageId}/feedback`, { feedback }, options);
  }
  const person = people[Math.floor(number / 6) % people.length];
  if (number % 6 === 5 && person !== undefined)
    await client.post(
      `${path}/leads`,
      {
        ...person,
        conversationId: asked.conversationId,
        pageUrl,
        form: number % 12 === 11 ? 'human' : 'leads',
      },
      options,
    );
  if (number % 5 === 3)
    await client.post(`${path}/conversations/${asked.conversationId}/finish`, {}, options);
}

/** Leads that were written to, as in a shop where somebody looks after them. */
async function answerRequests(app: Hono, agentId: string): Promise<void> {
  const owner = createClient(app);
  const { email, password } = shop.owner;
  await expectStatus(await owner.post('/api/login', { email, password }), 200);
  const listed = await owner.get(`/api/v1/leads?agentId=${agentId}&limit=100`);
  const { data } = await expectStatus<{ data: { id: string }[] }>(listed, 200);
  for (const [index, { id }] of data.entries())
    if (index % 3 !== 0)
      await expectStatus(
        await owner.patch(`/api/v1/leads/${id}`, { status: index % 3 === 1 ? 'contacted' : 'won' }),
        200,
      );
}
