import { describe, expect, it } from 'vitest';
import type { WidgetSession } from '#contract/widget/widget.schemas.ts';
import { ask } from '#server/features/answering/fixtures/ask-about-shipping.ts';
import { createClient, expectStatus, openChat, readParts } from '#tests/factories.ts';
import { setUpActionStage } from './fixtures/action-stage.ts';

const stage = setUpActionStage();
const { addAction, openVisitor, explain } = stage;

describe('an action without a language model', () => {
  it('is called by a phrase that has all it takes, and shown in why this answer', async () => {
    await addAction();
    const shown = await (await openVisitor())('Hello, where is my order AB-1001?');
    expect(shown).toMatchObject({ text: 'Order AB-1001 is shipped.', outcome: 'answered', form: undefined });
    expect(stage.shop.received).toMatchObject([
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
    expect(stage.shop.received).toEqual([]);
    const values = { order: '1001' };
    const answered = await visitor('Order number: 1001', { form: { actionId: id, values } });
    expect(answered).toMatchObject({ text: 'Order 1001 is shipped.', form: undefined });
    expect((await explain(answered.messageId)).calls).toHaveLength(1);
  });

  it('asks again by the same form when the visitor comes back, as the action now is, until something is said', async () => {
    const { id } = await addAction({ method: 'POST', triggers: ['return order'] });
    const { options } = await openChat(stage.test.app, stage.agentId);
    const visitor = createClient(stage.test.app);
    const say = async (body: object) =>
      readParts(await visitor.post(`/api/widget/${stage.agentId}/messages`, body, options));
    const readForms = async () => {
      const came = await visitor.get(`/api/widget/${stage.agentId}/session`, options);
      const { conversation } = await expectStatus<WidgetSession>(came, 200);
      return { id: conversation?.id, forms: conversation?.messages.map(({ form }) => form) };
    };
    const parts = await say({ message: 'I want to return order 1001' });
    const finish = parts.find((part) => part.type === 'finish')?.messageMetadata;
    expect(finish?.form).toMatchObject({ actionId: id, values: { order: '1001' } });
    expect((await readForms()).forms).toEqual([undefined, finish?.form]);
    const path = `/api/v1/agents/${stage.agentId}/actions/${id}`;
    await expectStatus(await stage.client.patch(path, { name: 'Return of an order' }), 200);
    expect((await readForms()).forms?.at(-1)).toEqual({ ...finish?.form, title: 'Return of an order' });
    await expectStatus(await stage.client.patch(path, { isOn: false }), 200);
    expect((await readForms()).forms?.at(-1)).toBeUndefined();
    await expectStatus(await stage.client.patch(path, { isOn: true }), 200);
    await say({ message: 'Never mind, thanks', conversationId: (await readForms()).id });
    expect((await readForms()).forms?.every((form) => form === undefined)).toBe(true);
  });

  it('is confirmed by the visitor first where its owner wants that, with what is known filled in', async () => {
    await addAction({ method: 'POST', triggers: ['return order'] });
    const asked = await (await openVisitor())('I want to return order 1001');
    expect(asked.form?.values).toEqual({ order: '1001' });
    expect(stage.shop.received).toEqual([]);
  });

  it('has one key for the same form, however often it is sent, and another for another call', async () => {
    const { id } = await addAction({ method: 'POST', triggers: ['return order'] });
    const visitor = await openVisitor();
    const open = async () => (await visitor('return order')).form?.formId;
    const send = async (formId: string | undefined, order: string) => {
      await visitor(`Order number: ${order}`, { form: { actionId: id, formId, values: { order } } });
      return stage.shop.received.at(-1)?.headers['idempotency-key'];
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
    expect(stage.shop.received).toHaveLength(5);
  });

  it('has a key of its own for each message where it is called at once, and none where it only reads', async () => {
    await addAction({ method: 'POST', needsConfirmation: false, triggers: ['return order'] });
    await addAction({ name: 'Lookup' });
    const visitor = await openVisitor();
    const keys: unknown[] = [];
    for (const message of ['return order 1001', 'return order 1001', 'where is my order 1001']) {
      await visitor(message);
      keys.push(stage.shop.received.at(-1)?.headers['idempotency-key']);
    }
    expect(stage.shop.received).toHaveLength(3);
    expect(keys[0]).not.toBe(keys[1]);
    expect(keys[2]).toBeUndefined();
  });

  it.each([
    [{ status: 404 }, 'I found nothing for this. Please check what you entered.', 'answered'],
    [{ status: 200, body: '{"state":"shipped"}' }, 'Order 1001 is shipped.', 'answered'],
  ] as const)('answers %o in plain words', async (reaction, text, outcome) => {
    await addAction();
    stage.shop.react = () => reaction;
    expect(await (await openVisitor())('where is my order 1001')).toMatchObject({ text, outcome });
  });

  it('says that it failed, and gives the usual answer', async () => {
    await addAction({ triggers: ['how much does shipping cost'] });
    stage.shop.react = () => 'drop';
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
    await expectStatus(
      await stage.client.patch(`/api/v1/agents/${stage.agentId}/actions/${id}`, { isOn: true }),
      200,
    );
    expect((await visitor('How much does shipping cost?')).text).toContain('4.90 euros');
    expect(stage.shop.received).toEqual([]);
  });

  it('gives a program that uses the API no form, but the usual answer', async () => {
    await addAction();
    const answer = await ask(stage.client, stage.agentId, 'Where is my order?');
    expect(answer.metadata.form).toBeUndefined();
    expect(stage.shop.received).toEqual([]);
  });
});
