import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Attachment } from '#contract/attachments/attachments.schemas.ts';
import type { Conversation, Message } from '#contract/conversations/conversations.schemas.ts';
import type { Handling } from '#contract/inbox/inbox.ts';
import { defaultLook } from '#contract/look/look.ts';
import type { WidgetSession } from '#contract/widget/widget.schemas.ts';
import { nextHandling } from '#core/handling/next-handling.ts';
import type { Context } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { attachment } from '#server/features/conversations/attachments/attachments.table.ts';
import { eraseLostFiles } from '#server/features/conversations/attachments/erase-lost-files.ts';
import { findConversation } from '#server/features/conversations/find-conversation.ts';
import { storeAnswer } from '#server/features/conversations/store-answer.ts';
import { storeQuestion } from '#server/features/conversations/store-question.ts';
import { emailReplies } from '#server/features/inbox/email-replies.ts';
import { updateInboxSettings } from '#server/features/inbox-settings/update-inbox-settings.ts';
import { workspaceMember } from '#server/features/workspaces/workspaces.table.ts';
import {
  type Client,
  createAgent,
  createClient,
  expectStatus,
  newEmail,
  openChat,
  readParts,
  signUp,
  type Visitor,
} from '#tests/factories.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import { readHandling } from './read-handling.ts';
import { remindOfRequests } from './remind-of-requests.ts';
import { wakeConversations } from './wake-conversations.ts';

let stage: TestServices;
let ana: Client;
let ben: Client;
let ctx: Context;
let agentId: string;
let visitor: Visitor;
let workspaceId: string;

beforeAll(async () => {
  stage = await createTestServices({ DEFAULT_PLAN: 'enterprise' });
  ana = await signUp(stage.app, { firstname: 'Ana', lastname: 'Lee' });
  agentId = (await createAgent(ana)).id;
  visitor = await openChat(stage.app, agentId);
  const workspace = await expectStatus<{ id: string }>(await ana.get('/api/v1/workspace'), 200);
  workspaceId = workspace.id;
  ben = await addColleague('Ben');
  ctx = {
    ...stage.services,
    workspace: { id: workspaceId, plan: 'enterprise', addOns: {} },
    actor: { kind: 'system' },
  };
});
afterAll(() => stage.close());
// Each test may write as much as a visitor may in a minute.
beforeEach(() => stage.clock.advanceSeconds(120));

/** Somebody with an account who is a member of the workspace too, and works in it. */
async function addColleague(firstname: string) {
  const person = await signUp(stage.app, { firstname });
  await stage.services.db
    .insert(workspaceMember)
    .values({ workspaceId, userId: person.user.id, role: 'inbox-only' });
  await expectStatus(await person.post('/api/workspace-switch', { workspaceId }), 200);
  return person;
}

/** What the visitor writes, into a new conversation where none is given, and what comes back. */
async function ask(message: string, conversationId?: string) {
  const response = await createClient(stage.app).post(
    `/api/widget/${agentId}/messages`,
    { message, ...(conversationId ? { conversationId } : {}) },
    visitor.options,
  );
  const parts = await readParts(response);
  const text = parts.map((part) => (part.type === 'text-delta' ? part.delta : '')).join('');
  const end = parts.find((part) => part.type === 'finish');
  if (end === undefined) throw new Error('The answer did not finish.');
  return { text, metadata: end.messageMetadata, conversationId: end.messageMetadata.conversationId };
}

/** A new conversation, with one answer. */
async function begin(): Promise<string> {
  return (await ask('Hello!')).conversationId;
}

const handle = (client: Client, id: string, action: object, version: number) =>
  client.post(`/api/v1/conversations/${id}/handling`, { action, version });
const reply = (client: Client, id: string, text: string, clientId = createId('rpl')) =>
  client.post(`/api/v1/conversations/${id}/replies`, { text, clientId });
const read = async (id: string) =>
  expectStatus<Conversation & { messages: Message[] }>(await ana.get(`/api/v1/conversations/${id}`), 200);
const textsOf = ({ messages }: { messages: Message[] }) => messages.map(({ text }) => text);

