import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { S3Refusal } from './s3-refusal.ts';
import type { S3State } from './s3-state.ts';

export interface SignedRequest {
  method: string;
  /** As it was sent, with its query. */
  url: string;
  headers: NodeJS.Dict<string | string[]>;
  body: Buffer;
}

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');
const encode = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Throws unless the request is signed with the key of the state by AWS Signature Version 4, its body included. */
export function checkSignature(state: S3State, { method, url, headers, body }: SignedRequest): void {
  const given =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      String(headers.authorization),
    );
  if (given === null) throw new S3Refusal(403, 'AccessDenied', 'The request is not signed.');
  const [, accessKeyId, day = '', region = '', signedHeaders = '', signature = ''] = given;
  if (accessKeyId !== state.accessKeyId)
    throw new S3Refusal(403, 'InvalidAccessKeyId', 'The access key is unknown.');
  if (region !== state.region)
    throw new S3Refusal(400, 'AuthorizationHeaderMalformed', `The region is ${state.region}.`);
  if (headers['x-amz-content-sha256'] !== sha256(body))
    throw new S3Refusal(400, 'XAmzContentSHA256Mismatch', 'The body is not the one that was signed.');
  const { pathname, searchParams } = new URL(url, 'http://storage');
  const query = [...searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  const lines = signedHeaders.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [method, pathname, query, lines.join(''), signedHeaders, sha256(body)].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    hmac,
    `AWS4${state.secretAccessKey}`,
  );
  if (!timingSafeEqual(hmac(key, text), Buffer.from(signature, 'hex')))
    throw new S3Refusal(403, 'SignatureDoesNotMatch', 'The signature is another one.');
}
