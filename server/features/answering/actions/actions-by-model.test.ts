import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLanguageModels } from '#server/adapters/language-model/create-language-models.ts';
import { ask, sourcesOf, textOf } from '#server/features/answering/fixtures/ask-about-shipping.ts';
import { expectStatus } from '#tests/factories.ts';
import { type ModelServer, startModelServer } from '#tests/fakes/model-server/start-model-server.ts';
import { setUpActionStage } from './fixtures/action-stage.ts';

const stage = setUpActionStage();
const { addAction, openVisitor, explain } = stage;

let models: ModelServer;
beforeAll(async () => {
  models = await startModelServer();
});
afterAll(async () => {
  await models.close();
});

describe('an action with a language model', () => {
  /** With models of the stand-in: new ones for each test, since what they learn of failures stays in them. */
  async function onModels(work: () => Promise<void>, model = 'gpt-6-luna'): Promise<void> {
    const { services } = stage.test;
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
      const answer = await ask(stage.client, stage.agentId, 'Has 1001 left already?');
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
      expect(textOf(await ask(stage.client, stage.agentId, 'Has 1001 left already?'))).toBe(
        'Order 1001 is shipped.',
      );
    }));

  it('asks the visitor for what the model leaves out: by a form, and in words where there is none', () =>
    onModels(async () => {
      const { id } = await addAction();
      models.setAnswer(call({}));
      const asked = await (await openVisitor())('Has my parcel left already?');
      expect(asked).toMatchObject({ form: { actionId: id, values: {} }, outcome: 'smalltalk' });
      models.setAnswer(call({}));
      const answer = await ask(stage.client, stage.agentId, 'Has my parcel left already?');
      expect(textOf(answer)).toBe('To do that I need from you: Order number.');
      models.setAnswer({ ...call({ order: '1001' }), tokens: ['Your order is shipped.'] });
      const next = await ask(stage.client, stage.agentId, '1001', answer.metadata.conversationId);
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
      await ask(stage.client, stage.agentId, 'Please take 1001 back');
      expect(stage.shop.received).toEqual([]);
    }));

  it('is called once where the model fails after it, although a phrase of the owner is in the message', () =>
    onModels(async () => {
      await addAction();
      stage.shop.react = () => {
        models.addFault({ kind: 'html', times: 5 });
        return { status: 200, body: '{"state":"shipped"}' };
      };
      models.setAnswer(call({ order: '1001' }));
      const answer = await ask(stage.client, stage.agentId, 'Where is my order 1001?');
      expect(textOf(answer)).toBe('Order 1001 is shipped.');
      expect(stage.shop.received).toHaveLength(1);
      expect((await explain(answer.id)).calls).toHaveLength(1);
    }));

  it('says that it failed, and goes on without it', () =>
    onModels(async () => {
      await addAction();
      stage.shop.react = () => ({ status: 500 });
      models.setAnswer({ ...call({ order: '1001' }), tokens: ['Shipping costs 4.90 euros [1].'] });
      const answer = await ask(stage.client, stage.agentId, 'How much does shipping of 1001 cost?');
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
      await ask(stage.client, stage.agentId, 'Where are 1, 2, 3 and 4?');
      expect(stage.shop.received.map(({ path }) => path)).toEqual(['/orders/1', '/orders/2', '/orders/3']);
    }));

  it('leaves an answer from the sources as it is where the model calls nothing', () =>
    onModels(async () => {
      await addAction();
      models.setAnswer({ tokens: ['Shipping costs 4.90 euros [1].'] });
      const answer = await ask(stage.client, stage.agentId, 'How much does shipping cost?');
      expect(textOf(answer)).toBe('Shipping costs 4.90 euros.');
      expect(sourcesOf(answer)).toHaveLength(1);
      expect((await explain(answer.id)).calls).toEqual([]);
    }));

  it('is left out for a model that takes no tools', () =>
    onModels(async () => {
      await addAction();
      models.setAnswer({ tokens: ['Shipping costs 4.90 euros [1].'] });
      const answer = await ask(stage.client, stage.agentId, 'How much does shipping cost?');
      expect(textOf(answer)).toBe('Shipping costs 4.90 euros.');
      expect(answer.metadata.model).toBe('openai:gpt-6.2-sol');
      expect(models.complaints()).toHaveLength(1);
    }, 'gpt-6.2-sol'));

  describe('of a remote MCP server', () => {
    async function allow(...tools: string[]): Promise<void> {
      const path = `/api/v1/agents/${stage.agentId}/tool-servers`;
      const server = { name: 'Shop', url: stage.toolServer.url };
      const { id } = await expectStatus<{ id: string }>(await stage.client.post(path, server), 201);
      await expectStatus(await stage.client.put(`${path}/${id}/tools`, { tools }), 200);
      stage.toolServer.called.length = 0;
    }

    it('is called where it only reads, and its result is checked and kept as that of an action', () =>
      onModels(async () => {
        await allow('find_order');
        models.setAnswer({
          ...call({ order: '1001' }),
          tokens: ['Your order 1001 is shipped.', ' It weighs 7 kg.'],
        });
        const answer = await ask(stage.client, stage.agentId, 'Has 1001 left already?');
        expect(textOf(answer)).toBe('Your order 1001 is shipped.');
        expect(stage.toolServer.called).toEqual([{ tool: 'find_order', input: { order: '1001' } }]);
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
        expect(stage.toolServer.called).toEqual([]);
        const { actionId = '', values = {} } = asked.form ?? {};
        const done = await visitor('Return', { form: { actionId, values } });
        expect(done.text).toBe('It is on its way back.');
        expect(stage.toolServer.called).toEqual([
          { tool: 'return_order', input: { order: '1001', count: 2 } },
        ]);
      }));

    it('is not offered where it is not allowed, and says that it failed', () =>
      onModels(async () => {
        await allow();
        models.setAnswer({ ...call({ order: '1001' }), tokens: ['Shipping costs 4.90 euros [1].'] });
        await ask(stage.client, stage.agentId, 'How much does shipping of 1001 cost?');
        expect(JSON.parse(lastPrompt()).tools).toBeUndefined();
        await allow('find_order');
        stage.toolServer.fault = { status: 500 };
        models.setAnswer({ ...call({ order: '1001' }), tokens: ['Shipping costs 4.90 euros [1].'] });
        const answer = await ask(stage.client, stage.agentId, 'How much does shipping of 1001 cost?');
        stage.toolServer.fault = null;
        expect(textOf(answer)).toMatch(/^I could not get an answer.*4\.90 euros\.$/s);
        expect((await explain(answer.id)).calls).toMatchObject([{ outcome: 'failed', status: null }]);
      }));
  });

  it('is called by its phrase where no model answers', () =>
    onModels(async () => {
      await addAction();
      models.addFault({ kind: 'server-error', times: 9 });
      const answer = await ask(stage.client, stage.agentId, 'where is my order 1001');
      expect(textOf(answer)).toBe('Order 1001 is shipped.');
    }));
});
