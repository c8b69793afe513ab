import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ParleyEvent } from '#contract/events.ts';
import { webhookBodyOf } from '#contract/webhooks/webhooks.schemas.ts';
import { type DeliveredEvent, webhookEvents } from '#contract/webhooks/webhooks.ts';
import { createId } from '#server/database/create-id.ts';
import { booking } from '#server/features/bookings/bookings.table.ts';
import { createWebhookStage, type WebhookStage } from '#server/features/webhooks/fixtures/webhook-stage.ts';
import { addText, expectStatus, openChat } from '#tests/factories.ts';

let stage: WebhookStage;
beforeAll(async () => {
  stage = await createWebhookStage();
});
afterAll(() => stage.close());
beforeEach(() => stage.clear());

describe('bodies of events', () => {
  /** Does what the worker does with the outbox, as this stage has none. */
  async function handOn(): Promise<void> {
    const { rows } = await stage.services.pool.query(
      'with taken as (delete from outbox returning *) select name, payload from taken order by id',
    );
    for (const { name, payload } of rows) await stage.happen({ name, payload } as ParleyEvent);
  }

  /** A call, as `create-booking.ts` stores it. */
  async function addBooking(conversationId: string, isPreview = false) {
    const ids = { agentId: stage.agent.id, conversationId, leadId: null };
    const bookingId = createId('bkg');
    const startAt = new Date(stage.clock.now().getTime() + 86_400_000);
    await stage.services.db.insert(booking).values({
      id: bookingId,
      workspaceId: stage.workspaceId,
      ...ids,
      isPreview,
      visitorId: bookingId,
      status: 'accepted',
      eventTypeId: 1,
      uid: bookingId,
      title: 'Intro call',
      startAt,
      endAt: startAt,
      askedAt: startAt,
      timeZone: 'Europe/Berlin',
      name: 'Ada',
      email: 'ada@example.com',
    });
    return { ...ids, bookingId };
  }

  test('match their schemas, and full ones contain what the ids name', async () => {
    const thin = await stage.create({ events: webhookEvents, url: `${stage.endpoint.origin}/thin` });
    const full = await stage.create({
      events: webhookEvents,
      url: `${stage.endpoint.origin}/full`,
      payload: 'full',
    });
    const source = await addText(stage.owner, stage.agent.id);
    const visitor = await openChat(stage.app, stage.agent.id);
    const { conversationId, messageId } = await visitor.ask('What is the capital of Peru?');
    await visitor.ask('Can I talk to a human please?');
    const lead = await stage.owner.post('/api/v1/leads', {
      agentId: stage.agent.id,
      email: 'ben@example.com',
    });
    const { id: leadId } = await expectStatus<{ id: string }>(lead, 201);
    await expectStatus(await stage.owner.patch(`/api/v1/leads/${leadId}`, { note: 'Called.' }), 200);
    await stage.owner.post(`/api/v1/agents/${stage.agent.id}/chat`, { message: 'Hello', channel: 'preview' });
    await handOn();
    await stage.happen({
      name: 'message.rated',
      payload: { agentId: stage.agent.id, conversationId, messageId },
    });
    for (const change of ['made', 'moved', 'cancelled', 'other'] as const)
      await stage.happen({
        name: 'booking.changed',
        payload: { change, ...(await addBooking(conversationId)) },
      });
    const tried = await addBooking(conversationId, true);
    await stage.happen({ name: 'booking.changed', payload: { change: 'made', ...tried } });
    await stage.happen({ name: 'source.trained', payload: { agentId: stage.agent.id, sourceId: source.id } });
    await stage.happen({ name: 'usage.warned', payload: { meter: 'leads', percentage: 80 } });
    await stage.deliver(thin);
    await stage.deliver(full);
    await stage.deliver(full);

    const sent = stage.endpoint.received.map(({ path, body }) => ({ path, body: JSON.parse(body) }));
    const typesOf = (to: string) => sent.filter(({ path }) => path === to).map(({ body }) => body.type);
    const expected = [
      'conversation.started',
      'message.answered',
      'question.unanswered',
      'message.answered',
      'human_request.created',
      'lead.created',
      'lead.updated',
      'message.rated',
      'booking.created',
      'booking.moved',
      'booking.cancelled',
      'source.trained',
      'usage.warned',
    ].sort();
    expect(typesOf('/thin').sort()).toEqual(expected);
    expect(typesOf('/full').sort()).toEqual(expected);
    for (const { body } of sent) {
      const parsed = webhookBodyOf(body.type as DeliveredEvent).safeParse(body);
      expect([body.type, parsed.error?.issues ?? []]).toEqual([body.type, []]);
    }
    const fullOf = (type: string) =>
      sent.find(({ path, body }) => path === '/full' && body.type === type)?.body;
    expect(fullOf('lead.updated').data.lead).toMatchObject({ email: 'ben@example.com', note: 'Called.' });
    expect(fullOf('question.unanswered').data).toMatchObject({
      question: { text: 'What is the capital of Peru?', outcome: 'declined' },
      answer: { id: messageId, role: 'assistant' },
    });
    expect(fullOf('human_request.created').data.conversation).toMatchObject({ id: conversationId });
    expect(fullOf('booking.created').data).toEqual({
      agentId: stage.agent.id,
      bookingId: expect.any(String),
      conversationId,
      leadId: null,
      booking: expect.objectContaining({ email: 'ada@example.com', title: 'Intro call' }),
    });
    expect(fullOf('source.trained').data.source).toMatchObject({ title: 'Opening hours' });
    for (const { path, body } of sent) {
      if (path === '/thin') expect(JSON.stringify(body)).not.toMatch(/(ben|ada)@example\.com/);
    }

    // What has been deleted is not sent, nor kept in the log.
    const [delivery] = (await stage.log(full)).filter(({ event }) => event === 'lead.created');
    await expectStatus(await stage.owner.delete(`/api/v1/leads/${leadId}`), 200);
    const shown = await stage.owner.get(stage.path(full, `/deliveries/${delivery?.id}`));
    const { request } = await expectStatus<{ request: { body: string } }>(shown, 200);
    expect(JSON.parse(request.body).data).toEqual({ agentId: stage.agent.id, leadId, conversationId: null });
  });
});
