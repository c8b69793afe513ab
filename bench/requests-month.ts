import { parseArgs } from 'node:util';
import type { Conversation } from '#contract/conversations/conversations.schemas.ts';
import type { ReminderRule } from '#contract/inbox-settings/inbox-settings.ts';
import { remindOfRequests } from '#server/features/conversations/handling/remind-of-requests.ts';
import { wakeConversations } from '#server/features/conversations/handling/wake-conversations.ts';
import { emailReplies } from '#server/features/inbox/emails/email-replies.ts';
import { createRandom } from '../tests/create-random.ts';
import {
  type Client,
  createAgent,
  createClient,
  expectStatus,
  newEmail,
  openChat,
  readParts,
  signUp,
} from '../tests/factories.ts';
import { createTestServices } from '../tests/test-services.ts';

/**
 * A month of human requests with random presence and hours: `node bench/requests-month.ts [--days 30] [--seed 1]`. Three
 * workspaces remind by different rules. Members come and go, reply, snooze, close with a reason, or do nothing. Counts
 * requests that were forgotten, and reminders that were missing or came twice.
 */
const { values } = parseArgs({
  options: { days: { type: 'string', default: '30' }, seed: { type: 'string', default: '1' } },
});
const stepMinutes = 5;
const day = 1_440;

const draw = createRandom(Number(values.seed));
/** From 0 to below 1. */
const random = (): number => draw(2 ** 32) / 2 ** 32;

interface Request {
  id: string;
  wantedMinute: number;
  /** When it ended, and how. */
  endedMinute?: number;
  how?: string;
  /** Minutes at which members were reminded. */
  reminded: number[];
}

interface Firm {
  rule: ReminderRule;
  owner: Client;
  agentId: string;
  requests: Map<string, Request>;
}

const stage = await createTestServices({ DEFAULT_PLAN: 'enterprise' });
const signal = new AbortController().signal;
const firms: Firm[] = [];
for (const rule of ['never', 'after-15-minutes', 'daily'] as const) {
  const owner = await signUp(stage.app, { firstname: 'Ana' });
  const { id: agentId } = await createAgent(owner);
  await expectStatus(
    await owner.put('/api/v1/inbox/settings', {
      handBackMinutes: 60,
      hours: {
        timeZone: 'Europe/Berlin',
        intervals: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:00', to: '17:00' })),
        holidays: [],
      },
      reminders: rule,
      replyAddress: null,
    }),
    200,
  );
  firms.push({ rule, owner, agentId, requests: new Map() });
}

let told: Record<string, number> = {};
const minutes = Number(values.days) * day;
for (let minute = 0; minute < minutes; minute += stepMinutes) {
  for (const firm of firms) {
    if (random() < 0.02) await ask(firm, minute);
    const isWorkTime = (minute / 60) % 24 > 8 && (minute / 60) % 24 < 18 && Math.floor(minute / day) % 7 < 5;
    if (random() < (isWorkTime ? 0.03 : 0.002)) await answer(firm, minute);
  }
  await runJobs(minute);
  stage.clock.advanceSeconds(stepMinutes * 60);
}