describe('taking over', () => {
  test('of two at once one wins, and the other learns who', async () => {
    const id = await begin();
    const answers = await Promise.all(
      [ana, ben].map((client) => handle(client, id, { kind: 'take-over' }, 0)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    const told = (await refused?.json()) as { error: { message: string } } | undefined;
    expect(told?.error.message).toMatch(/has this conversation\. To take it, assign it to yourself\.$/);
    expect((await read(id)).messages.filter(({ author }) => author.event === 'joined')).toHaveLength(1);
  });

  test('what was made from an older version is refused, and changes nothing', async () => {
    const id = await begin();
    await expectStatus(await handle(ana, id, { kind: 'take-over' }, 0), 200);
    await expectStatus(await handle(ana, id, { kind: 'close' }, 0), 409);
    expect((await read(id)).handling).toMatchObject({ state: 'open', version: 1 });
  });

  test('the agent is silent, takes nothing from the plan, and answers again once handed back', async () => {
    const id = await begin();
    await expectStatus(await handle(ana, id, { kind: 'take-over' }, 0), 200);
    const used = async () =>
      (await stage.services.pool.query("select sum(used) from usage where meter = 'messages'")).rows[0].sum;
    const before = await used();
    const { metadata, text } = await ask('Are you there?', id);
    expect([metadata.isHeld, text]).toEqual([true, '']);
    expect(await used()).toEqual(before);
    await expectStatus(await reply(ana, id, 'Yes, I am.'), 201);
    await expectStatus(await handle(ana, id, { kind: 'hand-back' }, 2), 200);
    const after = await ask('Hello!', id);
    expect(after.metadata.isHeld).toBeUndefined();
    const { messages, messageCount } = await read(id);
    expect(messages.map(({ author }) => author.event ?? author.kind)).toEqual([
      'visitor',
      'agent',
      'joined',
      'visitor',
      'person',
      'handed-back',
      'visitor',
      'agent',
    ]);
    expect(messages[4]?.author.name).toBe('Ana Lee');
    expect(messageCount).toBe(3);
  });

  test('an answer that was being written is stored as broken off, in front of the person', async () => {
    const id = await begin();
    const question = {
      agentId,
      workspaceId: ctx.workspace.id,
      visitorId: null,
      channel: 'widget',
      hits: [],
    } as const;
    const stored = await storeQuestion(ctx, { ...question, text: 'Can I pay by card?', conversationId: id });
    await expectStatus(await handle(ana, id, { kind: 'take-over' }, 0), 200);
    const { isCut } = await storeAnswer(ctx, {
      id: stored.answerId,
      agentId,
      conversationId: id,
      questionId: stored.messageId,
      question: 'Can I pay by card?',
      query: 'Can I pay by card?',
      text: 'You can',
      sources: [],
      outcome: 'handoff',
      confidence: 1,
      model: 'embedded',
      finishReason: 'stop',
      fallbackReason: null,
      usage: { inputTokens: 0, outputTokens: 0 },
      considered: [],
      firstWordMs: 1,
      totalMs: 1,
    });
    expect(isCut).toBe(true);
    const conversation = await read(id);
    expect(textsOf(conversation).slice(-3)).toEqual([
      'Can I pay by card?',
      'You can',
      'Ana Lee joined the conversation.',
    ]);
    expect(conversation.messages.at(-2)).toMatchObject({ outcome: null, finishReason: 'aborted' });
    expect(conversation.handling.wantedAt).toBeNull();
  });

  test('questions and take-overs at random moments: no answer behind a take-over', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, begin));
    await Promise.all(
      ids.flatMap((id, at) => [
        ask('Hello!', id),
        stage.services.pause(0).then(async () => {
          for (let turn = 0; turn < at; turn++) await null;
          return handle(ana, id, { kind: 'take-over' }, 0);
        }),
      ]),
    );
    for (const { messages } of await Promise.all(ids.map(read))) {
      const joined = messages.findIndex(({ author }) => author.event === 'joined');
      expect(joined).toBeGreaterThan(0);
      expect(messages.slice(joined).filter(({ author }) => author.kind === 'agent')).toEqual([]);
      expect(messages.filter(({ author }) => author.kind === 'visitor')).toHaveLength(2);
    }
  });
});

