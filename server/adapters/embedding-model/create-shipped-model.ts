import type { EmbeddingModel, EmbeddingState } from '#server/ports/embedding-model.ts';
import { createEmbeddingRunner } from './create-embedding-runner.ts';
import { readShippedCommon } from './read-shipped-common.ts';

export interface ShippedModelOptions {
  /** Told once, in a sentence, why this process will search by words alone. */
  onUnavailable: (reason: string) => void;
  /** A minute by default: to start again takes 0.2 seconds. */
  idleMs?: number;
  /** Longest wait for the vector of a question; the first is for a process that has yet to start. */
  deadlinesMs?: { starting: number; running: number };
  /** Module that the process runs, for tests of its failures. */
  workerUrl?: URL;
}

export interface ShippedModel extends EmbeddingModel {
  state(): EmbeddingState;
  close(): Promise<void>;
}

/** Named for weights and the way in which their texts are made: another way would need other vectors. */
const modelId = 'all-minilm-l6-v2-int8-headed';

/** The same weights with sentences without their headings: such vectors are compared until an agent's new ones are made. */
export const EARLIER_MODEL_IDS: readonly string[] = ['all-minilm-l6-v2-int8'];

/** More would all come too late: a vector takes 3 ms. */
const questionsWaiting = 24;

/** The model that is part of the product, in a process of its own. */
export function createShippedModel({
  onUnavailable,
  idleMs = 60_000,
  deadlinesMs = { starting: 2_000, running: 150 },
  workerUrl = new URL('./embedding-worker.ts', import.meta.url),
}: ShippedModelOptions): ShippedModel {
  const runner = createEmbeddingRunner({ workerUrl, idleMs, onUnavailable });
  return {
    id: modelId,
    languages: ['en'],
    isFitted: true,
    common: readShippedCommon(),
    async embedQuestion(text) {
      if (runner.isUnavailable() || runner.waiting('questions') >= questionsWaiting) return null;
      const deadlineMs = runner.isReady() ? deadlinesMs.running : deadlinesMs.starting;
      const { vector, forget } = runner.add('questions', text);
      const late = Promise.withResolvers<null>();
      const timer = setTimeout(() => late.resolve(null), deadlineMs);
      try {
        return await Promise.race([vector, late.promise]);
      } catch {
        // The log has the reason; the words go on.
        return null;
      } finally {
        clearTimeout(timer);
        forget();
      }
    },
    prepare: runner.prepare,
    async embedTexts(texts, signal, workspaceId) {
      const vectors: Float32Array[] = [];
      // One after another, so that the queue stays short and a stop is noticed at once.
      for (const text of texts) {
        signal.throwIfAborted();
        vectors.push(await runner.add('texts', text, workspaceId).vector);
      }
      return vectors;
    },
    state: () => (runner.isUnavailable() ? 'unavailable' : 'ok'),
    close: () => runner.close(),
  };
}
