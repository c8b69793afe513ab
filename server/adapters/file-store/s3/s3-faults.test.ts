import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { OperatorError } from '#server/operator-error.ts';
import type { FileStore } from '#server/ports/file-store.ts';
import { readConfig } from '#server/read-config.ts';
import { type FakeS3, startS3 } from '#tests/fakes/s3/start-s3.ts';
import { openFileStore } from '../open-file-store.ts';

let s3: FakeS3;
let settings: Record<string, string>;

beforeEach(async () => {
  s3 = await startS3();
  settings = {
    S3_BUCKET: s3.bucket,
    S3_ENDPOINT: s3.endpoint,
    S3_REGION: 'eu-central-1',
    S3_ACCESS_KEY_ID: s3.credentials.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.credentials.secretAccessKey,
  };
});
afterEach(() => s3.close());

const openStore = (more: Record<string, string> = {}): Promise<FileStore> =>
  openFileStore(readConfig({ ...settings, ...more }), '/nowhere');

describe('faults of the storage', () => {
  const small = randomBytes(200_000);
  const large = randomBytes(20 * 1024 * 1024);

  test.each([
    ['is asked to slow down', small, 'slow-down', /^PUT/],
    ['is cut off while it sends', small, 'cut-request', /^PUT/],
    ['loses the answer', small, 'cut-response', /^PUT/],
    ['is asked to slow down before a large one', large, 'slow-down', /^POST .*uploads/],
    ['is asked to slow down at a part', large, 'slow-down', /partNumber=2/],
    ['is cut off in a part', large, 'cut-request', /partNumber=2/],
    ['is asked to slow down at the end of a large one', large, 'slow-down', /^POST .*uploadId/],
  ] as const)('a file is stored whole when the server %s', async (_what, content, fault, pattern) => {
    const store = await openStore();
    s3.failNext(fault, pattern, 2);
    await store.saveFile('fil_1', Readable.from([content]));
    expect(s3.objects.get('fil_1')?.content.equals(content)).toBe(true);
    expect(s3.uploads.size).toBe(0);
  });

  test.each([
    ['the first part', /partNumber=1/],
    ['a later part', /partNumber=3/],
    ['the end', /^POST .*uploadId/],
  ])('an upload that fails for good at %s is aborted, and its source is closed', async (_when, pattern) => {
    const store = await openStore();
    s3.failNext('refusal', pattern);
    const source = Readable.from([large]);
    await expect(store.saveFile('fil_1', source)).rejects.toThrow('Access Denied');
    expect(s3.objects.size).toBe(0);
    expect(s3.uploads.size).toBe(0);
    expect(s3.requests.some((request) => /^DELETE .*uploadId/.test(request))).toBe(true);
    expect(source.destroyed).toBe(true);
  });

  test.each([
    ['is asked to slow down', 'slow-down', /^GET .*fil_1/, 2],
    ['is cut off once', 'cut-response', /^GET .*fil_1/, 1],
    ['is cut off again and again', 'cut-response', /^GET .*fil_1/, 6],
  ] as const)(
    'a file is read whole when the server %s',
    async (_what, fault, pattern, times) => {
      s3.objects.set('fil_1', { content: large, etag: '"large"', encryption: {} });
      const store = await openStore();
      s3.failNext(fault, pattern, times);
      expect(large.equals(await store.readFile('fil_1'))).toBe(true);
    },
    30_000,
  );

  test('what is read is never mixed from two files of one name', async () => {
    s3.objects.set('fil_1', { content: large, etag: '"first"', encryption: {} });
    const store = await openStore();
    s3.failNext('cut-response', /^GET .*fil_1/);
    const { content } = await store.openFile('fil_1');
    s3.objects.set('fil_1', { content: randomBytes(large.length), etag: '"second"', encryption: {} });
    await expect(buffer(content)).rejects.toThrow('another object');
  });

  test('what is deleted while it is read fails, and is not cut short', async () => {
    s3.objects.set('fil_1', { content: large, etag: '"first"', encryption: {} });
    const store = await openStore();
    s3.failNext('cut-response', /^GET .*fil_1/);
    const { content } = await store.openFile('fil_1');
    s3.objects.delete('fil_1');
    await expect(buffer(content)).rejects.toThrow();
  });

  test('a reader who goes away closes the connection', async () => {
    s3.objects.set('fil_1', { content: large, etag: '"first"', encryption: {} });
    const { content } = await (await openStore()).openFile('fil_1');
    for await (const piece of content) {
      expect(piece.length).toBeGreaterThan(0);
      break;
    }
    expect(content.destroyed).toBe(true);
  });
});

