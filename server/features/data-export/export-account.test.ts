import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { account } from '#server/features/credentials/credentials.table.ts';
import { session } from '#server/features/sessions/sessions.table.ts';
import { createOwner } from '#tests/endpoint-cases/create-owner.ts';
import type { Owner } from '#tests/endpoint-cases/endpoint-case.ts';
import { expectStatus, signUp } from '#tests/factories.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import { parse, readZip } from './fixtures/read-zip.ts';

let stage: TestServices;
let owner: Owner;
let other: Owner;
beforeAll(async () => {
  stage = await createTestServices(
    { DEFAULT_PLAN: 'enterprise', WEBHOOK_ALLOW_HOSTS: 'localhost:1' },
    { isWorker: true },
  );
  [owner, other] = await Promise.all([
    createOwner(stage, 'numbat', 'http://localhost:1'),
    createOwner(stage, 'wombat', 'http://localhost:1'),
  ]);
});
afterAll(() => stage.close());

describe('the export of an account', () => {
  test('is a zip with everything of the account and its workspaces', async () => {
    const response = await owner.client.get('/api/account/export');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="parley-account-\d{4}-\d\d-\d\d\.zip"$/,
    );
    const files = await readZip(response);
    const manifest = parse<{ formatVersion: number; files: string[] }>(files, 'manifest.json');
    expect(manifest).toMatchObject({ product: 'Parley', formatVersion: 1 });
    expect(Object.keys(files)).toEqual(['manifest.json', ...manifest.files]);
    expect(parse(files, 'account.json')).toMatchObject({
      ...owner.client.user,
      settings: { hasPassword: true },
      sessions: expect.arrayContaining([expect.objectContaining({ isCurrent: true })]),
      passkeys: [{ name: 'Key' }],
      partner: {
        referralLink: { code: expect.any(String) },
        visits: [],
        referrals: [],
        clientWorkspaces: [{ workspaceId: owner.ids.clientId }],
      },
      chatgenie: { plan: 'pro', billingHistory: [{ id: owner.ids.chatgenieInvoiceId }] },
    });
    expect(parse(files, 'workspaces.json')).toMatchObject([
      {
        name: 'numbat firm',
        members: [{ role: 'owner' }, { role: 'inbox-only' }],
        invitations: [{ role: 'inbox-only' }],
        apiKeys: [{ name: 'Test' }],
        referredAt: null,
      },
      { id: owner.ids.clientId, name: 'numbat client', members: [{ role: 'owner' }] },
    ]);
    expect(parse(files, 'agents.json')).toMatchObject([{ id: owner.ids.agentId, name: 'numbat agent' }]);
    expect(parse(files, 'sources.json')).toMatchObject([
      { id: owner.ids.sourceId, config: { text: expect.stringContaining('numbat lamp') } },
    ]);
    expect(parse(files, 'documents.json')).toMatchObject([
      { sourceId: owner.ids.sourceId, passages: [{ text: expect.stringContaining('12 euros') }] },
    ]);
    expect(parse(files, 'conversations.json')).toMatchObject([
      {
        id: owner.ids.conversationId,
        messages: [
          { role: 'user' },
          { id: owner.ids.messageId },
          { role: 'user', attachments: [{ name: 'order.txt' }] },
          { role: 'assistant' },
        ],
      },
    ]);
    expect(parse(files, 'leads.json')).toMatchObject([{ email: 'numbat@example.com' }]);
    expect(parse(files, 'saved-replies.json')).toMatchObject([{ name: 'numbat reply' }]);
    expect(parse(files, 'identities.json')).toEqual([]);
  });

  test('has nothing of others, and no hash, secret or token', async () => {
    const all = Object.values(await readZip(await owner.client.get('/api/account/export'))).join('\n');
    expect(all).not.toContain(other.word);
    // Some are plain numbers, which may be anywhere.
    const ids = Object.values(other.ids).filter((id) => /^[a-z]+_/.test(id));
    expect(ids.length).toBeGreaterThan(10);
    for (const id of ids) expect(all).not.toContain(id);
    const { db } = stage.services;
    const secrets = [
      ...(await db.select({ value: account.password }).from(account)),
      ...(await db.select({ value: session.token }).from(session)),
    ].flatMap(({ value }) => (value === null ? [] : [value]));
    expect(secrets.length).toBeGreaterThan(2);
    for (const secret of secrets) expect(all).not.toContain(secret);
    expect(all).not.toMatch(/"(hash|publicKey|token|password|secret)"/);
  });

  test('a member who owns nothing there does not take that workspace along', async () => {
    const member = await signUp(stage.app);
    const files = await readZip(await member.get('/api/account/export'));
    expect(parse<unknown[]>(files, 'workspaces.json')).toHaveLength(1);
    for (const name of [
      'agents',
      'actions',
      'tool-servers',
      'webhooks',
      'connections',
      'sources',
      'documents',
      'conversations',
      'leads',
      'bookings',
      'identities',
      'saved-replies',
    ]) {
      expect(files[`${name}.json`]).toBe('[]\n');
    }
  });

  test('ten in ten minutes', async () => {
    const member = await signUp(stage.app);
    for (let time = 0; time < 10; time++) {
      const response = await member.get('/api/account/export');
      await response.body?.cancel();
      expect(response.status).toBe(200);
    }
    const refused = await expectStatus<{ error: { message: string } }>(
      await member.get('/api/account/export'),
      429,
    );
    expect(refused.error.message).toContain('Too many');
  });
});
