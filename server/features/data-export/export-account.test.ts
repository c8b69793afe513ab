import { Readable } from 'node:stream';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { account } from '#server/features/credentials/credentials.table.ts';
import { session } from '#server/features/sessions/sessions.table.ts';
import { createOwner } from '#tests/create-owner.ts';
import type { Owner } from '#tests/endpoint-case.ts';
import { expectStatus, signUp } from '#tests/factories.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import { readInPages } from './read-in-pages.ts';
import { streamZip } from './stream-zip.ts';

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

type Files = Record<string, string>;

async function readZip(response: Response): Promise<Files> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  return Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, file]) => [name, strFromU8(file)]));
}

const parse = <T>(files: Files, name: string): T => JSON.parse(files[name] ?? '') as T;

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

describe('streamZip', () => {
  test('reads no further than is asked for, and gives what it was given', async () => {
    let read = 0;
    async function* text() {
      for (; read < 500; read++) yield `${String(read).repeat(3000)}\n`;
    }
    const zip = streamZip([
      { name: 'a.json', text: text() },
      { name: 'b.json', text: Readable.from([]) },
    ]);
    await zip.next();
    expect(read).toBeLessThan(100);
    let bytes = 0;
    for await (const piece of zip) bytes += piece.length;
    expect(read).toBe(500);
    expect(bytes).toBeLessThan(500_000);
  });

  test('a text that fails ends it', async () => {
    const zip = streamZip([
      {
        name: 'a.json',
        text: (async function* () {
          yield 'x';
          throw new Error('The database went away.');
        })(),
      },
    ]);
    await expect(Readable.from(zip).toArray()).rejects.toThrow('The database went away.');
  });
});

test.each([0, 1, 199, 200, 201, 450])('readInPages gives all of %i rows, in order', async (count) => {
  const rows = Array.from({ length: count }, (_, index) => ({ id: `id_${String(index).padStart(4, '0')}` }));
  const pages: number[] = [];
  const all = await Readable.from(
    readInPages(async (after, limit) => {
      const page = rows.filter(({ id }) => id > after).slice(0, limit);
      pages.push(page.length);
      return page;
    }),
  ).toArray();
  expect(all).toEqual(rows);
  expect(Math.max(...pages)).toBeLessThanOrEqual(200);
});