describe('replying', () => {
  test('takes over, is stored once however often it is sent, and reaches the visitor’s session', async () => {
    const id = await begin();
    const clientId = createId('rpl');
    const sent = await Promise.all([1, 2, 3].map(() => reply(ana, id, 'It is **blue**.', clientId)));
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(textsOf(await read(id)).filter((text) => text === 'It is **blue**.')).toHaveLength(1);
    const opened = await stage.app.request(`/api/widget/${agentId}/session`, {
      headers: visitor.options.headers ?? {},
    });
    const { conversation } = await expectStatus<WidgetSession>(opened, 200);
    expect(conversation).toMatchObject({ id, isHeld: true });
    expect(conversation?.messages.at(-1)?.author).toEqual({ kind: 'person', name: 'Ana Lee', event: null });
  });

  test('its words are found, and it is no message of the agent', async () => {
    const id = await begin();
    await expectStatus(await reply(ana, id, 'The zebracorn arrives tomorrow.'), 201);
    const found = await ana.get('/api/v1/conversations?q=zebracorn');
    const { data } = await expectStatus<{ data: Conversation[] }>(found, 200);
    expect(data.map((each) => each.id)).toEqual([id]);
    const messageId = (await read(id)).messages.at(-1)?.id;
    await expectStatus(
      await ana.patch(`/api/v1/messages/${messageId}/feedback`, { feedback: 'positive' }),
      404,
    );
  });

  test('is refused while a colleague has the conversation', async () => {
    const id = await begin();
    await expectStatus(await reply(ana, id, 'Good morning.'), 201);
    await expectStatus(await reply(ben, id, 'Good morning too.'), 409);
  });
});

describe('requests', () => {
  test('wait until a person replies, and are counted', async () => {
    const { conversationId: id } = await ask('I want to talk to a person.');
    expect((await read(id)).handling).toMatchObject({ state: 'waiting', endedAs: null });
    const counted = async () =>
      expectStatus<Record<string, number>>(await ana.get(`/api/v1/inbox/counts?agentId=${agentId}`), 200);
    const before = await counted();
    await expectStatus(await handle(ana, id, { kind: 'close' }, 1), 422);
    await expectStatus(await reply(ana, id, 'Here I am.'), 201);
    const after = await counted();
    expect([after.waiting, after.mine]).toEqual([(before.waiting ?? 0) - 1, (before.mine ?? 0) + 1]);
    expect((await read(id)).handling).toMatchObject({ state: 'open', endedAs: 'answered' });
    const listed = await ana.get('/api/v1/conversations?list=mine');
    const { data } = await expectStatus<{ data: Conversation[] }>(listed, 200);
    expect(data.map((each) => each.id)).toContain(id);
  });

  test('are closed with a reason where nobody replied', async () => {
    const { conversationId: id } = await ask('I want to talk to a person.');
    await expectStatus(await handle(ana, id, { kind: 'close', reason: 'We called them.' }, 1), 200);
    expect((await read(id)).handling).toMatchObject({
      state: 'closed',
      endedAs: 'closed',
      endReason: 'We called them.',
    });
  });
});

test('time hands back, wakes, and leaves what a former member has to the others', async () => {
  const [held, snoozed, left] = [await begin(), await begin(), await begin()];
  const carl = await addColleague('Carl');
  await expectStatus(await handle(ana, held, { kind: 'take-over' }, 0), 200);
  await expectStatus(await handle(carl, left, { kind: 'take-over' }, 0), 200);
  const until = new Date(stage.clock.now().getTime() + 1_800_000).toISOString();
  await expectStatus(await handle(ana, snoozed, { kind: 'snooze', until }, 0), 200);
  await stage.services.db.delete(workspaceMember).where(eq(workspaceMember.userId, carl.user.id));
  await wakeConversations(stage.services, new AbortController().signal);
  expect((await read(left)).handling).toMatchObject({ holder: 'nobody', state: 'waiting', assignee: null });
  expect((await read(snoozed)).handling.state).toBe('snoozed');

  const later = {
    ...stage.services,
    clock: { now: () => new Date(stage.clock.now().getTime() + 3_700_000) },
  };
  await wakeConversations(later, new AbortController().signal);
  expect((await read(held)).handling).toMatchObject({ holder: 'agent', handBackAt: null });
  expect((await read(snoozed)).handling.state).toBe('open');
});

