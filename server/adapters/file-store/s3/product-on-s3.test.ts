import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Attachment } from '#contract/attachments/attachments.schemas.ts';
import { attachmentMaximumBytes } from '#contract/attachments/attachments.ts';
import { defaultLook } from '#contract/look/look.ts';
import type { Source } from '#contract/sources/sources.schemas.ts';
import { readConfig } from '#server/read-config.ts';
import {
  addApiKey,
  type Client,
  createAgent,
  createClient,
  expectStatus,
  openChat,
  readParts,
  signUp,
  waitUntilTrained,
} from '#tests/factories.ts';
import { type FakeS3, startS3 } from '#tests/fakes/s3/start-s3.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import { openFileStore } from '../open-file-store.ts';

let s3: FakeS3;
let product: TestServices;
let owner: Client;
let agentId: string;
let server: Server;
let origin: string;

beforeAll(async () => {
  s3 = await startS3();
  product = await createTestServices({ DEFAULT_PLAN: 'enterprise' }, { isWorker: true });
  const config = readConfig({
    S3_BUCKET: s3.bucket,
    S3_ENDPOINT: s3.endpoint,
    S3_REGION: 'eu-central-1',
    S3_ACCESS_KEY_ID: s3.credentials.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.credentials.secretAccessKey,
  });
  Object.assign(product.services, { fileStore: await openFileStore(config, '/nowhere') });
  owner = await signUp(product.app);
  agentId = (await createAgent(owner, { input: { ...defaultLook.input, allowsAttachments: true } })).id;
  server = createServer(getRequestListener(product.app.fetch));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await product.close();
  await s3.close();
});

const formOf = (name: string, content: BlobPart) => {
  const form = new FormData();
  form.append('file', new Blob([content]), name);
  return form;
};

test('a file in a bucket is read, answers, and goes with its source', async () => {
  const form = formOf('hours.txt', 'We open at nine on Mondays.');
  const { id } = await expectStatus<Source>(await owner.post(`/api/v1/agents/${agentId}/sources`, form), 201);
  expect((await waitUntilTrained(owner, agentId, id)).status).toBe('ready');
  expect(s3.objects.size).toBe(1);
  await expectStatus(await owner.delete(`/api/v1/agents/${agentId}/sources/${id}`), 200);
  await expect.poll(() => s3.objects.size).toBe(0);
});

test('an upload that the storage refuses says so, and leaves nothing', async () => {
  s3.failNext('refusal', /^PUT/);
  const failed = await owner.post(`/api/v1/agents/${agentId}/sources`, formOf('hours.txt', 'We open.'));
  expect(failed.status).toBe(500);
  expect(s3.objects.size).toBe(0);
  const { data } = await expectStatus<{ data: Source[] }>(
    await owner.get(`/api/v1/agents/${agentId}/sources`),
    200,
  );
  expect(data).toEqual([]);
});

test('a large attachment reaches the browser whole over a connection that breaks, as a download', async () => {
  const visitor = await openChat(product.app, agentId);
  const chat = createClient(product.app);
  const content = 'a line of words\n'.repeat(attachmentMaximumBytes / 16 - 1);
  const upload = await chat.post(
    `/api/widget/${agentId}/attachments`,
    formOf('lines.txt', content),
    visitor.options,
  );
  const { id } = await expectStatus<Attachment>(upload, 201);
  const body = { message: 'Here', attachmentIds: [id] };
  await readParts(await chat.post(`/api/widget/${agentId}/messages`, body, visitor.options));
  const { key } = await addApiKey(owner);
  s3.failNext('cut-response', /^GET/, 2);
  const answer = await fetch(`${origin}/api/v1/attachments/${id}`, {
    headers: { authorization: `Bearer ${key}`, 'accept-encoding': 'identity' },
  });
  expect(answer.headers.get('content-disposition')).toContain('attachment; filename="lines.txt"');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('content-length')).toBe(String(content.length));
  expect((await answer.text()) === content).toBe(true);

  const leaving = new AbortController();
  const left = await fetch(`${origin}/api/v1/attachments/${id}`, {
    headers: { authorization: `Bearer ${key}` },
    signal: leaving.signal,
  });
  await left.body?.getReader().read();
  leaving.abort();
  await expect.poll(() => s3.openAnswers()).toBe(0);

  s3.objects.clear();
  const gone = await fetch(`${origin}/api/v1/attachments/${id}`, {
    headers: { authorization: `Bearer ${key}` },
  });
  expect(gone.status).toBe(404);
});
