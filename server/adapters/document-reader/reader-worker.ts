import { parentPort } from 'node:worker_threads';
import type { DocumentSource } from '#server/ports/document-reader.ts';
import { readBytes } from './read-bytes.ts';

/** Entry of the worker thread: one document in, one result out. */
parentPort?.on('message', async ({ id, source }: { id: number; source: DocumentSource }) => {
  parentPort?.postMessage({ id, result: await readBytes(source) });
});