describe('settings of the storage', () => {
  test.each([
    ['nothing', {}, {}],
    ['AES256', { S3_ENCRYPTION: 'AES256' }, { 'x-amz-server-side-encryption': 'AES256' }],
    [
      'a key of its own',
      { S3_ENCRYPTION: 'aws:kms', S3_KMS_KEY_ID: 'key-1' },
      {
        'x-amz-server-side-encryption': 'aws:kms',
        'x-amz-server-side-encryption-aws-kms-key-id': 'key-1',
      },
    ],
  ])('ask for %s to encrypt small and large files', async (_what, more, headers) => {
    const store = await openStore(more);
    await store.saveFile('small', Readable.from([Buffer.from('x')]));
    await store.saveFile('large', Readable.from([randomBytes(9 * 1024 * 1024)]));
    for (const name of ['small', 'large']) expect(s3.objects.get(name)?.encryption).toEqual(headers);
  });

  test('keep all files below the prefix, and see no others', async () => {
    s3.objects.set('foreign', { content: Buffer.from('x'), etag: '"x"', encryption: {} });
    s3.objects.set('ours/below/deeper', { content: Buffer.from('x'), etag: '"x"', encryption: {} });
    const store = await openStore({ S3_PREFIX: 'ours/below' });
    await store.saveFile('fil_1', Readable.from([Buffer.from('x')]));
    expect(s3.objects.has('ours/below/fil_1')).toBe(true);
    const names: string[] = [];
    for await (const { name } of store.listFiles()) names.push(name);
    expect(names.sort()).toEqual(['deeper', 'fil_1']);
  });

  test('are tried at the start, which leaves nothing behind', async () => {
    await openStore();
    expect(s3.objects.size).toBe(0);
    expect(s3.requests.map((request) => request.split(' ')[0])).toEqual(['GET', 'PUT', 'GET', 'DELETE']);
  });

  test.each([
    ['another bucket', { S3_BUCKET: 'elsewhere' }, 'The bucket elsewhere does not exist at http'],
    ['an unknown key', { S3_ACCESS_KEY_ID: 'AKIAOTHER' }, 'does not accept the access key'],
    ['a wrong secret', { S3_SECRET_ACCESS_KEY: 'wrong' }, 'does not accept the access key'],
    ['another region', { S3_REGION: 'us-west-2' }, 'Correct S3_REGION.'],
    ['no server', { S3_ENDPOINT: 'http://127.0.0.1:9' }, 'http://127.0.0.1:9 cannot be reached.'],
    ['half of the key', { S3_ACCESS_KEY_ID: '' }, 'Set both S3_ACCESS_KEY_ID and'],
    [
      'a key without its encryption',
      { S3_KMS_KEY_ID: 'key-1' },
      'S3_KMS_KEY_ID needs S3_ENCRYPTION=aws:kms.',
    ],
  ])('stop the start with a sentence at %s', async (_what, more, sentence) => {
    const opening = openStore(more);
    await expect(opening).rejects.toThrow(OperatorError);
    await expect(opening).rejects.toThrow(sentence);
  });

  test('stop the start with a sentence when the key may only read', async () => {
    s3.setReadOnly(true);
    await expect(openStore()).rejects.toThrow('refuses this access key. Allow it to list');
  });
});
