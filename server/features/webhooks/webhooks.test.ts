import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hooksMaximum } from '#contract/hooks/hooks.ts';
import type { Delivery } from '#contract/webhooks/webhooks.schemas.ts';
import { webhooksMaximum } from '#contract/webhooks/webhooks.ts';
import { createWebhookStage, type WebhookStage } from '#server/features/webhooks/fixtures/webhook-stage.ts';
import { webhook, webhookDelivery } from '#server/features/webhooks/webhooks.table.ts';
import { workspace } from '#server/features/workspaces/workspaces.table.ts';
import { workspaceIdOf } from '#tests/endpoint-cases/account-cases.ts';
import { expectStatus, signUp } from '#tests/factories.ts';
import { waitingEmails } from '#tests/waiting-emails.ts';

let stage: WebhookStage;
beforeAll(async () => {
  stage = await createWebhookStage();
});
afterAll(() => stage.close());
beforeEach(() => stage.clear());

describe('a webhook', () => {
  test('shows its secret once, and who created it', async () => {
    const { secret, ...made } = await stage.create({ name: ' CRM ' });
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(made).toMatchObject({
      name: 'CRM',
      payload: 'thin',
      isOn: true,
      createdBy: { userId: stage.owner.user.id, email: stage.owner.user.email },
    });
    expect(await stage.get({ ...made, secret })).toEqual(made);
    expect(JSON.stringify(await stage.services.db.select().from(webhook))).not.toContain(secret.slice(6));
    expect(await waitingEmails(stage.services, stage.owner.user.email)).toMatchObject([
      { kind: 'security-change', change: 'webhook-created', what: stage.endpoint.host },
    ]);
    await expectStatus(
      await stage.owner.patch(stage.path(made), { url: 'https://hooks.example.com/in' }),
      200,
    );
    expect((await waitingEmails(stage.services, stage.owner.user.email)).at(-1)).toMatchObject({
      change: 'webhook-redirected',
      what: 'hooks.example.com',
    });
  });

  test.each([
    'http://hooks.example.com/in',
    'https://hooks.example.com:8443/in',
    'https://ana:secret@hooks.example.com/in',
    'https://127.0.0.1/in',
    'https://[::1]/in',
    'https://169.254.169.254/latest',
    'ftp://hooks.example.com/in',
    'hooks.example.com',
  ])('is not created for %s', async (url) => {
    const refused = await stage.owner.post('/api/v1/webhooks', { url, events: ['lead.created'] });
    expect(await expectStatus(refused, 400)).toMatchObject({
      error: { details: { url: expect.any(String) } },
    });
    const hook = await stage.owner.post('/api/v1/hooks', { targetUrl: url, event: 'lead.created' });
    expect(await expectStatus(hook, 400)).toMatchObject({
      error: { details: { targetUrl: expect.any(String) } },
    });
  });

  test('is refused beyond twenty', async () => {
    const { id } = await stage.create();
    const [row] = await stage.services.db.select().from(webhook).where(eq(webhook.id, id));
    if (row === undefined) throw new Error('It was created.');
    const more = Array.from({ length: webhooksMaximum - 1 }, (_, at) => ({ ...row, id: `whk_${at}` }));
    await stage.services.db.insert(webhook).values(more);
    const body = { url: `${stage.endpoint.origin}/in`, events: ['lead.created'] };
    await expectStatus(await stage.owner.post('/api/v1/webhooks', body), 422);
    // Hooks are counted separately. One that no key made is announced by email too.
    const hook = { targetUrl: `${stage.endpoint.origin}/hook`, event: 'lead.created' };
    await expectStatus(await stage.owner.post('/api/v1/hooks', hook), 201);
    expect((await waitingEmails(stage.services, stage.owner.user.email)).map(({ kind }) => kind)).toEqual([
      'security-change',
      'security-change',
    ]);
    const hooks = Array.from({ length: hooksMaximum - 1 }, (_, at) => ({
      ...row,
      id: `whk_hook_${at}`,
      isHook: true,
    }));
    await stage.services.db.insert(webhook).values(hooks);
    await expectStatus(await stage.owner.post('/api/v1/hooks', hook), 422);
  });

  test('ends with its workspace', async () => {
    const other = await signUp(stage.app);
    const made = await stage.create({}, other);
    await expectStatus(await other.post(stage.path(made, '/test')), 200);
    await stage.services.db.delete(workspace).where(eq(workspace.id, await workspaceIdOf(other)));
    expect(await stage.services.db.select().from(webhook)).toEqual([]);
    expect(await stage.services.db.select().from(webhookDelivery)).toEqual([]);
  });
});

test('a test shows what came back, also while the webhook is off, and counts for nothing', async () => {
  const made = await stage.create();
  await expectStatus(await stage.owner.patch(stage.path(made), { isOn: false }), 200);
  stage.endpoint.react = () => ({ status: 500, body: 'Oh\u0000 no' });
  const tested = await expectStatus<Delivery>(await stage.owner.post(stage.path(made, '/test')), 200);
  expect(tested).toMatchObject({
    event: 'webhook.test',
    status: 'failed',
    attempts: [{ status: 500, answer: 'Oh no' }],
  });
  expect(stage.bodies()).toMatchObject([{ type: 'webhook.test', data: { webhookId: made.id } }]);
  expect(await stage.get(made)).toMatchObject({ failingSince: null });
});
