import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Conversation, Message } from '#contract/conversations/conversations.schemas.ts';
import type { VisitorFacts } from '#contract/inbox/inbox.schemas.ts';
import type { Handling } from '#contract/inbox/inbox.ts';
import type { WidgetSession } from '#contract/widget/widget.schemas.ts';
import { nextHandling } from '#core/handling/next-handling.ts';
import { createId } from '#server/database/create-id.ts';
import { findConversation } from '#server/features/conversations/find-conversation.ts';
import { createInboxStage, type InboxStage } from '#server/features/conversations/fixtures/inbox-stage.ts';
import { storeAnswer } from '#server/features/conversations/store-answer.ts';
import { storeQuestion } from '#server/features/conversations/store-question.ts';
import { workspaceMember } from '#server/features/workspaces/workspaces.table.ts';
import { createClient, expectStatus, readParts } from '#tests/factories.ts';
import { pictureForm } from '#tests/picture-form.ts';
import { readHandling } from './read-handling.ts';
import { wakeConversations } from './wake-conversations.ts';

let inbox: InboxStage;
beforeAll(async () => {
  inbox = await createInboxStage();
});
afterAll(() => inbox.close());
// Each test may write as much as a visitor may in a minute.
beforeEach(() => inbox.clock.advanceSeconds(120));

const textsOf = ({ messages }: { messages: Message[] }) => messages.map(({ text }) => text);

