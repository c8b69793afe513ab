import { unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ChatImport } from '#contract/chat-imports/chat-imports.schemas.ts';
import type { LegalExport, LegalExports } from '#contract/legal-exports/legal-exports.schemas.ts';
import { sha256Of } from '#core/chat-archives/legal/sha256-of.ts';
import { addArchive, importText } from '#tests/endpoint-cases/chat-cases.ts';
import { type Client, expectStatus, signUp, testPassword } from '#tests/factories.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import { type CheckedPackage, checkPackage } from '#web/features/chatgenie/verify/check-package.ts';

/** A legal package on its way: from the server that makes it to the browser that checks it. */
let stage: TestServices;
let ann: Client & { user: { id: string; email: string } };
let archiveId: string;
let importId: string;
beforeAll(async () => {
  stage = await createTestServices({ CHATGENIE_PLAN: 'pro' }, { isWorker: true });
  ann = await signUp(stage.app);
  archiveId = await addArchive(ann, 'Case');
  importId = await importText(ann, archiveId, zip, 'export.zip', '?keepsOriginal=true');
});
afterAll(() => stage.close());

const lines = (name: string): string =>
  [1, 2, 3]
    .map((minute) => `25/12/2023, 15:0${minute} - ${name}: the ferry 😀 ${name} ${minute}`)
    .join('\r\n');
const zip = zipSync({
  'WhatsApp Chat with Bo.txt': new TextEncoder().encode(lines('Bo')),
  'WhatsApp Chat with Zoë.txt': new TextEncoder().encode(lines('Zoë')),
  'IMG-1.jpg': new Uint8Array(2_000).fill(7),
}) as Uint8Array<ArrayBuffer>;

const path = (rest = ''): string => `/api/chatgenie/archives/${archiveId}/legal-exports${rest}`;
const make = async (body: object = {}): Promise<LegalExport> =>
  expectStatus<LegalExport>(await ann.post(path(), { importId, ...body }), 201);
const download = async ({ id }: LegalExport): Promise<Uint8Array> => {
  const response = await ann.get(path(`/${id}/file`));
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip']);
  return new Uint8Array(await response.arrayBuffer());
};
const listed = async (): Promise<LegalExports> => expectStatus<LegalExports>(await ann.get(path()), 200);
const wrongIn = (checked: CheckedPackage): string[] =>
  checked.kind === 'refused'
    ? [checked.sentence]
    : checked.findings.filter(({ isRight }) => !isRight).map(({ title }) => title);

