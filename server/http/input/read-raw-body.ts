import { Failure, failure } from '#server/failure.ts';

/** The body of a request, byte by byte; throws `too-large` as soon as it is, and `invalid-input` for one that breaks off. */
export async function readRawBody(request: Request, maximumBytes: number): Promise<Buffer> {
  const declared = Number(request.headers.get('content-length') ?? 0);
  if (declared > maximumBytes) throw failure('too-large');
  if (request.body === null) return Buffer.alloc(0);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of request.body) {
      bytes += chunk.byteLength;
      if (bytes > maximumBytes) throw failure('too-large');
      chunks.push(chunk);
    }
  } catch (error) {
    // The caller went away, or broke the protocol: no fault of ours to be logged as one.
    throw error instanceof Failure
      ? error
      : failure('invalid-input', { message: 'The request body is incomplete.' });
  }
  return Buffer.concat(chunks);
}