describe('taking over', () => {
  test('of two at once one wins, and the other learns who', async () => {
    const id = await inbox.begin();
    const answers = await Promise.all(
      [inbox.ana, inbox.ben].map((client) => inbox.handle(client, id, { kind: 'take-over' }, 0)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    const told = (await refused?.json()) as { error: { message: string } } | undefined;
    expect(told?.error.message).toMatch(/has this conversation\. To take it, assign it to yourself\.$/);
    expect((await inbox.read(id)).messages.filter(({ author }) => author.event === 'joined')).toHaveLength(1);
  });

  test('an action on an older version is refused, and changes nothing', async () => {
    const id = await inbox.begin();
    await expectStatus(await inbox.handle(inbox.ana, id, { kind: 'take-over' }, 0), 200);
    await expectStatus(await inbox.handle(inbox.ana, id, { kind: 'close' }, 0), 409);
    expect((await inbox.read(id)).handling).toMatchObject({ state: 'open', version: 1 });
  });

  test('the agent is silent, takes nothing from the plan, and answers again once handed back', async () => {
    const id = await inbox.begin();
    await expectStatus(await inbox.handle(inbox.ana, id, { kind: 'take-over' }, 0), 200);
    const used = async () =>
      (await inbox.services.pool.query("select sum(used) from usage where meter = 'messages'")).rows[0].sum;
    const before = await used();
    const { metadata, text } = await inbox.ask('Are you there?', id);
    expect([metadata.isHeld, text]).toEqual([true, '']);
    expect(await used()).toEqual(before);
    await expectStatus(await inbox.reply(inbox.ana, id, 'Yes, I am.'), 201);
    await expectStatus(await inbox.handle(inbox.ana, id, { kind: 'hand-back' }, 2), 200);
    const after = await inbox.ask('Hello!', id);
    expect(after.metadata.isHeld).toBeUndefined();
    const { messages, messageCount } = await inbox.read(id);
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

  test('an unfinished answer is stored as broken off, before the note that a person joined', async () => {
    const id = await inbox.begin();
    const question = {
      agentId: inbox.agentId,
      workspaceId: inbox.ctx.workspace.id,
      visitorId: null,
      channel: 'widget',
      hits: [],
    } as const;
    const stored = await storeQuestion(inbox.ctx, {
      ...question,
      text: 'Can I pay by card?',
      conversationId: id,
    });
    await expectStatus(await inbox.handle(inbox.ana, id, { kind: 'take-over' }, 0), 200);
    const { isCut } = await storeAnswer(inbox.ctx, {
      id: stored.answerId,
      agentId: inbox.agentId,
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
    const conversation = await inbox.read(id);
    expect(textsOf(conversation).slice(-3)).toEqual([
      'Can I pay by card?',
      'You can',
      'Ana Lee joined the conversation.',
    ]);
    expect(conversation.messages.at(-2)).toMatchObject({ outcome: null, finishReason: 'aborted' });
    expect(conversation.handling.wantedAt).toBeNull();
  });

  test('no answer follows a take-over, at whatever moment it comes', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, inbox.begin));
    await Promise.all(
      ids.flatMap((id, at) => [
        inbox.ask('Hello!', id),
        inbox.services.pause(0).then(async () => {
          for (let turn = 0; turn < at; turn++) await null;
          return inbox.handle(inbox.ana, id, { kind: 'take-over' }, 0);
        }),
      ]),
    );
    for (const { messages } of await Promise.all(ids.map(inbox.read))) {
      const joined = messages.findIndex(({ author }) => author.event === 'joined');
      expect(joined).toBeGreaterThan(0);
      expect(messages.slice(joined).filter(({ author }) => author.kind === 'agent')).toEqual([]);
      expect(messages.filter(({ author }) => author.kind === 'visitor')).toHaveLength(2);
    }
  });
});

test('colleagues see the device that the visitor wrote with last', async () => {
  const headers = (userAgent: string) => ({ ...inbox.visitor.options.headers, 'user-agent': userAgent });
  const write = async (userAgent: string, conversationId?: string) => {
    const answer = await createClient(inbox.app).post(
      `/api/widget/${inbox.agentId}/messages`,
      { message: 'Hello', timeZone: 'Asia/Tokyo', ...(conversationId ? { conversationId } : {}) },
      { headers: headers(userAgent), csrfToken: null },
    );
    const end = (await readParts(answer)).find((part) => part.type === 'finish');
    return end?.messageMetadata.conversationId ?? '';
  };
  const readDevice = async (id: string) => {
    const answer = await inbox.ana.get(`/api/v1/conversations/${id}/visitor`);
    return (await expectStatus<VisitorFacts>(answer, 200)).device;
  };
  const id = await write('Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0');
  expect(await readDevice(id)).toEqual({ browser: 'Firefox 143', system: 'Linux' });
  await write('Mozilla/5.0 (Android 15; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0', id);
  expect(await readDevice(id)).toEqual({ browser: 'Firefox 144', system: 'Android' });
  // Nothing known: what was known stays.
  await write('-', id);
  expect(await readDevice(id)).toEqual({ browser: 'Firefox 144', system: 'Android' });
});

describe('replying', () => {
  test('takes over, is stored once however often it is sent, and reaches the visitor’s session', async () => {
    const id = await inbox.begin();
    const clientId = createId('rpl');
    const sent = await Promise.all(
      [1, 2, 3].map(() => inbox.reply(inbox.ana, id, 'It is **blue**.', clientId)),
    );
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(textsOf(await inbox.read(id)).filter((text) => text === 'It is **blue**.')).toHaveLength(1);
    const opened = await inbox.app.request(`/api/widget/${inbox.agentId}/session`, {
      headers: inbox.visitor.options.headers ?? {},
    });
    const { conversation } = await expectStatus<WidgetSession>(opened, 200);
    expect(conversation).toMatchObject({ id, isHeld: true });
    expect(conversation?.messages.at(-1)?.author).toEqual({
      kind: 'person',
      name: 'Ana Lee',
      pictureUrl: null,
      event: null,
    });
  });

  test('shows the picture of who wrote it, as long as they have one', async () => {
    const readSession = async () => {
      const opened = await inbox.app.request(`/api/widget/${inbox.agentId}/session`, {
        headers: inbox.visitor.options.headers ?? {},
      });
      return (await expectStatus<WidgetSession>(opened, 200)).conversation?.messages ?? [];
    };
    const picturesOf = (messages: Pick<Message, 'author'>[]) =>
      messages.map(({ author }) => [author.kind, author.pictureUrl]);
    const cara = await inbox.addColleague('Cara');
    const { user } = await expectStatus<{ user: { image: string } }>(
      await cara.put('/api/profile/picture', pictureForm()),
      200,
    );
    const id = await inbox.begin();
    const sent = await expectStatus<{ message: Message }>(await inbox.reply(cara, id, 'It is here.'), 201);
    expect(sent.message.author.pictureUrl).toBe(user.image);
    const withPicture = [
      ['visitor', null],
      ['agent', null],
      ['system', user.image],
      ['person', user.image],
    ];
    expect(picturesOf((await inbox.read(id)).messages)).toEqual(withPicture);
    expect(picturesOf(await readSession())).toEqual(withPicture);
    expect((await inbox.app.request(user.image)).headers.get('content-type')).toMatch(/^image\//);

    await expectStatus(await cara.delete('/api/profile/picture'), 200);
    expect(picturesOf(await readSession()).map(([, picture]) => picture)).toEqual([null, null, null, null]);
  });

  test('is found by its words, and cannot be rated like an answer', async () => {
    const id = await inbox.begin();
    await expectStatus(await inbox.reply(inbox.ana, id, 'The zebracorn arrives tomorrow.'), 201);
    const found = await inbox.ana.get('/api/v1/conversations?q=zebracorn');
    const { data } = await expectStatus<{ data: Conversation[] }>(found, 200);
    expect(data.map((each) => each.id)).toEqual([id]);
    const messageId = (await inbox.read(id)).messages.at(-1)?.id;
    await expectStatus(
      await inbox.ana.patch(`/api/v1/messages/${messageId}/feedback`, { feedback: 'positive' }),
      404,
    );
  });

  test('is refused while a colleague has the conversation', async () => {
    const id = await inbox.begin();
    await expectStatus(await inbox.reply(inbox.ana, id, 'Good morning.'), 201);
    await expectStatus(await inbox.reply(inbox.ben, id, 'Good morning too.'), 409);
  });
});

describe('requests', () => {
  test('wait until a person replies, and are counted', async () => {
    const { conversationId: id } = await inbox.ask('I want to talk to a person.');
    expect((await inbox.read(id)).handling).toMatchObject({ state: 'waiting', endedAs: null });
    const counted = async () =>
      expectStatus<Record<string, number>>(
        await inbox.ana.get(`/api/v1/inbox/counts?agentId=${inbox.agentId}`),
        200,
      );
    const before = await counted();
    await expectStatus(await inbox.handle(inbox.ana, id, { kind: 'close' }, 1), 422);
    await expectStatus(await inbox.reply(inbox.ana, id, 'Here I am.'), 201);
    const after = await counted();
    expect([after.waiting, after.mine]).toEqual([(before.waiting ?? 0) - 1, (before.mine ?? 0) + 1]);
    expect((await inbox.read(id)).handling).toMatchObject({ state: 'open', endedAs: 'answered' });
    const listed = await inbox.ana.get('/api/v1/conversations?list=mine');
    const { data } = await expectStatus<{ data: Conversation[] }>(listed, 200);
    expect(data.map((each) => each.id)).toContain(id);
  });

  test('are closed with a reason where nobody replied', async () => {
    const { conversationId: id } = await inbox.ask('I want to talk to a person.');
    await expectStatus(
      await inbox.handle(inbox.ana, id, { kind: 'close', reason: 'We called them.' }, 1),
      200,
    );
    expect((await inbox.read(id)).handling).toMatchObject({
      state: 'closed',
      endedAs: 'closed',
      endReason: 'We called them.',
    });
  });
});

test('in time, conversations are handed back or wake up, and those of former members wait for others', async () => {
  const [held, snoozed, left] = [await inbox.begin(), await inbox.begin(), await inbox.begin()];
  const carl = await inbox.addColleague('Carl');
  await expectStatus(await inbox.handle(inbox.ana, held, { kind: 'take-over' }, 0), 200);
  await expectStatus(await inbox.handle(carl, left, { kind: 'take-over' }, 0), 200);
  const until = new Date(inbox.clock.now().getTime() + 1_800_000).toISOString();
  await expectStatus(await inbox.handle(inbox.ana, snoozed, { kind: 'snooze', until }, 0), 200);
  await inbox.services.db.delete(workspaceMember).where(eq(workspaceMember.userId, carl.user.id));
  await wakeConversations(inbox.services, new AbortController().signal);
  expect((await inbox.read(left)).handling).toMatchObject({
    holder: 'nobody',
    state: 'waiting',
    assignee: null,
  });
  expect((await inbox.read(snoozed)).handling.state).toBe('snoozed');

  const later = {
    ...inbox.services,
    clock: { now: () => new Date(inbox.clock.now().getTime() + 3_700_000) },
  };
  await wakeConversations(later, new AbortController().signal);
  expect((await inbox.read(held)).handling).toMatchObject({ holder: 'agent', handBackAt: null });
  expect((await inbox.read(snoozed)).handling.state).toBe('open');
});

test('a message of a visitor changes the handling as the rules say', async () => {
  const now = inbox.clock.now();
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
  const id = await inbox.begin();
  const question = {
    agentId: inbox.agentId,
    workspaceId: inbox.ctx.workspace.id,
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
    await inbox.services.pool.query(
      `update conversation set state = $2, holder = $3, snoozed_until = $4, hand_back_at = $5, wanted_at = $6 where id = $1`,
      [id, before.state, before.holder, before.snoozedUntil, before.handBackAt, before.wantedAt],
    );
    await storeQuestion(inbox.ctx, { ...question, text: 'And then?', conversationId: id });
    const result = nextHandling(before, { kind: 'visitor-wrote' }, { now, handBackMinutes: 60 });
    expect({ handling: readHandling(await findConversation(inbox.ctx, id)) }).toEqual(result);
  }
});
