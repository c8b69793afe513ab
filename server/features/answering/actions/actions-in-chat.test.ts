import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Action, ActionForm } from '#contract/actions/actions.schemas.ts';
import type { AnswerExplanation } from '#contract/conversations/conversations.schemas.ts';
import type { StreamPart, WidgetSession } from '#contract/widget/widget.schemas.ts';
import { createLanguageModels } from '#server/adapters/language-model/create-language-models.ts';
import {
  ask,
  prepareAgent,
  sourcesOf,
  textOf,
} from '#server/features/answering/fixtures/ask-about-shipping.ts';
import { type Client, createClient, expectStatus, openChat, readParts } from '#tests/factories.ts';
import { type ModelServer, startModelServer } from '#tests/fakes/model-server/start-model-server.ts';
import type { FakeToolServer } from '#tests/fakes/tool-server/start-tool-server.ts';
import type { WebhookEndpoint } from '#tests/fakes/webhook-endpoint/start-webhook-endpoint.ts';
import { type CalledServers, startCalledServers } from '#tests/start-called-servers.ts';
import type { TestServices } from '#tests/test-services.ts';

let servers: CalledServers;
let stage: TestServices;
let shop: WebhookEndpoint;
let toolServer: FakeToolServer;
let models: ModelServer;
let client: Client;
let agentId: string;
beforeAll(async () => {
  models = await startModelServer();
  servers = await startCalledServers({ isWorker: true });
  ({ test: stage, shop, toolServer } = servers);
});
afterAll(async () => {
  await servers.close();
  await models.close();
});
beforeEach(async () => {
  const prepared = await prepareAgent(stage);
  client = prepared.client;
  agentId = prepared.agent.id;
  shop.received.length = 0;
  shop.react = () => ({ status: 200, body: '{"state":"shipped","arrival":"2026-12-03"}' });
});

async function addAction(fields: object = {}): Promise<Action> {
  const lookup = {
    name: 'Order status',
    description: 'Finds out where an order is',
    url: `${shop.origin}/orders/{order}`,
    headers: [{ name: 'X-Key', value: 'key-of-the-shop' }],
    parameters: [{ name: 'order', label: 'Order number', kind: 'text' }],
    reply: 'Order {order} is {state}.',
    triggers: ['where is my order'],
  };
  const path = `/api/v1/agents/${agentId}/actions`;
  return expectStatus(await client.post(path, { ...lookup, ...fields }), 201);
}

interface Shown {
  text: string;
  messageId: string;
  form: ActionForm | undefined;
  outcome: string;
}

/** A visitor of the widget, who may send forms. */
async function openVisitor() {
  const { options } = await openChat(stage.app, agentId);
  let conversationId: string | undefined;
  return async (message: string, fields: object = {}): Promise<Shown> => {
    const body = { message, ...fields, ...(conversationId === undefined ? {} : { conversationId }) };
    const sent = await createClient(stage.app).post(`/api/widget/${agentId}/messages`, body, options);
    const parts = await readParts(sent);
    const partOf = <Type extends StreamPart['type']>(type: Type) =>
      parts.find((part): part is Extract<StreamPart, { type: Type }> => part.type === type);
    const finish = partOf('finish')?.messageMetadata;
    conversationId = finish?.conversationId;
    return {
      text: parts.map((part) => (part.type === 'text-delta' ? part.delta : '')).join(''),
      messageId: partOf('start')?.messageId ?? '',
      form: finish?.form,
      outcome: finish?.outcome ?? '',
    };
  };
}

const explain = async (messageId: string) =>
  expectStatus<AnswerExplanation>(await client.get(`/api/v1/messages/${messageId}/explanation`), 200);

