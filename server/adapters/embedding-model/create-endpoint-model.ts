import { Pool } from 'undici';
import { z } from 'zod';
import type { EmbeddingModel } from '#server/ports/embedding-model.ts';
import { EmbeddingUnavailable } from '#server/ports/embedding-unavailable.ts';

export interface EndpointModelOptions {
  /** Base URL with its version, for example `https://api.openai.com/v1`. */
  baseUrl: string;
  apiKey: string | undefined;
  /** Name of the model at that server. */
  model: string;
  /** Longest wait for the vector of a question. */
  questionDeadlineMs?: number;
}

export interface EndpointModel extends EmbeddingModel {
  /** False from a failure on until the next success. */
  answers(): boolean;
  close(): Promise<void>;
}

/** After a failure visitors do not wait for the server for this long. */
const pauseMs = 15_000;
/** Servers take at least as many inputs at once. */
const textsAtOnce = 16;
const textsDeadlineMs = 60_000;
const questionsAtOnce = 32;
const answerMaximumBytes = 16 * 1024 * 1024;

const answerSchema = z.object({
  data: z.array(z.object({ index: z.number().int(), embedding: z.array(z.number()).min(1) })),
});

/**
 * A model behind `POST /embeddings` of the OpenAI protocol: `{model, input, encoding_format}` in, `{data: [{index,
 * embedding}]}` out.
 */
export function createEndpointModel(options: EndpointModelOptions): EndpointModel {
  const { baseUrl, apiKey, model, questionDeadlineMs = 500 } = options;
  const { origin, host, pathname } = new URL(baseUrl);
  const pool = new Pool(origin, { connections: 8, keepAliveTimeout: 60_000, connect: { timeout: 5_000 } });
  let failedAt: number | null = null;
  let openQuestions = 0;

  async function embed(input: readonly string[], signal: AbortSignal): Promise<Float32Array[]> {
    const { statusCode, body } = await pool.request({
      method: 'POST',
      path: `${pathname.replace(/\/+$/, '')}/embeddings`,
      headers: {
        'content-type': 'application/json',
        ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify({ model, input, encoding_format: 'float' }),
      signal,
    });
    if (statusCode !== 200) {
      await body.dump({ limit: 64 * 1024 });
      throw new Error(`The embedding server ${host} answered with status ${statusCode}.`);
    }
    const bytes = await readAtMost(body, answerMaximumBytes);
    const { data } = answerSchema.parse(JSON.parse(bytes.toString('utf8')));
    const vectors = input.map((_, at) => data.find(({ index }) => index === at)?.embedding);
    if (vectors.some((vector) => vector === undefined || vector.length !== vectors[0]?.length)) {
      throw new Error(`The embedding server ${host} did not give one vector for each text.`);
    }
    return vectors.map((vector) => toUnitLength(vector as number[]));
  }

  async function ask(input: readonly string[], signal: AbortSignal): Promise<Float32Array[]> {
    try {
      const vectors = await embed(input, signal);
      failedAt = null;
      return vectors;
    } catch (error) {
      failedAt = performance.now();
      throw error;
    }
  }

  return {
    id: `${host}${pathname.replace(/\/+$/, '')}:${model}`,
    languages: null,
    isFitted: false,
    async embedQuestion(text) {
      const isPaused = failedAt !== null && performance.now() - failedAt < pauseMs;
      if (isPaused || openQuestions >= questionsAtOnce) return null;
      openQuestions += 1;
      try {
        return (await ask([text], AbortSignal.timeout(questionDeadlineMs)))[0] ?? null;
      } catch {
        // Shown in the health of the installation; the words go on.
        return null;
      } finally {
        openQuestions -= 1;
      }
    },
    prepare: () => undefined,
    async embedTexts(texts, signal) {
      const vectors: Float32Array[] = [];
      for (let at = 0; at < texts.length; at += textsAtOnce) {
        const limited = AbortSignal.any([signal, AbortSignal.timeout(textsDeadlineMs)]);
        try {
          vectors.push(...(await ask(texts.slice(at, at + textsAtOnce), limited)));
        } catch (error) {
          signal.throwIfAborted();
          throw new EmbeddingUnavailable(error instanceof Error ? error.message : String(error));
        }
      }
      return vectors;
    },
    answers: () => failedAt === null,
    close: () => pool.destroy(),
  };
}

async function readAtMost(body: AsyncIterable<Buffer>, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > limit) throw new Error('The answer of the embedding server is too long.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function toUnitLength(values: readonly number[]): Float32Array {
  let sum = 0;
  for (const value of values) sum += value * value;
  const length = Math.sqrt(sum) || 1;
  return Float32Array.from(values, (value) => value / length);
}
