import { createHash, randomUUID } from 'node:crypto';
import type { SignedRequest } from './check-signature.ts';
import { S3Refusal } from './s3-refusal.ts';
import type { S3State } from './s3-state.ts';

export interface S3Answer {
  status: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** Amazon's least size of a part that is not the last. */
const leastPartBytes = 5 * 1024 * 1024;
/** Keys of one page of a list: few, so that tests turn pages. */
const pageSize = 3;

const etagOf = (content: Buffer): string => `"${createHash('md5').update(content).digest('hex')}"`;
const missing = () => new S3Refusal(404, 'NoSuchKey', 'The specified key does not exist.');

/** Answers a signed request whose bucket is in the path; throws an `S3Refusal` for what Amazon would refuse. */
export function answerS3(state: S3State, request: SignedRequest): S3Answer {
  const { pathname, searchParams: query } = new URL(request.url, 'http://storage');
  const [, bucket = '', ...rest] = pathname.split('/').map(decodeURIComponent);
  const key = rest.join('/');
  if (bucket !== state.bucket) throw new S3Refusal(404, 'NoSuchBucket', 'The bucket does not exist.');
  if (state.isReadOnly && request.method !== 'GET') throw new S3Refusal(403, 'AccessDenied', 'Access Denied');
  if (key === '' && request.method === 'GET' && query.get('list-type') === '2') return listPage(state, query);
  if (key === '') throw new S3Refusal(405, 'MethodNotAllowed', 'Not for a bucket.');
  if (request.method === 'GET') return readObject(state, key, request);
  if (request.method === 'DELETE') return deleteKey(state, key, query);
  if (request.method === 'PUT' && query.has('uploadId')) return takePart(state, query, request);
  if (request.method === 'PUT') return storeObject(state, key, request.body, encryptionOf(request));
  if (request.method === 'POST' && query.has('uploads')) return beginUpload(state, key, request);
  if (request.method === 'POST' && query.has('uploadId')) return completeUpload(state, query, request);
  throw new S3Refusal(501, 'NotImplemented', `${request.method} ${request.url}`);
}

function encryptionOf({ headers }: SignedRequest): Record<string, string> {
  const names = ['x-amz-server-side-encryption', 'x-amz-server-side-encryption-aws-kms-key-id'];
  return Object.fromEntries(
    names.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
  );
}

function storeObject(
  state: S3State,
  key: string,
  content: Buffer,
  encryption: Record<string, string>,
): S3Answer {
  const etag = etagOf(content);
  state.objects.set(key, { content, etag, encryption });
  return { status: 200, headers: { ETag: etag, ...encryption } };
}

function readObject(state: S3State, key: string, { headers }: SignedRequest): S3Answer {
  const object = state.objects.get(key);
  if (object === undefined) throw missing();
  if (headers['if-match'] !== undefined && headers['if-match'] !== object.etag)
    throw new S3Refusal(412, 'PreconditionFailed', 'It is another object.');
  const { content, etag } = object;
  const start = /^bytes=(\d+)-$/.exec(String(headers.range ?? ''))?.[1];
  if (start === undefined) return { status: 200, headers: { ETag: etag }, body: content };
  if (Number(start) >= content.length) throw new S3Refusal(416, 'InvalidRange', 'Not satisfiable.');
  const range = `bytes ${start}-${content.length - 1}/${content.length}`;
  return {
    status: 206,
    headers: { ETag: etag, 'Content-Range': range },
    body: content.subarray(Number(start)),
  };
}

function deleteKey(state: S3State, key: string, query: URLSearchParams): S3Answer {
  const uploadId = query.get('uploadId');
  if (uploadId === null) state.objects.delete(key);
  else if (!state.uploads.delete(uploadId)) throw new S3Refusal(404, 'NoSuchUpload', 'No such upload.');
  return { status: 204 };
}

function listPage(state: S3State, query: URLSearchParams): S3Answer {
  const after = query.get('continuation-token') ?? '';
  const keys = [...state.objects.keys()]
    .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
    .sort();
  const page = keys.slice(0, pageSize);
  const contents = page.map(
    (key) => `<Contents><Key>${key}</Key><Size>${state.objects.get(key)?.content.length}</Size></Contents>`,
  );
  const isCut = keys.length > page.length;
  const next = isCut ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  return xml(
    `<ListBucketResult><IsTruncated>${isCut}</IsTruncated><KeyCount>${page.length}</KeyCount>${next}${contents.join('')}</ListBucketResult>`,
  );
}

function beginUpload(state: S3State, key: string, request: SignedRequest): S3Answer {
  const uploadId = randomUUID();
  state.uploads.set(uploadId, { key, parts: new Map(), encryption: encryptionOf(request) });
  return xml(
    `<InitiateMultipartUploadResult><Bucket>${state.bucket}</Bucket><Key>${key}</Key><UploadId>${uploadId}</UploadId></InitiateMultipartUploadResult>`,
  );
}

function findUpload(state: S3State, query: URLSearchParams) {
  const upload = state.uploads.get(query.get('uploadId') ?? '');
  if (upload === undefined) throw new S3Refusal(404, 'NoSuchUpload', 'No such upload.');
  return upload;
}

function takePart(state: S3State, query: URLSearchParams, { body }: SignedRequest): S3Answer {
  const etag = etagOf(body);
  findUpload(state, query).parts.set(Number(query.get('partNumber')), { content: body, etag });
  return { status: 200, headers: { ETag: etag } };
}

function completeUpload(state: S3State, query: URLSearchParams, { body }: SignedRequest): S3Answer {
  const upload = findUpload(state, query);
  const named = [...body.toString().matchAll(/<Part>.*?<\/Part>/gs)].map(([part]) => ({
    number: Number(/<PartNumber>(\d+)</.exec(part)?.[1]),
    etag: /<ETag>(.*?)</.exec(part)?.[1]?.replaceAll('&quot;', '"'),
  }));
  const parts = named.map(({ number, etag }) => {
    const part = upload.parts.get(number);
    if (part?.etag !== etag) throw new S3Refusal(400, 'InvalidPart', 'A part is not the one that was sent.');
    return part?.content ?? Buffer.alloc(0);
  });
  if (parts.length === 0) throw new S3Refusal(400, 'MalformedXML', 'Name the parts.');
  if (parts.slice(0, -1).some((part) => part.length < leastPartBytes))
    throw new S3Refusal(400, 'EntityTooSmall', 'A part is too small.');
  state.uploads.delete(query.get('uploadId') ?? '');
  const { headers } = storeObject(state, upload.key, Buffer.concat(parts), upload.encryption);
  return xml(
    `<CompleteMultipartUploadResult><Key>${upload.key}</Key><ETag>${headers?.ETag}</ETag></CompleteMultipartUploadResult>`,
  );
}

function xml(content: string): S3Answer {
  return {
    status: 200,
    headers: { 'Content-Type': 'application/xml' },
    body: `<?xml version="1.0" encoding="UTF-8"?>${content}`,
  };
}