describe('a package', () => {
  test('contains the original byte for byte, and is the same each time', async () => {
    const made = await make();
    const first = await download(made);
    const files = unzipSync(first);
    expect(Object.keys(files).sort()).toEqual([
      'README.txt',
      'audit.jsonl',
      'checksums.txt',
      'exhibit.pdf',
      'manifest.json',
      'messages.csv',
      'messages.jsonl',
      'originals/export.zip',
      'report.pdf',
    ]);
    expect(Buffer.compare(files['originals/export.zip'] ?? Buffer.of(), zip)).toBe(0);
    expect(Buffer.compare(await download(made), first)).toBe(0);
    expect(await make()).toEqual(made);
    expect((await listed()).data).toHaveLength(1);
  });

  test('is right for the browser that checks it', async () => {
    const checked = await checkPackage(await download(await make()));
    expect(wrongIn(checked)).toEqual([]);
    expect(checked).toMatchObject({ fileName: 'export.zip', messages: 6 });
  });

  test('of one chat keeps the numbers of the original, and its log tells of the packages before it', async () => {
    const before = await make();
    const { chatList } = await expectStatus<{ chatList: { id: string; title: string }[] }>(
      await ann.get(`/api/chatgenie/archives/${archiveId}`),
      200,
    );
    const chatId = chatList.find(({ title }) => title === 'Zoë')?.id;
    const made = await make({ chatId, prefix: 'Z' });
    const bytes = await download(made);
    expect(wrongIn(await checkPackage(bytes))).toEqual([]);
    const files = unzipSync(bytes);
    const records = new TextDecoder().decode(files['messages.jsonl']).trimEnd().split('\n');
    expect(records.map((line) => JSON.parse(line).sender)).toEqual(['Zoë', 'Zoë', 'Zoë']);
    expect(records.map((line) => JSON.parse(line).number)).toEqual([4, 5, 6]);
    const log = new TextDecoder().decode(files['audit.jsonl']).trimEnd().split('\n');
    expect(log.map((line) => JSON.parse(line).what)).toEqual([
      'received',
      'read',
      'package made',
      'package made',
    ]);
    // What was made before did not change by it.
    const again = new TextDecoder().decode(unzipSync(await download(before))['audit.jsonl']);
    expect(again.trimEnd().split('\n')).toHaveLength(3);
  });

  test('with redacted messages is right too, is another one than without, and its log says which', async () => {
    const plain = await make();
    const made = await make({ redacted: '3, 2' });
    expect(made).toMatchObject({ redacted: '2-3' });
    expect(made.id).not.toBe(plain.id);
    expect(await make({ redacted: '2-3' })).toEqual(made);
    const bytes = await download(made);
    expect(wrongIn(await checkPackage(bytes))).toEqual([]);
    const files = unzipSync(bytes);
    const text = (name: string) => new TextDecoder().decode(files[name]);
    expect(JSON.parse(text('manifest.json')).settings.redacted).toBe('2-3');
    expect(text('audit.jsonl').trimEnd().split('\n').at(-1)).toContain('"redacted":"2-3"');
    expect(text('README.txt')).toContain('only the exhibit');
    expect(text('messages.jsonl')).toContain('the ferry 😀 Bo 2');
    expect(await (await ann.post(path(), { importId, redacted: '7' })).json()).toMatchObject({
      error: { message: 'The original has 6 messages: give no number above that.' },
    });
    await expectStatus(await ann.post(path(), { importId, redacted: 'all' }), 400);
  });

  test('is wrong for the browser once anything in it was changed', async () => {
    const bytes = await download(await make());
    for (const name of Object.keys(unzipSync(bytes))) {
      const files = unzipSync(bytes);
      const content = files[name] ?? new Uint8Array();
      content[Math.floor(content.length / 2)] = (content[Math.floor(content.length / 2)] ?? 0) ^ 1;
      expect([name, wrongIn(await checkPackage(zipSync(files))).length]).not.toEqual([name, 0]);
    }
    const { 'report.pdf': _left, ...less } = unzipSync(bytes);
    expect(wrongIn(await checkPackage(zipSync(less)))).toEqual([
      'All files have the SHA-256 in checksums.txt',
    ]);
  });

  test('is wrong where a message was changed together with all hashes of it', async () => {
    const files = unzipSync(await download(await make()));
    const text = new TextDecoder().decode(files['messages.jsonl']).replace('ferry 😀 Bo 2', 'train 😀 Bo 2');
    const manifest = JSON.parse(new TextDecoder().decode(files['manifest.json']));
    manifest.files['messages.jsonl'] = sha256Of(text);
    files['messages.jsonl'] = new TextEncoder().encode(text);
    files['manifest.json'] = new TextEncoder().encode(JSON.stringify(manifest));
    const { 'checksums.txt': _old, ...summed } = files;
    const sums = Object.entries(summed).map(([name, content]) => `${sha256Of(content)}  ${name}\n`);
    files['checksums.txt'] = new TextEncoder().encode(sums.join(''));
    const checked = await checkPackage(zipSync(files));
    expect(wrongIn(checked)).toEqual(['Reading the original again gives the same messages']);
    expect(JSON.stringify(checked)).toContain('Not so: message 2');
  });

  test.each([
    ['what is no zip', () => new TextEncoder().encode('nothing')],
    ['another zip', () => zip],
  ])('is refused where it is %s', async (_name, bytes) => {
    expect(await checkPackage(bytes())).toMatchObject({ kind: 'refused' });
  });
});

