import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Agent } from '#contract/agents/agents.schemas.ts';
import type { Source } from '#contract/sources/sources.schemas.ts';
import { fileExtensions, fileMaximumBytes } from '#contract/sources/sources.ts';
import { makePdf } from '#server/adapters/document-reader/fixtures/make-pdf.ts';
import { createFolderFileStore } from '#server/adapters/file-store/create-folder-file-store.ts';
import { createApp } from '#server/create-app.ts';
import type { SavedContent } from '#server/ports/file-store.ts';
import type { TextRecogniser } from '#server/ports/text-recogniser.ts';
import {
  addApiKey,
  type Client,
  createAgent,
  createClient,
  expectStatus,
  signUp,
  waitUntilTrained,
} from '#tests/factories.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import { searchPassages } from '../search/search-passages.ts';

let test: TestServices;
let client: Client;
let agentId: string;
let folder: string;

beforeAll(async () => {
  test = await createTestServices({ DEFAULT_PLAN: 'pro' }, { isWorker: true });
  folder = await mkdtemp(join(tmpdir(), 'parley-uploads-'));
  Object.assign(test.services, { fileStore: createFolderFileStore(folder) });
  client = await signUp(test.app);
  agentId = (await createAgent(client)).id;
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

function form(...files: { name: string; content: BlobPart; field?: string }[]): FormData {
  const data = new FormData();
  for (const { name, content, field = 'file' } of files) data.append(field, new Blob([content]), name);
  return data;
}
const path = () => `/api/v1/agents/${agentId}/sources`;
const upload = (name: string, content: BlobPart) => client.post(path(), form({ name, content }));
const messageOf = async (response: Response, status: number) =>
  (await expectStatus<{ error: { message: string } }>(response, status)).error.message;
const keptFiles = async () => {
  const { rows } = await test.services.pool.query(
    "select config->>'fileId' as id from source where kind = 'file' order by id",
  );
  return rows.map((row: { id: string }) => row.id);
};

/** What rows know and what the folder holds; neither comes in an order of its own. */
const heldFiles = async () => [await keptFiles(), (await readdir(folder)).sort()];

describe('an uploaded file', () => {
  it('is read and answers', async () => {
    const source = await expectStatus<Source>(
      await upload('hours.md', '# Opening hours\n\nOn Saturday we open at ten.'),
      201,
    );
    expect(source).toMatchObject({ kind: 'file', title: 'hours.md' });
    expect(await waitUntilTrained(client, agentId, source.id)).toMatchObject({ status: 'ready' });
    const [best] = await searchPassages(test.services, { agentId, query: 'saturday', limit: 1 });
    expect(best?.ranked.passage.text).toBe('On Saturday we open at ten.');
  });

  it('with scanned pages is read where a program recognises their text', async () => {
    const scans = new Uint8Array(makePdf([[{ text: 'Welcome to the lodge.', y: 700 }], 'scan']));
    const pictures: number[][] = [];
    const textRecogniser: TextRecogniser = {
      async recogniseText({ width, height, pixels }) {
        pictures.push([width, height, pixels.length]);
        return 'Breakfast is served\nfrom seven.';
      },
    };
    Object.assign(test.services, { textRecogniser });
    const source = await expectStatus<Source>(await upload('guide.pdf', scans), 201);
    const trained = await waitUntilTrained(client, agentId, source.id);
    Object.assign(test.services, { textRecogniser: null });
    expect(trained.error).toBe('Page 2 is a scan. Its text was recognised, and may have mistakes.');
    expect(pictures).toEqual([[128, 16, 2048]]);
    const [best] = await searchPassages(test.services, { agentId, query: 'breakfast', limit: 1 });
    expect(best?.ranked.passage).toMatchObject({
      text: 'Breakfast is served from seven.',
      headingPath: ['Page 2'],
    });
  });

  it.each([
    ['测试 é.txt', '测试 é.txt'],
    ['a%20b.txt', 'a%20b.txt'],
    ['../../etc/passwd.txt', 'passwd.txt'],
    ['C:\\Users\\me\\price.TXT', 'price.TXT'],
    [`${'long'.repeat(100)}.txt`, `${'long'.repeat(49)}.txt`],
    ['e\u0301.txt', 'é.txt'],
    ['\u202Etxt.exe.txt', 'txt.exe.txt'],
  ])('named %s is shown as %s', async (name, shown) => {
    const source = await expectStatus<Source>(await upload(name, 'Some words.'), 201);
    expect(source.title).toBe(shown);
    const stored = await keptFiles();
    for (const fileId of stored) expect(fileId).toMatch(/^fil_[0-9a-z]+$/);
  });

  it('that is broken fails with a reason, and the next one is read', async () => {
    const broken = await expectStatus<Source>(await upload('broken.pdf', '%PDF-1.7 not really'), 201);
    const good = await expectStatus<Source>(await upload('good.txt', 'Good words.'), 201);
    const failed = await waitUntilTrained(client, agentId, broken.id);
    expect(failed.status).toBe('failed');
    expect(failed.error).toMatch(/\w+ \w+/);
    expect((await waitUntilTrained(client, agentId, good.id)).status).toBe('ready');
  });

  it.each([
    ['picture.png', 'x'],
    ['program.exe', 'x'],
    ['noextension', 'x'],
    ['pdf', 'x'],
  ])('named %s is refused with the list of formats', async (name, content) => {
    const message = await messageOf(await upload(name, content), 415);
    expect(message).toBe(
      `The file ${name} is not of a supported type. Upload one of these: ${fileExtensions.join(', ')}.`,
    );
  });

  it('that is empty is refused by its name', async () => {
    expect(await messageOf(await upload('nothing.txt', ''), 400)).toBe('The file nothing.txt is empty.');
  });

  it('that is too large is refused, and nothing of it is kept', async () => {
    const before = await keptFiles();
    const response = await upload('huge.txt', new Uint8Array(fileMaximumBytes + 1).fill(97));
    expect(await messageOf(response, 413)).toBe(
      'The file huge.txt is larger than 20 MB. Split it and upload the parts.',
    );
    expect(await keptFiles()).toEqual(before);
  });

  const beginning = (name: string) =>
    `--x\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\nabc`;
  const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
  const brokenOff = 'The upload was interrupted. Send the file again.';

  it.each([
    ['without its last boundary', beginning('a.txt')],
    ['in its head', beginning('a.txt').slice(0, 50)],
    ['after a file of a type that is not read', beginning('a.exe')],
    ['in a second file', `${beginning('a.txt')}\r\n${beginning('b.txt')}`],
  ])('that breaks off %s is refused, leaves nothing, and does no other harm', async (_, body) => {
    const before = await heldFiles();
    const unheard: unknown[] = [];
    const note = (error: unknown) => unheard.push(error);
    process.on('uncaughtExceptionMonitor', note);
    const response = await client.post(path(), body, { headers: multipart });
    const message = await messageOf(response, response.status === 415 ? 415 : 400);
    if (!body.includes('.exe') && !body.includes('b.txt')) expect(message).toBe(brokenOff);
    await expect.poll(heldFiles).toEqual(before);
    process.off('uncaughtExceptionMonitor', note);
    expect(unheard).toEqual([]);
  });

  it('that cannot be stored is answered, not waited for', async () => {
    const services = {
      ...test.services,
      fileStore: {
        ...test.services.fileStore,
        saveFile: (_: string, content: Readable) =>
          new Promise<SavedContent>((_resolve, reject) => {
            content.destroy();
            reject(new Error('disk full'));
          }),
      },
    };
    const stored = createClient(createApp(services));
    const { key } = await addApiKey(client);
    const response = await stored.post(path(), form({ name: 'a.txt', content: 'words '.repeat(500_000) }), {
      headers: { authorization: `Bearer ${key}` },
    });
    expect(response.status).toBe(500);
  });

  it('comes alone, in its field', async () => {
    const two = form({ name: 'a.txt', content: 'a' }, { name: 'b.txt', content: 'b' });
    expect(await messageOf(await client.post(path(), two), 400)).toBe('Send one file per request.');
    const elsewhere = form({ name: 'a.txt', content: 'a', field: 'document' });
    expect(await messageOf(await client.post(path(), elsewhere), 400)).toContain('field "file"');
    const nothing = new FormData();
    nothing.append('kind', 'file');
    expect(await messageOf(await client.post(path(), nothing), 400)).toContain('field "file"');
    const junk = await client.post(path(), 'junk', { headers: { 'content-type': 'multipart/form-data' } });
    expect(junk.status).toBe(400);
    const broken = await client.post(path(), '--x\r\nbroken', {
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    });
    expect(broken.status).toBe(400);
  });

  it('that is here already, by name and content, is refused; another of that name is not', async () => {
    const source = await expectStatus<Source>(await upload('twice.txt', 'We repair saddles.'), 201);
    expect(await messageOf(await upload('twice.txt', 'We repair saddles.'), 409)).toContain('twice.txt');
    await expectStatus(await upload('twice.txt', 'We repair saddles and bells.'), 201);
    await expectStatus(await upload('thrice.txt', 'We repair saddles.'), 201);
    await waitUntilTrained(client, agentId, source.id);
    await expectStatus(await client.delete(`${path()}/${source.id}`), 200);
    await expectStatus(await upload('twice.txt', 'We repair saddles.'), 201);
  });

  it('takes the last place of a plan once, of two that come at once', async () => {
    const owner = await signUp(test.app);
    const agent = await createAgent(owner);
    let sent = 0;
    const add = () => {
      sent += 1;
      return owner.post(
        `/api/v1/agents/${agent.id}/sources`,
        form({ name: `${sent}.txt`, content: 'Words.' }),
      );
    };
    for (let number = 0; number < 19; number++) await expectStatus(await add(), 201);
    const statuses = (await Promise.all([add(), add(), add()])).map((response) => response.status);
    expect(statuses.sort()).toEqual([201, 402, 402]);
  });

  it('of another workspace is not accepted', async () => {
    const stranger = await signUp(test.app);
    const response = await stranger.post(path(), form({ name: 'a.txt', content: 'a' }));
    expect(response.status).toBe(404);
  });

  it('is deleted with its source', async () => {
    const { id } = await expectStatus<Source>(await upload('passing.txt', 'Passing words.'), 201);
    await waitUntilTrained(client, agentId, id);
    const { rows } = await test.services.pool.query(
      "select config->>'fileId' as id from source where id = $1",
      [id],
    );
    const fileId = String(rows[0]?.id);
    expect(await test.services.fileStore.readFile(fileId)).toHaveLength(14);
    await expectStatus(await client.delete(`${path()}/${id}`), 200);
    const isGone = () =>
      test.services.fileStore.readFile(fileId).then(
        () => false,
        () => true,
      );
    await expect.poll(isGone).toBe(true);
  });

  it('streams over a real connection, and one that breaks off leaves nothing', async () => {
    const server = createServer(getRequestListener(test.app.fetch));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const { key } = await addApiKey(client);
    const url = `http://127.0.0.1:${port}${path()}`;
    const headers = { authorization: `Bearer ${key}` };
    const body = form({ name: 'large.txt', content: 'many words '.repeat(100_000) });
    const answer = await fetch(url, { method: 'POST', headers, body });
    expect((await expectStatus<Source>(answer, 201)).title).toBe('large.txt');

    const tooLarge = form({
      name: `${'long '.repeat(30)}.txt`,
      content: new Uint8Array(fileMaximumBytes + 200_000),
    });
    const refused = await fetch(url, { method: 'POST', headers, body: tooLarge });
    expect(await messageOf(refused, 413)).toMatch(/^The file long .{30,45}….*\.txt is larger than 20 MB\./);

    const before = await heldFiles();
    for (const end of ['destroy', 'resetAndDestroy'] as const) {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined);
      const head = `POST ${path()} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\nContent-Type: ${multipart['content-type']}\r\nContent-Length: 9000\r\n\r\n`;
      await new Promise<void>((resolve) => socket.write(head + beginning('cut.txt'), () => resolve()));
      await new Promise((resolve) => setTimeout(resolve, 100));
      socket[end]();
    }
    const abort = new AbortController();
    const endless = new ReadableStream<Uint8Array>({
      start(controller) {
        const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="cut.txt"\r\n\r\nbegun';
        controller.enqueue(new TextEncoder().encode(head));
        setTimeout(() => abort.abort(), 200);
      },
    });
    const type = { 'content-type': 'multipart/form-data; boundary=x' };
    const init = {
      method: 'POST',
      headers: { ...headers, ...type },
      body: endless,
      duplex: 'half',
      signal: abort.signal,
    };
    await expect(fetch(url, init as RequestInit)).rejects.toThrow();
    await expect.poll(heldFiles).toEqual(before);
    const again = await fetch(url, { method: 'POST', headers, body: form({ name: 'a.txt', content: 'a' }) });
    expect(again.status).toBe(201);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
});

describe('a file that is there', () => {
  it('is replaced by another one, whose words answer instead', async () => {
    const added = await expectStatus<Source>(await upload('rates.txt', 'The zebra rate is 12 euros.'), 201);
    await waitUntilTrained(client, agentId, added.id);
    const replace = (sourceId: string, name: string, content: BlobPart) =>
      client.put(`${path()}/${sourceId}/file`, form({ name, content }));
    const replaced = await replace(added.id, 'rates-2.txt', 'The zebra rate is 15 euros since May.');
    // Its worker may have begun before the answer was composed.
    expect(await expectStatus(replaced, 200)).toMatchObject({
      title: 'rates-2.txt',
      status: expect.stringMatching(/^(queued|training)$/),
    });
    const source = await waitUntilTrained(client, agentId, added.id);
    expect(source).toMatchObject({ status: 'ready', progress: { done: 1, total: 1 } });
    const passages = await client.get(`${path()}/${added.id}/passages`);
    expect(await passages.text()).toMatch(/15 euros since May/);
    const kept = await keptFiles();
    await expect.poll(async () => (await heldFiles())[1]).toEqual(kept);
    expect(await messageOf(await replace(added.id, 'tune.mp3', 'x'), 415)).toContain('tune.mp3');
    expect(await messageOf(await client.put(`${path()}/${added.id}/file`, {}), 400)).toContain('multipart');
    expect((await heldFiles())[1]).toEqual(kept);
  });

  it('is copied with its agent, and stays when that one is deleted', async () => {
    await test.services.pool.query("update workspace set plan = 'enterprise'");
    const from = await createAgent(client, { name: 'Original' });
    const added = await client.post(
      `/api/v1/agents/${from.id}/sources`,
      form({ name: 'copied.txt', content: 'The okapi is shy.' }),
    );
    await expectStatus(added, 201);
    const copied = await client.post(`/api/v1/agents/${from.id}/duplicate`, {});
    const { id } = await expectStatus<Agent>(copied, 201);
    const listCopies = async () => (await (await client.get(`/api/v1/agents/${id}/sources`)).json()).data;
    await expect.poll(listCopies).toMatchObject([{ title: 'copied.txt', status: 'ready' }]);
    await expectStatus(await client.delete(`/api/v1/agents/${from.id}`), 200);
    const [source] = await listCopies();
    await expectStatus(await client.post(`/api/v1/agents/${id}/sources/${source.id}/retrain`), 200);
    expect(await waitUntilTrained(client, id, source.id)).toMatchObject({ status: 'ready' });
  });
});