test('the chat path does what the rules say', async () => {
  const now = stage.clock.now();
  const ago = new Date(now.getTime() - 60_000);
  const soon = new Date(now.getTime() + 60_000);
  const nobody = {
    assigneeId: null,
    snoozedUntil: null,
    repliedAt: null,
    endedAt: null,
    endedAs: null,
  } as const;
  const states: Partial<Handling>[] = [
    { state: 'open', holder: 'agent' },
    { state: 'waiting', holder: 'agent', wantedAt: ago },
    { state: 'snoozed', holder: 'agent', snoozedUntil: soon },
    { state: 'snoozed', holder: 'agent', snoozedUntil: soon, wantedAt: ago },
    { state: 'closed', holder: 'nobody' },
    { state: 'open', holder: 'person', handBackAt: soon, wantedAt: ago },
    { state: 'open', holder: 'person', handBackAt: ago, wantedAt: ago },
    { state: 'open', holder: 'person', handBackAt: null },
    { state: 'snoozed', holder: 'person', handBackAt: soon, snoozedUntil: soon },
    { state: 'waiting', holder: 'nobody', handBackAt: ago },
  ];
  const id = await begin();
  const question = {
    agentId,
    workspaceId: ctx.workspace.id,
    visitorId: null,
    channel: 'widget',
    hits: [],
  } as const;
  for (const given of states) {
    const before: Handling = {
      ...nobody,
      wantedAt: null,
      handBackAt: null,
      state: 'open',
      holder: 'agent',
      ...given,
    };
    await stage.services.pool.query(
      `update conversation set state = $2, holder = $3, snoozed_until = $4, hand_back_at = $5, wanted_at = $6 where id = $1`,
      [id, before.state, before.holder, before.snoozedUntil, before.handBackAt, before.wantedAt],
    );
    await storeQuestion(ctx, { ...question, text: 'And then?', conversationId: id });
    const result = nextHandling(before, { kind: 'visitor-wrote' }, { now, handBackMinutes: 60 });
    expect({ handling: readHandling(await findConversation(ctx, id)) }).toEqual(result);
  }
});

test('each request that waits is reminded of once, as the workspace wants it', async () => {
  const { conversationId: id } = await ask('I want to talk to a person.');
  const { conversationId: answered } = await ask('I want to talk to a person.');
  await expectStatus(await reply(ana, answered, 'Here I am.'), 201);
  const reminded = async (minutes: number) => {
    const now = new Date(stage.clock.now().getTime() + minutes * 60_000);
    await Promise.all([1, 2].map(() => remindOfRequests({ ...stage.services, clock: { now: () => now } })));
    const { rows } = await stage.services.pool.query(
      `with gone as (delete from outbox where name = 'conversation.still-waiting' returning payload)
       select payload ->> 'conversationId' as id from gone`,
    );
    return rows.filter((row) => row.id === id || row.id === answered).map((row) => row.id);
  };
  expect(await reminded(14)).toEqual([]);
  expect(await reminded(16)).toEqual([id]);
  expect(await reminded(3_000)).toEqual([]);
  const daily = { handBackMinutes: 60, hours: null, reminders: 'daily', replyAddress: null } as const;
  await updateInboxSettings(ctx, daily);
  expect(await reminded(1_400)).toEqual([]);
  expect(await reminded(1_460)).toEqual([id]);
  expect(await reminded(1_500)).toEqual([]);
  expect(await reminded(2_920)).toEqual([id]);
  await updateInboxSettings(ctx, { ...daily, reminders: 'never' });
  expect(await reminded(9_000)).toEqual([]);
});

test('replies reach by email who has left and gave an address, once', async () => {
  const { conversationId: id } = await ask('I want to talk to a person.');
  const email = newEmail();
  const left = await createClient(stage.app).post(
    `/api/widget/${agentId}/leads`,
    { name: 'Ben', email, conversationId: id },
    visitor.options,
  );
  await expectStatus(left, 201);
  await expectStatus(await reply(ana, id, 'It is ready.'), 201);
  await expectStatus(await reply(ana, id, 'You can fetch it.'), 201);
  const emailed = async (minutes: number) => {
    const now = new Date(stage.clock.now().getTime() + minutes * 60_000);
    const then = { ...stage.services, clock: { now: () => now } };
    await Promise.all([1, 2].map(() => emailReplies(then, new AbortController().signal)));
    const { rows } = await stage.services.pool.query(
      'with gone as (delete from email where to_address = $1 returning email) select email from gone',
      [email],
    );
    return rows.map((row) => row.email);
  };
  expect(await emailed(1)).toEqual([]);
  expect(await emailed(3)).toMatchObject([
    {
      kind: 'person-replied',
      replies: [{ text: 'It is ready.', name: 'Ana Lee' }, { text: 'You can fetch it.' }],
      thread: { turns: [{ from: 'visitor' }, { from: 'agent' }] },
    },
  ]);
  expect(await emailed(4)).toEqual([]);
  expect((await read(id)).handling.endedAs).toBe('emailed');

  await expectStatus(await reply(ana, id, 'Are you still there?'), 201);
  await stage.app.request(`/api/widget/${agentId}/session`, { headers: visitor.options.headers ?? {} });
  expect(await emailed(3)).toEqual([]);
});