describe('an action without a language model', () => {
  it('is called by a phrase that has all it takes, and shown in why this answer', async () => {
    await addAction();
    const shown = await (await openVisitor())('Hello, where is my order AB-1001?');
    expect(shown).toMatchObject({ text: 'Order AB-1001 is shipped.', outcome: 'answered', form: undefined });
    expect(shop.received).toMatchObject([
      { path: '/orders/AB-1001', headers: { 'x-key': 'key-of-the-shop' } },
    ]);
    const why = await explain(shown.messageId);
    expect(why.calls).toEqual([
      {
        name: 'Order status',
        parameters: [{ label: 'Order number', value: 'AB-1001' }],
        status: 200,
        outcome: 'done',
        problem: null,
        durationMs: expect.any(Number),
      },
    ]);
    expect(JSON.stringify(why)).not.toContain('key-of-the-shop');
  });

  it('asks for what is missing by a form, and answers what was filled in', async () => {
    const { id } = await addAction();
    const visitor = await openVisitor();
    const asked = await visitor('Where is my order?');
    expect(asked.form).toMatchObject({ actionId: id, title: 'Order status', values: {} });
    expect(asked.outcome).toBe('smalltalk');
    const again = await visitor('Order number:', { form: { actionId: id, values: { order: ' ' } } });
    expect(again.form?.actionId).toBe(id);
    expect(shop.received).toEqual([]);
    const values = { order: '1001' };
    const answered = await visitor('Order number: 1001', { form: { actionId: id, values } });
    expect(answered).toMatchObject({ text: 'Order 1001 is shipped.', form: undefined });
    expect((await explain(answered.messageId)).calls).toHaveLength(1);
  });

  it('asks again by the same form when the visitor comes back, as the action now is, until something is said', async () => {
    const { id } = await addAction({ method: 'POST', triggers: ['return order'] });
    const { options } = await openChat(stage.app, agentId);
    const visitor = createClient(stage.app);
    const say = async (body: object) =>
      readParts(await visitor.post(`/api/widget/${agentId}/messages`, body, options));
    const readForms = async () => {
      const came = await visitor.get(`/api/widget/${agentId}/session`, options);
      const { conversation } = await expectStatus<WidgetSession>(came, 200);
      return { id: conversation?.id, forms: conversation?.messages.map(({ form }) => form) };
    };
    const parts = await say({ message: 'I want to return order 1001' });
    const finish = parts.find((part) => part.type === 'finish')?.messageMetadata;
    expect(finish?.form).toMatchObject({ actionId: id, values: { order: '1001' } });
    expect((await readForms()).forms).toEqual([undefined, finish?.form]);
    const path = `/api/v1/agents/${agentId}/actions/${id}`;
    await expectStatus(await client.patch(path, { name: 'Return of an order' }), 200);
    expect((await readForms()).forms?.at(-1)).toEqual({ ...finish?.form, title: 'Return of an order' });
    await expectStatus(await client.patch(path, { isOn: false }), 200);
    expect((await readForms()).forms?.at(-1)).toBeUndefined();
    await expectStatus(await client.patch(path, { isOn: true }), 200);
    await say({ message: 'Never mind, thanks', conversationId: (await readForms()).id });
    expect((await readForms()).forms?.every((form) => form === undefined)).toBe(true);
  });

  it('is confirmed by the visitor first where its owner wants that, with what is known filled in', async () => {
    await addAction({ method: 'POST', triggers: ['return order'] });
    const asked = await (await openVisitor())('I want to return order 1001');
    expect(asked.form?.values).toEqual({ order: '1001' });
    expect(shop.received).toEqual([]);
  });

  it('has one key for the same form, however often it is sent, and another for another call', async () => {
    const { id } = await addAction({ method: 'POST', triggers: ['return order'] });
    const visitor = await openVisitor();
    const open = async () => (await visitor('return order')).form?.formId;
    const send = async (formId: string | undefined, order: string) => {
      await visitor(`Order number: ${order}`, { form: { actionId: id, formId, values: { order } } });
      return shop.received.at(-1)?.headers['idempotency-key'];
    };
    const form = await open();
    const key = await send(form, '1001');
    expect(key).toMatch(/^[\w-]{32}$/);
    expect(await send(form, '1001')).toBe(key);
    const others = [
      await send(form, '1002'),
      await send(await open(), '1001'),
      await send(undefined, '1001'),
    ];
    expect(new Set([key, ...others]).size).toBe(4);
    expect(shop.received).toHaveLength(5);
  });

  it('has a key of its own for each message where it is called at once, and none where it only reads', async () => {
    await addAction({ method: 'POST', needsConfirmation: false, triggers: ['return order'] });
    await addAction({ name: 'Lookup' });
    const visitor = await openVisitor();
    const keys: unknown[] = [];
    for (const message of ['return order 1001', 'return order 1001', 'where is my order 1001']) {
      await visitor(message);
      keys.push(shop.received.at(-1)?.headers['idempotency-key']);
    }
    expect(shop.received).toHaveLength(3);
    expect(keys[0]).not.toBe(keys[1]);
    expect(keys[2]).toBeUndefined();
  });

  it.each([
    [{ status: 404 }, 'I found nothing for this. Please check what you entered.', 'answered'],
    [{ status: 200, body: '{"state":"shipped"}' }, 'Order 1001 is shipped.', 'answered'],
  ] as const)('answers %o in plain words', async (reaction, text, outcome) => {
    await addAction();
    shop.react = () => reaction;
    expect(await (await openVisitor())('where is my order 1001')).toMatchObject({ text, outcome });
  });

  it('says that it failed, and gives the usual answer', async () => {
    await addAction({ triggers: ['how much does shipping cost'] });
    shop.react = () => 'drop';
    const answer = await (await openVisitor())('How much does shipping cost for 1001?');
    expect(answer.text).toMatch(/^I could not get an answer to that just now\..*\n\n.*4\.90 euros/s);
    expect((await explain(answer.messageId)).calls).toMatchObject([{ outcome: 'failed', status: null }]);
  });

  it('is not called when it is off, when it was deleted, nor for what has no phrase of it', async () => {
    const { id } = await addAction({ isOn: false });
    const visitor = await openVisitor();
    expect((await visitor('where is my order 1001')).form).toBeUndefined();
    const form = { actionId: id, values: { order: '1001' } };
    expect((await visitor('Order number: 1001', { form })).text).toContain('could not get an answer');
    await expectStatus(await client.patch(`/api/v1/agents/${agentId}/actions/${id}`, { isOn: true }), 200);
    expect((await visitor('How much does shipping cost?')).text).toContain('4.90 euros');
    expect(shop.received).toEqual([]);
  });

  it('gives a program that uses the API no form, but the usual answer', async () => {
    await addAction();
    const answer = await ask(client, agentId, 'Where is my order?');
    expect(answer.metadata.form).toBeUndefined();
    expect(shop.received).toEqual([]);
  });
});