describe('an original', () => {
  test('is kept only when asked for, and nobody else has a part in it', async () => {
    const other = await importText(ann, archiveId, lines('Cy'), 'Cy.txt');
    expect((await listed()).originals.map(({ importId: id }) => id)).toEqual([importId]);
    expect((await ann.post(path(), { importId: other })).status).toBe(404);
    const bo = await signUp(stage.app);
    const made = await make();
    expect((await bo.get(path())).status).toBe(404);
    expect((await bo.get(path(`/${made.id}/file`))).status).toBe(404);
    const ofBo = await addArchive(bo, 'Mine');
    expect((await bo.get(`/api/chatgenie/archives/${ofBo}/legal-exports/${made.id}/file`)).status).toBe(404);
  });

  test('that does not have a chat says so', async () => {
    const { chatList } = await expectStatus<{ chatList: { id: string; title: string }[] }>(
      await ann.get(`/api/chatgenie/archives/${archiveId}`),
      200,
    );
    const chatId = chatList.find(({ title }) => title === 'Cy')?.id;
    expect((await ann.post(path(), { importId, chatId })).status).toBe(422);
  });

  test('is deleted with its packages, alone or with its archive or account', async () => {
    const leaver = await signUp(stage.app);
    const fileIdOf = async (id: string): Promise<string> => {
      const { rows } = await stage.services.pool.query<{ original_id: string }>(
        'select original_id from chat_import where id = $1',
        [id],
      );
      return rows[0]?.original_id ?? '';
    };
    const isGone = async (fileId: string): Promise<void> => {
      const state = () =>
        stage.services.fileStore.readFile(fileId).then(
          () => 'there',
          () => 'gone',
        );
      await expect.poll(state).toBe('gone');
    };
    const [one, two, three] = [
      await addArchive(leaver, 'One'),
      await addArchive(leaver, 'Two'),
      await addArchive(leaver, 'Three'),
    ];
    const ids = [];
    for (const id of [one, two, three])
      ids.push(await importText(leaver, id, lines('Bo'), 'Bo.txt', '?keepsOriginal=true'));
    const files = await Promise.all(ids.map(fileIdOf));
    for (const fileId of files)
      expect((await stage.services.fileStore.readFile(fileId)).length).toBeGreaterThan(0);
    const at = `/api/chatgenie/archives/${one}`;
    await expectStatus(await leaver.post(`${at}/legal-exports`, { importId: ids[0] }), 201);
    await expectStatus(await leaver.delete(`${at}/imports/${ids[0]}/original`), 200);
    const left = await expectStatus<LegalExports>(await leaver.get(`${at}/legal-exports`), 200);
    expect(left).toMatchObject({ originals: [], data: [] });
    const whole = await expectStatus<{ messages: number; imports: ChatImport[] }>(await leaver.get(at), 200);
    expect([whole.messages, whole.imports[0]?.hasOriginal]).toEqual([3, false]);
    await isGone(files[0] ?? '');
    await expectStatus(await leaver.delete(`/api/chatgenie/archives/${two}`), 200);
    await isGone(files[1] ?? '');
    const body = { email: leaver.user.email, password: testPassword };
    await expectStatus(await leaver.send('DELETE', '/api/account', JSON.stringify(body)), 200);
    await isGone(files[2] ?? '');
  });

  test('and its packages are for Pro', async () => {
    const free = await createTestServices({}, { isWorker: true });
    try {
      const bo = await signUp(free.app);
      const id = await addArchive(bo, 'Free');
      const form = new FormData();
      form.append('file', new Blob([lines('Bo')]), 'Bo.txt');
      const at = `/api/chatgenie/archives/${id}`;
      expect((await bo.post(`${at}/imports?keepsOriginal=true`, form)).status).toBe(402);
      expect((await bo.post(`${at}/legal-exports`, { importId: 'imp_1' })).status).toBe(402);
      const state = await expectStatus<LegalExports>(await bo.get(`${at}/legal-exports`), 200);
      expect(state).toEqual({ canExport: false, originals: [], data: [] });
    } finally {
      await free.close();
    }
  });
});