describe('files', () => {
  const pdf = '%PDF-1.4\nA plan';
  const fileForm = (content: BlobPart, name: string) => {
    const form = new FormData();
    form.append('file', new Blob([content]), name);
    return form;
  };
  const upload = (content: BlobPart, name: string, by: Visitor = visitor) =>
    createClient(stage.app).post(`/api/widget/${agentId}/attachments`, fileForm(content, name), by.options);
  const sendFiles = async (attachmentIds: string[], message = '', conversationId?: string) =>
    createClient(stage.app).post(
      `/api/widget/${agentId}/messages`,
      { message, attachmentIds, ...(conversationId && { conversationId }) },
      visitor.options,
    );
  const download = (id: string, by: Visitor) =>
    createClient(stage.app).get(`/api/widget/${agentId}/attachments/${id}`, by.options);
  const allow = (allowsAttachments: boolean) =>
    ana.patch(`/api/v1/agents/${agentId}`, { input: { ...defaultLook.input, allowsAttachments } });
  const fileIdOf = async (id: string) => {
    const [row] = await stage.services.db.select().from(attachment).where(eq(attachment.id, id));
    return row?.fileId ?? '';
  };
  const isKept = (fileId: string) =>
    stage.services.fileStore.readFile(fileId).then(
      () => true,
      () => false,
    );
  beforeAll(async () => {
    await expectStatus(await upload(pdf, 'early.pdf'), 403);
    await expectStatus(await allow(true), 200);
  });
  afterAll(() => allow(false));

  test.each([
    ['a program that is called a PDF', 'MZ\u0000\u0000', 'order.pdf', 415],
    ['a page', '<html><script>alert(1)</script></html>', 'order.html', 415],
    ['an archive that is called a document', 'PK\u0003\u0004', 'order.docx', 415],
    ['a picture that is none', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'order.png', 415],
    ['more than 10 MB', new Uint8Array(10 * 1_048_576 + 1), 'order.txt', 413],
    ['nothing', '', 'order.txt', 400],
  ] as const)('%s is refused with a sentence that names it', async (_what, content, name, status) => {
    const refused = await expectStatus<{ error: { message: string } }>(await upload(content, name), status);
    expect(refused.error.message).toContain(name);
  });

  test('go with a message, reach people as a download and nobody else, and go with the conversation', async () => {
    const stranger = await openChat(stage.app, agentId);
    const { id } = await expectStatus<Attachment>(await upload(pdf, '../plan "ü".pdf'), 201);
    await expectStatus(await download(id, visitor), 404);
    const foreign = await createClient(stage.app).post(
      `/api/widget/${agentId}/messages`,
      { message: 'Mine', attachmentIds: [id] },
      stranger.options,
    );
    await expectStatus(foreign, 400);

    const parts = await readParts(await sendFiles([id]));
    const text = parts.map((part) => (part.type === 'text-delta' ? part.delta : '')).join('');
    expect(text).toContain('your file has arrived');
    await expectStatus(await sendFiles([id]), 400);
    const end = parts.find((part) => part.type === 'finish');
    const conversationId = end?.messageMetadata.conversationId ?? '';
    const conversation = await read(conversationId);
    const file = { id, name: 'plan "ü".pdf', kind: 'file', sizeBytes: 15, width: null, height: null };
    expect(conversation).toMatchObject({ title: 'plan "ü".pdf' });
    expect(conversation.messages[0]).toMatchObject({ text: 'plan "ü".pdf', attachments: [file] });

    const downloaded = await ana.get(`/api/v1/attachments/${id}`);
    expect(await downloaded.text()).toBe(pdf);
    expect(downloaded.headers.get('content-disposition')).toBe(
      `attachment; filename="plan \\"_\\".pdf"; filename*=UTF-8''plan%20%22%C3%BC%22.pdf`,
    );
    expect((await download(id, visitor)).status).toBe(200);
    await expectStatus(await download(id, stranger), 404);
    await expectStatus(await (await signUp(stage.app)).get(`/api/v1/attachments/${id}`), 404);

    const form = fileForm('12 euros', 'price.txt');
    const ours = await ana.post(`/api/v1/conversations/${conversationId}/attachments`, form);
    const price = await expectStatus<Attachment>(ours, 201);
    const body = { text: 'Here:', attachmentIds: [price.id], clientId: createId('rpl') };
    const replies = `/api/v1/conversations/${conversationId}/replies`;
    await expectStatus(await ben.post(replies, body), 400);
    await expectStatus(await ana.post(replies, body), 201);
    expect(await (await download(price.id, visitor)).text()).toBe('12 euros');
    const session = await createClient(stage.app).get(`/api/widget/${agentId}/session`, visitor.options);
    const { conversation: seen } = await expectStatus<WidgetSession>(session, 200);
    expect(seen?.messages.at(-1)).toMatchObject({ text: 'Here:', attachments: [{ name: 'price.txt' }] });

    const files = await Promise.all([id, price.id].map(fileIdOf));
    await expectStatus(await ana.delete(`/api/v1/conversations/${conversationId}`), 200);
    expect(await Promise.all(files.map(isKept))).toEqual([true, true]);
    await eraseLostFiles(stage.services, new AbortController().signal);
    expect(await Promise.all(files.map(isKept))).toEqual([false, false]);
  });

  test('that were not sent are erased after a day', async () => {
    const { id } = await expectStatus<Attachment>(await upload(pdf, 'plan.pdf'), 201);
    const fileId = await fileIdOf(id);
    const later = new Date(stage.clock.now().getTime() + 86_400_001);
    const then = { ...stage.services, clock: { now: () => later } };
    await eraseLostFiles(then, new AbortController().signal);
    expect([await fileIdOf(id), await isKept(fileId)]).toEqual(['', false]);
  });
});

