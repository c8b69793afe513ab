import {
  finishUpload,
  importChats,
  sendUploadPart,
  startUpload,
} from '#contract/chat-imports/chat-imports.endpoints.ts';
import { chatUploadPartBytes } from '#contract/chat-imports/chat-imports.ts';
import { call, callWithFile } from '#web/lib/call.ts';
import { CallError } from '#web/lib/call-error.ts';
import type { PreparedUpload } from './prepare-uploads.ts';

export interface SendOptions {
  archiveId: string;
  keepsOriginal: boolean;
  signal: AbortSignal;
  /** Told the share that has gone out, from 0 to 1. */
  onProgress(share: number): void;
}

const mostAttempts = 6;
const firstPauseMs = 1_000;

/**
 * Uploads what was prepared: what fits into one part at once, all else in parts, from where it broke off.
 * @throws CallError; an `AbortError` when it was paused
 */
export async function sendUpload(upload: PreparedUpload, options: SendOptions): Promise<void> {
  const { archiveId, keepsOriginal, signal, onProgress } = options;
  const { fileName, content } = upload;
  if (content.size > chatUploadPartBytes) return sendParts(upload, options);
  await callWithFile(importChats, {
    params: { archiveId },
    query: { keepsOriginal: keepsOriginal ? 'true' : 'false' },
    file: new File([content], fileName),
    signal,
    onProgress,
  });
}

async function sendParts({ fileName, content, sha256 }: PreparedUpload, options: SendOptions): Promise<void> {
  const { archiveId, keepsOriginal, signal, onProgress } = options;
  const start = () =>
    call(startUpload, {
      params: { archiveId },
      body: { fileName, sizeBytes: content.size, sha256, keepsOriginal },
      signal,
    });
  let upload = await patiently(signal, start);
  while (upload.receivedBytes < content.size) {
    const from = upload.receivedBytes;
    // Before anything is sent: one that goes on does not look as if it began again.
    onProgress(from / content.size);
    const part = content.slice(from, from + chatUploadPartBytes);
    upload = await patiently(signal, async (attempt) => {
      // A part may have come although its answer did not.
      const known = attempt === 0 ? upload : await start();
      if (known.receivedBytes !== from) return known;
      return callWithFile(sendUploadPart, {
        params: { archiveId, uploadId: upload.id },
        query: { from },
        file: new File([part], 'upload.part'),
        signal,
        onProgress: (share) => onProgress((from + share * part.size) / content.size),
      }).catch((error: unknown) => {
        // Another window sends the same file: both go on behind what has come.
        if (error instanceof CallError && error.status === 409) return start();
        // It may have finished it already; what finishes it below answers that.
        if (error instanceof CallError && error.status === 404)
          return { ...known, receivedBytes: content.size };
        throw error;
      });
    });
  }
  const { id: uploadId } = upload;
  await patiently(signal, () => call(finishUpload, { params: { archiveId, uploadId }, signal }));
}

/** Tries again, each time after a longer pause, while there is no connection or the server has trouble. */
async function patiently<Result>(
  signal: AbortSignal,
  work: (attempt: number) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 0; ; attempt += 1)
    try {
      return await work(attempt);
    } catch (error) {
      const isPassing = error instanceof CallError && (error.status === 0 || error.status >= 500);
      if (!isPassing || attempt + 1 >= mostAttempts) throw error;
      await pause(firstPauseMs * 2 ** attempt, signal);
    }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new DOMException('The upload was paused.', 'AbortError'));
    if (signal.aborted) return stop();
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      stop();
    });
  });
}