describe('an action with a language model', () => {
  /** With models of the stand-in: new ones for each test, since what they learn of failures stays in them. */
  async function onModels(work: () => Promise<void>, model = 'gpt-6-luna'): Promise<void> {
    const { services } = stage;
    const before = services.languageModels;
    services.languageModels = createLanguageModels(
      { OPENAI_API_KEY: 'sk-test-key', OPENAI_BASE_URL: `${models.origin}/v1`, MODEL_GPT_3_5: model },
      services,
    );
    try {
      await work();
    } finally {
      await services.languageModels.close();
      services.languageModels = before;
      models.reset();
    }
  }
  const call = (input: object) => ({ calls: [{ name: 'order-status-1', input }] });
  const lastPrompt = () => models.calls().at(-1)?.body ?? '';

  it('is called by the model, whose words are checked against the result', () =>
    onModels(async () => {
      await addAction();
      models.setAnswer({
        ...call({ order: '1001' }),
        tokens: ['Your order 1001 is ', 'shipped. It arrives on 3 December. ', 'It weighs 7 kg.'],
      });
      const answer = await ask(client, agentId, 'Has 1001 left already?');
      expect(textOf(answer)).toBe('Your order 1001 is shipped. It arrives on 3 December.');
      expect(sourcesOf(answer)).toEqual([]);
      expect(answer.metadata).toMatchObject({ outcome: 'answered', model: 'openai:gpt-6-luna' });
      expect(answer.metadata.usage.outputTokens).toBeGreaterThan(2);
      const why = await explain(answer.id);
      expect(why.calls).toMatchObject([{ name: 'Order status', outcome: 'done', status: 200 }]);
      expect(why.cut).toEqual([{ text: 'It weighs 7 kg.', reason: 'figure' }]);
      expect(lastPrompt()).toContain('state shipped');
      expect(
        models
          .calls()
          .map(({ body }) => body)
          .join(),
      ).not.toContain('key-of-the-shop');
      expect(models.complaints()).toEqual([]);
    }));

  it('answers in the words of its owner where the model makes nothing of the result', () =>
    onModels(async () => {
      await addAction();
      models.setAnswer({ ...call({ order: '1001' }), tokens: ['Pigs can fly.'] });
      expect(textOf(await ask(client, agentId, 'Has 1001 left already?'))).toBe('Order 1001 is shipped.');
    }));

  it('asks the visitor for what the model leaves out: by a form, and in words where there is none', () =>
    onModels(async () => {
      const { id } = await addAction();
      models.setAnswer(call({}));
      const asked = await (await openVisitor())('Has my parcel left already?');
      expect(asked).toMatchObject({ form: { actionId: id, values: {} }, outcome: 'smalltalk' });
      models.setAnswer(call({}));
      const answer = await ask(client, agentId, 'Has my parcel left already?');
      expect(textOf(answer)).toBe('To do that I need from you: Order number.');
      models.setAnswer({ ...call({ order: '1001' }), tokens: ['Your order is shipped.'] });
      const next = await ask(client, agentId, '1001', answer.metadata.conversationId);
      expect(textOf(next)).toBe('Your order is shipped.');
    }));

  it('sends nothing that the visitor did not write, and nothing that they have to confirm', () =>
    onModels(async () => {
      await addAction();
      models.setAnswer(call({ order: '4242' }));
      const tricked = await (await openVisitor())('Has my parcel left already?');
      expect(tricked.form?.values).toEqual({ order: '4242' });
      await addAction({ name: 'Return', method: 'POST' });
      models.setAnswer({ calls: [{ name: 'return-2', input: { order: '1001' } }] });
      const asked = await (await openVisitor())('Please take 1001 back');
      expect(asked.form).toMatchObject({ title: 'Return', values: { order: '1001' } });
      models.setAnswer({ calls: [{ name: 'return-2', input: { order: '1001' } }], tokens: ['Done.'] });
      await ask(client, agentId, 'Please take 1001 back');
      expect(shop.received).toEqual([]);
    }));

  it('is called once where the model fails after it, although a phrase of the owner is in the message', () =>
    onModels(async () => {
      await addAction();
      shop.react = () => {
        models.addFault({ kind: 'html', times: 5 });
        return { status: 200, body: '{"state":"shipped"}' };
      };
      models.setAnswer(call({ order: '1001' }));
      const answer = await ask(client, agentId, 'Where is my order 1001?');
      expect(textOf(answer)).toBe('Order 1001 is shipped.');
      expect(shop.received).toHaveLength(1);
      expect((await explain(answer.id)).calls).toHaveLength(1);
    }));

  it('says that it failed, and goes on without it', () =>
    onModels(async () => {
      await addAction();
      shop.react = () => ({ status: 500 });
      models.setAnswer({ ...call({ order: '1001' }), tokens: ['Shipping costs 4.90 euros [1].'] });
      const answer = await ask(client, agentId, 'How much does shipping of 1001 cost?');
      const lead = 'I could not get an answer to that just now. Please try again later.\n\n';
      expect(textOf(answer)).toBe(`${lead}Shipping costs 4.90 euros.`);
      expect(sourcesOf(answer)[0]).toMatchObject({ start: lead.length, title: 'Shipping' });
      expect((await explain(answer.id)).calls).toMatchObject([{ outcome: 'failed', status: 500 }]);
      expect(JSON.parse(lastPrompt()).tools).toBeUndefined();
    }));

  it('is called three times for an answer at most, and never twice the same way', () =>
    onModels(async () => {
      await addAction();
      const orders = ['1', '1', '2', '3', '4'];
      models.setAnswer({
        calls: orders.map((order) => ({ name: 'order-status-1', input: { order } })),
        tokens: ['Your order 1 is shipped.'],
      });
      await ask(client, agentId, 'Where are 1, 2, 3 and 4?');
      expect(shop.received.map(({ path }) => path)).toEqual(['/orders/1', '/orders/2', '/orders/3']);
    }));

  it('leaves an answer from the sources as it is where the model calls nothing', () =>
    onModels(async () => {
      await addAction();
      models.setAnswer({ tokens: ['Shipping costs 4.90 euros [1].'] });
      const answer = await ask(client, agentId, 'How much does shipping cost?');
      expect(textOf(answer)).toBe('Shipping costs 4.90 euros.');
      expect(sourcesOf(answer)).toHaveLength(1);
      expect((await explain(answer.id)).calls).toEqual([]);
    }));

  it('is left out for a model that takes no tools', () =>
    onModels(async () => {
      await addAction();
      models.setAnswer({ tokens: ['Shipping costs 4.90 euros [1].'] });
      const answer = await ask(client, agentId, 'How much does shipping cost?');
      expect(textOf(answer)).toBe('Shipping costs 4.90 euros.');
      expect(answer.metadata.model).toBe('openai:gpt-6.2-sol');
      expect(models.complaints()).toHaveLength(1);
    }, 'gpt-6.2-sol'));

  describe('of a remote MCP server', () => {
    async function allow(...tools: string[]): Promise<void> {
      const path = `/api/v1/agents/${agentId}/tool-servers`;
      const server = { name: 'Shop', url: toolServer.url };
      const { id } = await expectStatus<{ id: string }>(await client.post(path, server), 201);
      await expectStatus(await client.put(`${path}/${id}/tools`, { tools }), 200);
      toolServer.called.length = 0;
    }

    it('is called where it only reads, and its result is checked and kept as that of an action', () =>
      onModels(async () => {
        await allow('find_order');
        models.setAnswer({
          ...call({ order: '1001' }),
          tokens: ['Your order 1001 is shipped.', ' It weighs 7 kg.'],
        });
        const answer = await ask(client, agentId, 'Has 1001 left already?');
        expect(textOf(answer)).toBe('Your order 1001 is shipped.');
        expect(toolServer.called).toEqual([{ tool: 'find_order', input: { order: '1001' } }]);
        expect((await explain(answer.id)).calls).toMatchObject([
          { name: 'Order status', parameters: [{ label: 'Order number', value: '1001' }], outcome: 'done' },
        ]);
      }));

    it('is confirmed by a form where it may change something, and called with it', () =>
      onModels(async () => {
        await allow('return_order');
        models.setAnswer({ calls: [{ name: 'return-1', input: { order: '1001', count: 2 } }] });
        const visitor = await openVisitor();
        const asked = await visitor('Please take 2 of 1001 back');
        expect(asked.form).toMatchObject({ title: 'Return', values: { order: '1001', count: '2' } });
        expect(toolServer.called).toEqual([]);
        const { actionId = '', values = {} } = asked.form ?? {};
        const done = await visitor('Return', { form: { actionId, values } });
        expect(done.text).toBe('It is on its way back.');
        expect(toolServer.called).toEqual([{ tool: 'return_order', input: { order: '1001', count: 2 } }]);
      }));

    it('is not offered where it is not allowed, and says that it failed', () =>
      onModels(async () => {
        await allow();
        models.setAnswer({ ...call({ order: '1001' }), tokens: ['Shipping costs 4.90 euros [1].'] });
        await ask(client, agentId, 'How much does shipping of 1001 cost?');
        expect(JSON.parse(lastPrompt()).tools).toBeUndefined();
        await allow('find_order');
        toolServer.fault = { status: 500 };
        models.setAnswer({ ...call({ order: '1001' }), tokens: ['Shipping costs 4.90 euros [1].'] });
        const answer = await ask(client, agentId, 'How much does shipping of 1001 cost?');
        toolServer.fault = null;
        expect(textOf(answer)).toMatch(/^I could not get an answer.*4\.90 euros\.$/s);
        expect((await explain(answer.id)).calls).toMatchObject([{ outcome: 'failed', status: null }]);
      }));
  });

  it('is called by its phrase where no model answers', () =>
    onModels(async () => {
      await addAction();
      models.addFault({ kind: 'server-error', times: 9 });
      const answer = await ask(client, agentId, 'where is my order 1001');
      expect(textOf(answer)).toBe('Order 1001 is shipped.');
    }));
});