test('a visitor rates their own conversation as a whole, and nobody else does', async () => {
  const id = await begin();
  const rate = (who: Visitor, rating: 'positive' | 'negative' | null) =>
    createClient(stage.app).patch(
      `/api/widget/${agentId}/conversations/${id}/rating`,
      { rating },
      who.options,
    );
  await expectStatus(await rate(await openChat(stage.app, agentId), 'negative'), 404);
  expect((await read(id)).rating).toBeNull();
  for (const rating of ['negative', 'positive', null] as const) {
    await expectStatus(await rate(visitor, rating), 200);
    expect((await read(id)).rating).toBe(rating);
  }
});

test('a visitor gets a copy of their own conversation by email, a few times an hour', async () => {
  const { conversationId: id } = await ask('Write to me at spam.example, http://spam.example');
  const copyTo = (who: Visitor, email: string) =>
    createClient(stage.app).post(
      `/api/widget/${agentId}/conversations/${id}/transcript`,
      { email },
      who.options,
    );
  const email = newEmail();
  await expectStatus(await copyTo(await openChat(stage.app, agentId), email), 404);
  await expectStatus(await copyTo(visitor, 'a@b.example, c@d.example'), 400);
  await expectStatus(await reply(ana, id, 'I write to you.'), 201);
  await expectStatus(await copyTo(visitor, email.toUpperCase()), 200);
  const { rows } = await stage.services.pool.query('select email from email where to_address = $1', [email]);
  expect(rows).toMatchObject([
    {
      email: {
        kind: 'transcript',
        thread: {
          earlier: 0,
          turns: [
            { from: 'visitor' },
            { from: 'agent' },
            { from: 'person', name: 'Ana Lee', text: 'I write to you.' },
          ],
        },
      },
    },
  ]);
  expect(JSON.stringify(rows)).not.toMatch(/spam\.example|http:\/\//);
  for (const status of [200, 200, 429]) await expectStatus(await copyTo(visitor, email), status);
  for (const status of [200, 429]) await expectStatus(await copyTo(visitor, newEmail()), status);
});

test('a mention in a note is emailed, except to its author and to those who do not want it', async () => {
  const { conversationId: id } = await ask('What is in the box?');
  await stage.services.pool.query(
    "update \"user\" set email_verified = true where name in ('Ben', 'Ana Lee')",
  );
  const note = (client: Client, text: string) => client.post(`/api/v1/conversations/${id}/notes`, { text });
  const emailed = async () => {
    const { rows } = await stage.services.pool.query(
      `with gone as (delete from email where kind = 'mentioned' returning *) select to_name, email from gone`,
    );
    return rows;
  };
  await expectStatus(await note(ana, '@Ben, do you know? @Ana Lee does not, @Nobody either.'), 201);
  expect(await emailed()).toMatchObject([
    {
      to_name: 'Ben',
      email: { authorName: 'Ana Lee', title: 'What is in the box?', url: expect.stringContaining(id) },
    },
  ]);
  await expectStatus(await ben.patch('/api/account', { notifications: { mentions: false } }), 200);
  await expectStatus(await note(ana, '@Ben, are you there?'), 201);
  await expectStatus(await note(ben, 'I am here.'), 201);
  expect(await emailed()).toEqual([]);
});
