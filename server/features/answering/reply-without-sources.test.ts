import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Agent } from '#contract/agents/agents.schemas.ts';
import type { Conversation, Message } from '#contract/conversations/conversations.schemas.ts';
import type { InboxSettings } from '#contract/inbox-settings/inbox-settings.schemas.ts';
import type { Lead } from '#contract/leads/leads.schemas.ts';
import { workspace } from '#server/features/workspaces/workspaces.table.ts';
import { type Client, createAgent, expectStatus, openChat, readParts, signUp } from '#tests/factories.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';

let stage: TestServices;
let owner: Client;
let agent: Agent;

beforeAll(async () => {
  stage = await createTestServices({ DEFAULT_PLAN: 'enterprise' });
  owner = await signUp(stage.app);
  agent = await createAgent(owner, { isPhoneEnabled: true, vibeResponse: 'friendly' });
});
afterAll(() => stage.close());

/** Says all of it in one conversation; the answers, and what it came to. */
async function talk(to: Agent, ...said: string[]) {
  const visitor = await openChat(stage.app, to.id);
  let conversationId = '';
  for (const each of said) ({ conversationId } = await visitor.ask(each));
  const thread = await expectStatus<Conversation & { messages: Message[] }>(
    await owner.get(`/api/v1/conversations/${conversationId}`),
    200,
  );
  const answers = thread.messages.filter(({ role }) => role === 'assistant');
  const { data } = await expectStatus<{ data: Lead[] }>(await owner.get('/api/v1/leads'), 200);
  const lead = data.find((each) => each.conversationId === conversationId);
  return { last: answers.at(-1) as Message, thread, lead };
}

const unanswerable = 'Do you teach windsurfing?';

describe('after the offer of a person', () => {
  it.each(['yes', 'Yes please!', 'sure', 'yes, please connect me', 'yes I would'])(
    '"%s" takes it',
    async (yes) => {
      const { last, thread } = await talk(agent, unanswerable, yes);
      expect(last.outcome).toBe('handoff');
      expect(thread.wantsPerson).toBe(true);
    },
  );

  it('"no thanks" does not', async () => {
    const { last, thread } = await talk(agent, unanswerable, 'no thanks');
    expect(last.outcome).toBe('smalltalk');
    expect(thread.wantsPerson).toBe(false);
  });

  it('a phrase that the owner has named calls one, and other words do not', async () => {
    const strict = await createAgent(owner, { handoffPhrases: ['Cancel my contract'] });
    const { last, thread } = await talk(strict, 'How can I cancel  MY contract?');
    expect([last.outcome, thread.wantsPerson]).toEqual(['handoff', true]);
    expect((await talk(strict, 'How can I extend my contract?')).last.outcome).not.toBe('handoff');
  });

  it('"yes" to nothing is small talk', async () => {
    expect((await talk(agent, 'Hello', 'yes')).last.outcome).toBe('smalltalk');
  });
});

describe('the button for a person', () => {
  it('is understood in any language, and answered in one that we write', async () => {
    const visitor = await openChat(stage.app, agent.id);
    const message = 'Szeretnék egy emberrel beszélni.';
    const path = `/api/widget/${agent.id}/messages`;
    const parts = await readParts(await owner.post(path, { message, intent: 'human' }, visitor.options));
    expect(parts.find(({ type }) => type === 'finish')).toMatchObject({
      messageMetadata: { outcome: 'handoff' },
    });
    expect(parts.find(({ type }) => type === 'text-delta')).toMatchObject({
      delta: 'Of course! Let me put you in touch with a person.',
    });
  });
});

