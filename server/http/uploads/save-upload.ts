import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import busboy from 'busboy';
import type { Services } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { Failure, failure } from '#server/failure.ts';
import { cleanFileName } from './clean-file-name.ts';
import { extensionOf } from './extension-of.ts';
import { shortFileName } from './short-file-name.ts';

/** The bytes around the file in a multipart body. */
const envelopeBytes = 64 * 1024;

/** What may be uploaded. */
export interface UploadRules {
  maximumBytes: number;
  /** With a dot, in lower case. */
  extensions: readonly string[];
  /** What to do with a file that is too large, as a sentence. */
  advice: string;
}

const tooLarge = (fileName: string | null, { maximumBytes, advice }: UploadRules) =>
  failure('too-large', {
    message: `${fileName === null ? 'This file' : `The file ${shortFileName(fileName)}`} is larger than ${maximumBytes / 1024 / 1024} MB. ${advice}`,
  });

export interface SavedFile {
  fileId: string;
  fileName: string;
  contentType: string;
  sizeBytes: number;
  sha256: string;
}

/** Stores the one file of a multipart request as it comes in, without holding it in memory. */
export async function saveUpload(
  ctx: Pick<Services, 'fileStore'>,
  request: Request,
  rules: UploadRules,
): Promise<SavedFile> {
  const mostBytes = rules.maximumBytes + envelopeBytes;
  const isTooLong = Number(request.headers.get('content-length') ?? 0) > mostBytes;
  const problems: unknown[] = [];
  const saves: Promise<SavedFile>[] = [];
  let firstName: string | null = null;
  let isSaveBroken = false;
  const parser = openParser(request, rules);
  parser.on('file', (field, stream, { filename, mimeType }) => {
    // A body that breaks off fails this stream as well as the parser, which reports it. The stream still needs a
    // handler: without one, before anybody reads the stream, the error would end the process.
    stream.on('error', () => undefined);
    const fileName = cleanFileName(filename ?? '');
    firstName ??= fileName;
    const problem = isTooLong
      ? tooLarge(fileName, rules)
      : checkFile({ field, fileName, before: saves.length + problems.length }, rules);
    if (problem !== null) {
      problems.push(problem);
      stream.resume();
      return;
    }
    const save = saveFile(ctx, stream, { fileName, contentType: mimeType }, rules);
    saves.push(save);
    save.catch((error: unknown) => {
      if (error instanceof Failure || parser.destroyed) return;
      // Nobody takes the rest of the file any more, so the parser would wait forever.
      isSaveBroken = true;
      parser.destroy(error as Error);
    });
  });
  parser.on('filesLimit', () => problems.push(invalid('Send one file per request.')));
  try {
    const isRefused = () => isTooLong && problems.length > 0;
    await pipeline(
      Readable.fromWeb(request.body as ReadableStream<Uint8Array>),
      (chunks: AsyncIterable<Uint8Array>) =>
        bounded(chunks, mostBytes, isRefused, () => tooLarge(firstName, rules)),
      parser,
    );
  } catch (error) {
    if (!isSaveBroken) {
      problems.push(
        error instanceof Failure ? error : invalid('The upload was interrupted. Send the file again.'),
      );
    }
  }
  const [saved] = await Promise.allSettled(saves);
  if (problems.length === 0 && saved?.status === 'rejected') throw saved.reason;
  if (problems.length === 0 && saved !== undefined && saved.status === 'fulfilled') return saved.value;
  if (saved?.status === 'fulfilled') await ctx.fileStore.deleteFile(saved.value.fileId);
  throw problems[0] ?? invalid('Send a file in the field "file".');
}

function openParser(request: Request, { maximumBytes }: UploadRules): busboy.Busboy {
  if (request.body === null) throw invalid('Send a file in the field "file".');
  try {
    return busboy({
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      // Browsers and programs send names as UTF-8; the library would take them for Latin-1.
      defParamCharset: 'utf8',
      // The library takes a file that just reaches its limit for one that passes it.
      limits: { files: 2, fileSize: maximumBytes + 1, fields: 10, fieldSize: 1_000, parts: 12 },
    });
  } catch {
    throw invalid('This is not a multipart form. Send the file as multipart/form-data.');
  }
}

function checkFile(
  { field, fileName, before }: { field: string; fileName: string; before: number },
  { extensions }: UploadRules,
): Failure | null {
  if (before > 0) return invalid('Send one file per request.');
  if (field !== 'file') return invalid('Send the file in the field "file".');
  if (extensions.includes(extensionOf(fileName).toLowerCase())) return null;
  return failure('unsupported-type', {
    message: `The file ${shortFileName(fileName)} is not of a supported type. Upload one of these: ${extensions.join(', ')}.`,
  });
}

async function saveFile(
  { fileStore }: Pick<Services, 'fileStore'>,
  stream: Readable & { truncated?: boolean },
  named: { fileName: string; contentType: string },
  rules: UploadRules,
): Promise<SavedFile> {
  const fileId = createId('fil');
  const content = await fileStore.saveFile(fileId, stream);
  if (stream.truncated !== true && content.sizeBytes > 0) return { fileId, ...named, ...content };
  await fileStore.deleteFile(fileId);
  throw stream.truncated === true
    ? tooLarge(named.fileName, rules)
    : invalid(`The file ${shortFileName(named.fileName)} is empty.`);
}

/** A body without a declared length ends here too. One that is refused already need not be sent to its end. */
async function* bounded(
  chunks: AsyncIterable<Uint8Array>,
  mostBytes: number,
  isRefused: () => boolean,
  refusal: () => Failure,
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.byteLength;
    if (isRefused() || bytes > mostBytes) throw refusal();
    yield chunk;
  }
}

function invalid(message: string): Failure {
  return failure('invalid-input', { message, details: { file: message } });
}
