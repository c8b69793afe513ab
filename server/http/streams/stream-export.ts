import { failure } from '#server/failure.ts';
import { streamBody } from './stream-body.ts';

const mostAtOnce = 2;
const running = new Map<string, number>();

/**
 * The body of a download that reads much. An owner, such as a workspace, has two of them at once in a process, so that
 * nobody's downloads hold up what others do. The place is free again when the download is complete or given up.
 */
export function streamExport(owner: string, pieces: AsyncIterable<Uint8Array>): BodyInit {
  if ((running.get(owner) ?? 0) >= mostAtOnce)
    throw failure('rate-limited', {
      message: 'Two downloads are running already. Wait until one of them is complete.',
      retryAfterSeconds: 30,
    });
  return streamBody(counted(owner, pieces));
}

/** Counted once it is read: a body that nobody wants, as after HEAD, never ends. */
async function* counted(owner: string, pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  running.set(owner, (running.get(owner) ?? 0) + 1);
  try {
    yield* pieces;
  } finally {
    const left = (running.get(owner) ?? 1) - 1;
    if (left > 0) running.set(owner, left);
    else running.delete(owner);
  }
}
