import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chatgenieUser, chatImport } from '#server/features/chat-archives/chat-archives.table.ts';
import { setMessagePlan } from '#server/features/chat-archives/quota/set-message-plan.ts';
import { FileMissing } from '#server/ports/file-missing.ts';
import { addArchive, importText } from '#tests/endpoint-cases/chat-cases.ts';
import { type Client, expectStatus, signUp, testPassword } from '#tests/factories.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import { accountFiles } from './account-files.ts';

let stage: TestServices;
let ann: Client & { user: { id: string; email: string } };
beforeAll(async () => {
  stage = await createTestServices({}, { isWorker: true });
  ann = await signUp(stage.app);
});
afterAll(() => stage.close());

const secret = '25/12/2023, 15:04 - Ann: meet me at the harbour';
const keyOf = async (userId: string) =>
  (await stage.services.db.select().from(chatgenieUser).where(eq(chatgenieUser.userId, userId)))[0]?.fileKey;

it('an original is encrypted where it lies, and read by its own account only', async () => {
  const { services } = stage;
  await setMessagePlan(services, ann.user.id, 'pro');
  const archiveId = await addArchive(ann, 'Harbour');
  const importId = await importText(ann, archiveId, secret, 'chat.txt', '?keepsOriginal=true');
  const [row] = await services.db.select().from(chatImport).where(eq(chatImport.id, importId));
  expect(row?.sizeBytes).toBe(secret.length);
  const stored = Buffer.from(await services.fileStore.readFile(row?.originalId ?? ''));
  expect(stored.toString('latin1')).toMatch(/^age-encryption\.org\/v1\n/);
  expect(stored.includes('harbour')).toBe(false);
  const files = await accountFiles(services, ann.user.id);
  expect(Buffer.from(await files.readFile(row?.originalId ?? '')).toString()).toBe(secret);
  const other = await signUp(stage.app);
  const theirs = await accountFiles(services, other.user.id);
  await expect(theirs.readFile(row?.originalId ?? '')).rejects.toThrow();
  // And it is still what legal packages are made of.
  const made = await ann.post(`/api/chatgenie/archives/${archiveId}/legal-exports`, {
    importId,
    prefix: 'A',
  });
  const { id } = await expectStatus<{ id: string }>(made, 201);
  expect((await ann.get(`/api/chatgenie/archives/${archiveId}/legal-exports/${id}/file`)).status).toBe(200);
});

it('the key is stored encrypted, is another for each account, and is made once by two at the same time', async () => {
  const { services } = stage;
  const bo = await signUp(stage.app);
  const [one, two] = await Promise.all([
    accountFiles(services, bo.user.id),
    accountFiles(services, bo.user.id),
  ]);
  await one.saveFile('file_one', Readable.from([Buffer.from('hello')]));
  expect(await text((await two.openFile('file_one')).content)).toBe('hello');
  const stored = [await keyOf(bo.user.id), await keyOf(ann.user.id)];
  expect(new Set(stored).size).toBe(2);
  for (const each of stored) expect(each).not.toContain('AGE-SECRET-KEY');
});

it('what was stored before there were keys is read as it is', async () => {
  await stage.services.fileStore.saveFile('file_old', Readable.from([Buffer.from('plain')]));
  const files = await accountFiles(stage.services, ann.user.id);
  expect(Buffer.from(await files.readFile('file_old')).toString()).toBe('plain');
});

it('deleting the account destroys the key and the files', async () => {
  const { services } = stage;
  const cy = await signUp(stage.app);
  await setMessagePlan(services, cy.user.id, 'pro');
  const archiveId = await addArchive(cy, 'Gone');
  const importId = await importText(cy, archiveId, secret, 'chat.txt', '?keepsOriginal=true');
  const [row] = await services.db.select().from(chatImport).where(eq(chatImport.id, importId));
  expect(await keyOf(cy.user.id)).toBeTruthy();
  await expectStatus(await cy.delete('/api/account', { email: cy.user.email, password: testPassword }), 200);
  expect(await keyOf(cy.user.id)).toBeUndefined();
  await expect
    .poll(() =>
      services.fileStore.readFile(row?.originalId ?? '').then(
        () => 'there',
        (error: unknown) => error instanceof FileMissing,
      ),
    )
    .toBe(true);
});