describe('contact details in the chat', () => {
  it('become the lead of the conversation, and are confirmed in its language', async () => {
    const { last, lead } = await talk(agent, 'I want to talk to a human', 'ann@example.com');
    expect(lead).toMatchObject({ email: 'ann@example.com', phone: null });
    expect(last.text).toBe('Thank you! We will get back to you at ann@example.com.');
  });

  it('may come one after another, and with a name next to them', async () => {
    const { lead } = await talk(
      agent,
      unanswerable,
      'Ann Miller, ann@example.com',
      'my number is 07700 900123',
    );
    expect(lead).toMatchObject({ email: 'ann@example.com', phone: '07700 900123' });
  });

  it.each([
    [
      'my email is ann@example.com',
      'Of course! We have your address (ann@example.com) and will write to you there.',
    ],
    ['call me at 07700 900123', 'Thank you! We will get back to you at 07700 900123.'],
  ])('are not asked for again: after "%s" a human request names them', async (left, expected) => {
    const { last, thread } = await talk(agent, left, 'I want to talk to a human');
    expect([last.outcome, thread.wantsPerson, last.text]).toEqual(['handoff', true, expected]);
  });

  it('are kept as the owner wants them', async () => {
    const shy = await createAgent(owner, { isEmailEnabled: false, isPhoneEnabled: false });
    const { last, lead } = await talk(shy, 'my email is ann@example.com');
    expect(lead).toBeUndefined();
    expect(last.outcome).toBe('handoff');
  });

  it('of someone else, in a question, are not taken', async () => {
    const { last, lead } = await talk(agent, 'Is info@shop.example your address?');
    expect(lead).toBeUndefined();
    expect(last.outcome).toBe('declined');
  });

  it('beyond the lead limit of the plan are not promised an answer', async () => {
    const small = await signUp(stage.app);
    const own = await createAgent(small);
    await stage.services.pool.query(
      "update workspace set plan = 'free' where id = (select workspace_id from agent where id = $1)",
      [own.id],
    );
    const visitor = await openChat(stage.app, own.id);
    for (let number = 0; number < 5; number++)
      await expectStatus(
        await small.post('/api/v1/leads', { agentId: own.id, email: `l${number}@example.com` }),
        201,
      );
    const { conversationId } = await visitor.ask('my email is ann@example.com');
    const thread = await expectStatus<{ messages: Message[] }>(
      await small.get(`/api/v1/conversations/${conversationId}`),
      200,
    );
    expect(thread.messages.at(-1)?.outcome).toBe('handoff');
  });
});

describe('without a way to a person', () => {
  const off = { name: true, email: false, phone: false };

  it('none is promised or offered', async () => {
    const { humanForm } = agent;
    const alone = await createAgent(owner, { humanForm: { ...humanForm, fields: off } });
    const { last, thread } = await talk(alone, 'I want to talk to a person.');
    expect([last.outcome, last.text]).toEqual(['declined', "I can't put you in touch with a person here."]);
    expect(thread.wantsPerson).toBe(false);
    expect((await talk(alone, unanswerable)).last.text).not.toContain('person?');
  });

  it('the owner says whom to reach', async () => {
    const { humanForm } = agent;
    const otherWay = 'Call us at 555 0100.';
    const called = await createAgent(owner, { humanForm: { ...humanForm, fields: off, otherWay } });
    const { last } = await talk(called, 'I want to talk to a person.');
    expect([last.outcome, last.text]).toEqual(['handoff', otherWay]);
  });
});

it('says the fallback reply in the language that the owner wrote it in', async () => {
  const german = {
    language: 'de' as const,
    welcomeMessage: '',
    fallbackReply: 'Das weiß ich leider nicht.',
    pausedMessage: '',
    outsideHoursMessage: '',
  };
  const polyglot = await createAgent(owner, { fallbackReply: 'I do not know.', translations: [german] });
  const { last } = await talk(polyglot, 'Bieten Sie auch Kurse im Windsurfen an, und was kosten diese?');
  expect(last.text).toContain(german.fallbackReply);
});

it('says outside opening hours what the owner wrote for it, in the language of the visitor', async () => {
  const path = '/api/v1/inbox/settings';
  const stored = await expectStatus<InboxSettings & { takesEmails: boolean }>(await owner.get(path), 200);
  const { takesEmails: _, ...before } = stored;
  const weekday = (new Date().getUTCDay() + 3) % 7;
  const hours = { timeZone: 'UTC', intervals: [{ weekday, from: '09:00', to: '17:00' }], holidays: [] };
  await expectStatus(await owner.put(path, { ...before, hours }), 200);
  const german = {
    language: 'de',
    welcomeMessage: '',
    fallbackReply: '',
    pausedMessage: '',
    outsideHoursMessage: 'Wir sind ab {time} da.',
  } as const;
  const asleep = await createAgent(owner, {
    outsideHoursMessage: 'We are back on {time}.',
    translations: [german],
    humanForm: { ...agent.humanForm, otherWay: 'Or call 555 0100.' },
  });
  const { last } = await talk(asleep, 'I want to talk to a person.');
  expect(last.text).toMatch(/^We are back on \w+day, .*9:00\sAM UTC\. Or call 555 0100\.$/);
  expect((await talk(asleep, 'Ich möchte mit einem Menschen sprechen.')).last.text).toMatch(
    /^Wir sind ab \w+/,
  );
  await expectStatus(await owner.put(path, before), 200);
});

it('answers in English only where the plan has English only, and says so', async () => {
  await stage.services.db.update(workspace).set({ plan: 'business' });
  const said = async (text: string) => (await talk(agent, text)).last.text;
  expect(await said('Bieten Sie auch Kurse im Windsurfen an, und was kosten diese?')).toMatch(
    /human agent will get back.*\n\nThis chat answers in English\.$/s,
  );
  expect(await said(unanswerable)).not.toContain('in English');
});