const faults = {
  forgotten: 0,
  'reminders missing': 0,
  'reminders twice or too early': 0,
  'ended without a way': 0,
};
let requests = 0;
for (const firm of firms) {
  for (const request of firm.requests.values()) {
    requests += 1;
    const { handling } = await expectStatus<Conversation>(
      await firm.owner.get(`/api/v1/conversations/${request.id}`),
      200,
    );
    const isWaiting = handling.endedAs === null;
    // What waits is on a list that members see; what is over has ended in one of three ways.
    const isSeen =
      handling.state === 'waiting' || handling.state === 'snoozed' || handling.holder === 'person';
    if (isWaiting && !isSeen) faults.forgotten += 1;
    if (!isWaiting && request.endedMinute === undefined) faults['ended without a way'] += 1;
    const waited = (request.endedMinute ?? minutes - stepMinutes) - request.wantedMinute;
    const expected =
      firm.rule === 'never' ? 0 : firm.rule === 'daily' ? Math.floor(waited / day) : waited >= 15 ? 1 : 0;
    // An end and a reminder in the same step are in either order.
    const slack =
      firm.rule === 'never' ? 0 : waited % (firm.rule === 'daily' ? day : 15) < stepMinutes ? 1 : 0;
    if (request.reminded.length < expected - slack) faults['reminders missing'] += 1;
    if (request.reminded.length > expected) faults['reminders twice or too early'] += 1;
    const how = isWaiting ? 'waits' : (handling.endedAs ?? '');
    told = { ...told, [how]: (told[how] ?? 0) + 1 };
  }
}
process.stdout.write(
  `${requests} human requests in ${values.days} days: ${Object.entries(told)
    .map(([how, times]) => `${how} ${times}`)
    .join(', ')}\n`,
);
for (const [what, times] of Object.entries(faults)) process.stdout.write(`  ${what}: ${times}\n`);
await stage.close();

async function ask(firm: Firm, minute: number): Promise<void> {
  const visitor = await openChat(stage.app, firm.agentId);
  const guest = createClient(stage.app);
  const response = await guest.post(
    `/api/widget/${firm.agentId}/messages`,
    { message: 'I want to talk to a person.' },
    visitor.options,
  );
  const end = (await readParts(response)).find(({ type }) => type === 'finish') as {
    messageMetadata: { conversationId: string };
  };
  const id = end.messageMetadata.conversationId;
  firm.requests.set(id, { id, wantedMinute: minute, reminded: [] });
  if (random() < 0.7)
    await guest.post(
      `/api/widget/${firm.agentId}/leads`,
      { name: 'Ben', email: newEmail(), conversationId: id },
      visitor.options,
    );
}

/** A member who is there does something with one of the requests that wait. */
async function answer(firm: Firm, minute: number): Promise<void> {
  const waiting = [...firm.requests.values()].filter(({ endedMinute }) => endedMinute === undefined);
  const request = waiting[draw(Math.max(1, waiting.length))];
  if (request === undefined) return;
  const path = `/api/v1/conversations/${request.id}`;
  const { handling } = await expectStatus<Conversation>(await firm.owner.get(path), 200);
  const handle = (action: object) =>
    firm.owner.post(`${path}/handling`, { version: handling.version, action });
  const chance = random();
  if (chance < 0.6) {
    const reply = { text: 'I am here.', clientId: `reply-${request.id}` };
    await expectStatus(await firm.owner.post(`${path}/replies`, reply), 201);
    Object.assign(request, { endedMinute: minute, how: 'reply' });
  } else if (chance < 0.75) {
    await expectStatus(await handle({ kind: 'close', reason: 'Called them.' }), 200);
    Object.assign(request, { endedMinute: minute, how: 'closed' });
  } else if (chance < 0.85) {
    await expectStatus(await handle({ kind: 'take-over' }), 200);
  } else {
    const until = new Date(stage.clock.now().getTime() + 3 * 3_600_000).toISOString();
    await expectStatus(await handle({ kind: 'snooze', until }), 200);
  }
}

/** Two processes run every job at once, as with several workers. */
async function runJobs(minute: number): Promise<void> {
  const { services } = stage;
  await Promise.all([remindOfRequests(services), remindOfRequests(services)]);
  await wakeConversations(services, signal);
  await Promise.all([emailReplies(services, signal), emailReplies(services, signal)]);
  const { rows } = await services.pool.query<{ id: string }>(
    `with gone as (delete from outbox returning name, payload)
     select payload ->> 'conversationId' as id from gone where name = 'conversation.still-waiting'`,
  );
  for (const { id } of rows) for (const { requests } of firms) requests.get(id)?.reminded.push(minute);
}
