import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ApiKey } from '#contract/api-keys/api-keys.schemas.ts';
import { user } from '#server/features/users/users.table.ts';
import {
  createWorkspaceStage,
  type Person,
  removeMember,
  type WorkspaceStage,
} from '#server/features/workspaces/fixtures/workspace-stage.ts';
import { jobHandlers } from '#server/job-handlers.ts';
import { expectStatus } from '#tests/factories.ts';
import { waitingEmails } from '#tests/waiting-emails.ts';
import { apiKey } from './api-keys.table.ts';
import { warnOfEndingKeys } from './warn-of-ending-keys.ts';

const day = 86_400;

let stage: WorkspaceStage;
let owner: Person;
beforeAll(async () => {
  stage = await createWorkspaceStage();
});
afterAll(() => stage.close());
beforeEach(async () => {
  owner = await stage.signUp();
});

async function createKey(expiresInDays: number | null, of = owner): Promise<ApiKey> {
  const made = await of.post('/api/v1/api-keys', { name: 'CRM sync', scopes: ['read'], expiresInDays });
  return expectStatus<ApiKey>(made, 201);
}

/** Days of the warnings that an address has got so far, after a run of the job. */
async function warningsOf(address: string): Promise<number[]> {
  await warnOfEndingKeys(stage.services);
  return (await waitingEmails(stage.services, address)).flatMap((email) =>
    email.kind === 'api-key-expiring' ? [email.days] : [],
  );
}

test('the maker of a key is told seven days and one day before it ends, once each', async () => {
  const { prefix, expiresAt } = await createKey(30);
  await createKey(null);
  const seen: number[][] = [];
  for (const days of [22.9, 0.2, 1, 4.8, 0.2, 0.5, 1]) {
    stage.clock.advanceSeconds(days * day);
    seen.push(await warningsOf(owner.user.email));
  }
  expect(seen).toEqual([[], [7], [7], [7], [7, 1], [7, 1], [7, 1]]);
  const emails = await waitingEmails(stage.services, owner.user.email);
  expect(emails.find(({ kind }) => kind === 'api-key-expiring')).toMatchObject({
    keyName: 'CRM sync',
    prefix,
    expiresAt,
    lastUsedAt: null,
    url: expect.stringContaining('/settings/api-keys'),
  });
});

test('runs at once tell nobody twice', async () => {
  await createKey(30);
  stage.clock.advanceSeconds(24 * day);
  await Promise.all([warnOfEndingKeys(stage.services), warnOfEndingKeys(stage.services)]);
  expect(await warningsOf(owner.user.email)).toEqual([7]);
});

test('nobody is told of a revoked key, or of one whose maker has left', async () => {
  const { id } = await createKey(30);
  const admin = await stage.join(owner, 'admin');
  await createKey(30, admin);
  await expectStatus(await owner.delete(`/api/v1/api-keys/${id}`), 200);
  await expectStatus(await removeMember(owner, admin.user.id), 200);
  stage.clock.advanceSeconds(24 * day);
  expect(await warningsOf(owner.user.email)).toEqual([]);
  expect(await warningsOf(admin.user.email)).toEqual([]);
});

test('owners and admins are told where the maker has no verified address by now', async () => {
  const admin = await stage.join(owner, 'admin');
  const { id } = await createKey(30, admin);
  const { db } = stage.services;
  await db.update(user).set({ emailVerified: false }).where(eq(user.id, admin.user.id));
  stage.clock.advanceSeconds(24 * day);
  expect(await warningsOf(admin.user.email)).toEqual([]);
  expect(await warningsOf(owner.user.email)).toEqual([7]);
  const [row] = await db.select().from(apiKey).where(eq(apiKey.id, id));
  expect(row?.warnedDays).toBe(7);
});

test('a job looks every hour', () => {
  expect(jobHandlers.find(({ name }) => name === 'api-keys.warn')?.everySeconds).toBe(3_600);
});
