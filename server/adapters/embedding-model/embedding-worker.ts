import { shippedModelFolder } from './shipped-model-files.ts';

// Entry of the process that computes vectors: one text in, one vector out. A process of its own, so that neither its work
// nor a fault in the native library can delay or end the process that answers visitors.

/** From the product; the answer carries the same number. */
export interface EmbeddingRequest {
  id: number;
  text: string;
}

export type EmbeddingWorkerMessage =
  | { kind: 'ready' }
  | { kind: 'unavailable'; reason: string }
  | { kind: 'vector'; id: number; vector: Float32Array }
  | { kind: 'failed'; id: number; reason: string };

const say = (message: EmbeddingWorkerMessage): void => void process.send?.(message);
const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

// The product has ended, in whatever way.
process.on('disconnect', () => process.exit(0));
// The product decides when this process ends; a terminal sends Ctrl-C to both.
process.on('SIGINT', () => undefined);

try {
  // A package may be missing, as it is optional.
  const { loadMinilm } = await import('./load-minilm.ts');
  const embed = await loadMinilm(shippedModelFolder);
  process.on('message', async ({ id, text }: EmbeddingRequest) => {
    try {
      say({ kind: 'vector', id, vector: await embed(text) });
    } catch (error) {
      say({ kind: 'failed', id, reason: reasonOf(error) });
    }
  });
  say({ kind: 'ready' });
} catch (error) {
  say({ kind: 'unavailable', reason: reasonOf(error) });
}
