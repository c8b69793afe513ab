import type { Hono } from 'hono';
import { brand } from '#contract/brand.ts';
import type { Services } from '#server/context.ts';
import { type Client, createClient, expectStatus, openChat } from '../../tests/factories.ts';
import { answerRequest } from './answer-request.ts';
import { bookCall } from './book-call.ts';
import { callers, pages, people, shop, visits, visitsOfDay } from './demo-content.ts';
import { moveTime } from './move-time.ts';
import type { Calendar } from './open-calendar.ts';

const days = 30;
const dayMs = 86_400_000;
const minutesToReply = 12;

interface Help {
  say: (line: string) => void;
  calendar: Calendar;
  whenTrained: () => Promise<unknown>;
}

/**
 * Makes the account of the made-up shop with its agent, and lets a month of visitors ask it: every answer is the embedded
 * engine's own. Needs a worker that trains; `whenTrained` stops it, as no job may run while the time is another.
 */
export async function fillDemo(
  app: Hono,
  services: Services,
  { say, calendar, whenTrained }: Help,
): Promise<void> {
  const { pool } = services;
  const owner = createClient(app);
  await expectStatus(await owner.post('/api/register', shop.owner), 200);
  await pool.query('update "user" set email_verified = true');
  const agentId = await makeAgent(owner);
  await whenTrained();
  const now = Date.now();
  // The account is older than what happened in it.
  for (const table of ['"user"', 'workspace', 'agent'])
    await pool.query(`update ${table} set created_at = $1`, [new Date(now - (days + 1) * dayMs)]);
  await calendar.connect(services);
  say(`A month of conversations with ${shop.agent.name} is being made.`);
  // Counted from the newest, so that what comes first on a page is the same on every day that this runs.
  const times = timesOfVisits(now);
  for (const [place, at] of times.entries()) {
    moveTime(at);
    await visitShop(app, { owner, agentId, number: times.length - 1 - place });
  }
  moveTime(null);
  await calendar.disconnect(services);
  // Leads and booked calls take their time from the database, which knows of no other.
  for (const table of ['lead', 'booking'])
    await pool.query(
      `update ${table} set created_at = conversation.last_message_at from conversation where conversation.id = ${table}.conversation_id`,
    );
  await writeToLeads(owner, agentId);
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

/** One visitor: what they ask, and for some a thumb, contact details, a human request or a booked call. */
async function visitShop(
  app: Hono,
  { owner, agentId, number }: { owner: Client; agentId: string; number: number },
): Promise<void> {
  const path = `/api/widget/${agentId}`;
  const visitor = await openChat(app, agentId);
  const { options } = visitor;
  const client = createClient(app);
  const pageUrl = `https://www.fernwood.example${pages[number % pages.length]}`;
  let asked = { conversationId: '', messageId: '' };
  // Each visit has words of another, and no two in a row are the same.
  for (const message of visits[(number * 7) % visits.length] ?? [])
    asked = await visitor.ask(message, { pageUrl });
  const { conversationId } = asked;
  if (number % 4 === 0) {
    const feedback = number % 12 === 8 ? 'negative' : 'positive';
    await client.patch(`${path}/messages/${asked.messageId}/feedback`, { feedback }, options);
  }
  const caller = number % 18 === 2 ? callers[Math.floor(number / 18)] : undefined;
  if (caller !== undefined)
    await bookCall(app, caller, { agentId, visitor, pageUrl, place: Math.floor(number / 18) });
  const person = number % 6 === 5 ? people[Math.floor(number / 6)] : undefined;
  if (person !== undefined) {
    const wantsPerson = number % 12 === 11;
    if (wantsPerson) await visitor.ask('Can I talk to a person?', { pageUrl });
    const details = { ...person, conversationId, pageUrl, form: wantsPerson ? 'human' : 'leads' };
    await client.post(`${path}/leads`, details, options);
    moveTime(Date.now() + minutesToReply * 60_000);
    // The newest request still waits.
    if (wantsPerson && number > 11) await answerRequest(owner, conversationId, person.name);
  }
  if (number % 5 === 3 && number % 6 !== 5)
    await client.post(`${path}/conversations/${conversationId}/finish`, {}, options);
}

/** Leads that were written to, as in a shop where somebody looks after them. */
async function writeToLeads(owner: Client, agentId: string): Promise<void> {
  const listed = await owner.get(`/api/v1/leads?agentId=${agentId}&limit=100`);
  const { data } = await expectStatus<{ data: { id: string }[] }>(listed, 200);
  // The newest are of visitors whom nobody has written to yet.
  for (const [index, { id }] of data.entries())
    if (index > 2 && index % 3 !== 0)
      await expectStatus(
        await owner.patch(`/api/v1/leads/${id}`, { status: index % 3 === 1 ? 'contacted' : 'won' }),
        200,
      );
}
