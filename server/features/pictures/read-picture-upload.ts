import { pictureMaximumBytes, pictureSentences } from '#contract/pictures/pictures.ts';
import { type Failure, failure } from '#server/failure.ts';

/** The bytes around the file in a multipart body. */
const envelopeBytes = 16_384;

const problem = (code: 'too-large' | 'invalid-input', message: string): Failure =>
  failure(code, { message, details: { file: message } });

/** The one file of a multipart request, or `too-large` or `invalid-input`. Never holds more than a picture may have. */
export async function readPictureUpload(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  const body = await readBounded(request);
  const type = request.headers.get('content-type') ?? '';
  let file: FormDataEntryValue | null;
  try {
    file = (await new Response(body, { headers: { 'content-type': type } }).formData()).get('file');
  } catch {
    file = null;
  }
  if (file === null || typeof file === 'string' || file.size === 0)
    throw problem('invalid-input', pictureSentences.missing);
  if (file.size > pictureMaximumBytes) throw problem('too-large', pictureSentences['too-large']);
  return new Uint8Array(await file.arrayBuffer());
}

async function readBounded({ body, headers }: Request): Promise<Uint8Array<ArrayBuffer>> {
  const mostBytes = pictureMaximumBytes + envelopeBytes;
  if (Number(headers.get('content-length') ?? 0) > mostBytes)
    throw problem('too-large', pictureSentences['too-large']);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) throw problem('too-large', pictureSentences['too-large']);
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
