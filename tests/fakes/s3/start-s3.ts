import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen } from '../listen.ts';
import { answerS3, type S3Answer } from './answer-s3.ts';
import { checkSignature } from './check-signature.ts';
import { S3Refusal } from './s3-refusal.ts';
import type { S3State } from './s3-state.ts';

/** What can go wrong with a request. */
type S3Fault =
  /** Answered with 503, as Amazon does to those who ask too often. */
  | 'slow-down'
  /** Answered with 403, after which no client tries again. */
  | 'refusal'
  /** The connection breaks once half of the body has come. */
  | 'cut-request'
  /** The connection breaks once half of the answer has left. */
  | 'cut-response';

export interface FakeS3 extends Pick<S3State, 'objects' | 'uploads' | 'requests'> {
  endpoint: string;
  bucket: string;
  credentials: { accessKeyId: string; secretAccessKey: string };
  /** Lets the next requests that look like this fail; once unless said. */
  failNext(fault: S3Fault, pattern: RegExp, times?: number): void;
  setReadOnly(isReadOnly: boolean): void;
  /** Answers that are not at their end, and whose caller has not left. */
  openAnswers(): number;
  close(): Promise<void>;
}

interface PlannedFault {
  fault: S3Fault;
  pattern: RegExp;
  times: number;
}

/** A stand-in for Amazon S3 with one bucket, which takes well-signed requests only. */
export async function startS3(): Promise<FakeS3> {
  const state: S3State = {
    bucket: 'parley-files',
    objects: new Map(),
    uploads: new Map(),
    requests: [],
    accessKeyId: 'AKIATEST',
    secretAccessKey: 'the secret of the key',
    region: 'eu-central-1',
    isReadOnly: false,
  };
  const faults: PlannedFault[] = [];
  let open = 0;
  const server = createServer((request, response) => {
    const name = `${request.method} ${request.url}`;
    const planned = faults.find(({ pattern, times }) => times > 0 && pattern.test(name));
    if (planned !== undefined) planned.times -= 1;
    open += 1;
    response.on('close', () => {
      open -= 1;
    });
    void serve(state, { request, response, name, fault: planned?.fault });
  });
  const { host, close } = await listen(server);
  const { objects, uploads, requests, bucket, accessKeyId, secretAccessKey } = state;
  return {
    objects,
    uploads,
    requests,
    bucket,
    endpoint: `http://${host}`,
    credentials: { accessKeyId, secretAccessKey },
    failNext: (fault, pattern, times = 1) => void faults.push({ fault, pattern, times }),
    setReadOnly: (isReadOnly) => {
      state.isReadOnly = isReadOnly;
    },
    openAnswers: () => open,
    close,
  };
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  name: string;
  fault: S3Fault | undefined;
}

async function serve(state: S3State, { request, response, name, fault }: Exchange): Promise<void> {
  const pieces: Buffer[] = [];
  let received = 0;
  const half = Number(request.headers['content-length'] ?? 0) / 2;
  try {
    for await (const piece of request as AsyncIterable<Buffer>) {
      pieces.push(piece);
      received += piece.length;
      if (fault === 'cut-request' && received >= half) return void request.socket.destroy();
    }
  } catch {
    // The client went away.
    return;
  }
  const body = Buffer.concat(pieces);
  const answer = answerOrRefuse(fault, () => {
    checkSignature(state, {
      method: request.method ?? '',
      url: request.url ?? '',
      headers: request.headers,
      body,
    });
    state.requests.push(name);
    return answerS3(state, {
      method: request.method ?? '',
      url: request.url ?? '',
      headers: request.headers,
      body,
    });
  });
  const sent = Buffer.from(answer.body ?? '');
  response.writeHead(answer.status, { 'Content-Length': sent.length, ...answer.headers });
  if (fault !== 'cut-response') return void response.end(sent);
  response.write(sent.subarray(0, Math.floor(sent.length / 2)), () => request.socket.destroy());
}

function answerOrRefuse(fault: S3Fault | undefined, answer: () => S3Answer): S3Answer {
  try {
    if (fault === 'slow-down') throw new S3Refusal(503, 'SlowDown', 'Please reduce your request rate.');
    if (fault === 'refusal') throw new S3Refusal(403, 'AccessDenied', 'Access Denied');
    return answer();
  } catch (error) {
    if (!(error instanceof S3Refusal)) throw error;
    return {
      status: error.status,
      headers: { 'Content-Type': 'application/xml' },
      body: `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${error.code}</Code><Message>${error.message}</Message></Error>`,
    };
  }
}
