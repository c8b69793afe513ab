import type { Logger } from 'pino';
import type { Clock } from '#server/ports/clock.ts';
import {
  type AnswerRequest,
  type ChainPart,
  type LanguageModel,
  LanguageModelError,
  type ModelChain,
  type ModelFailure,
} from '#server/ports/language-model.ts';
import type { Metrics } from '#server/ports/metrics.ts';
import { type Circuits, createCircuits } from './create-circuits.ts';

export interface ChainOptions {
  log: Pick<Logger, 'warn'>;
  clock: Clock;
  /** Shared by the chains of an install, so that one visitor's failure spares the next. Own ones when left out. */
  circuits?: Circuits;
  /** Null where nothing is counted. */
  metrics?: Pick<Metrics, 'countModelCall'> | null;
}

/** Chains models in the order given; see `ModelChain` for what it promises. Never waits before asking the next. */
export function createModelChain(models: readonly LanguageModel[], options: ChainOptions): ModelChain {
  const circuits = options.circuits ?? createCircuits();
  return { streamAnswer: (request) => streamChain(models, request, { ...options, circuits }) };
}

async function* streamChain(
  models: readonly LanguageModel[],
  request: AnswerRequest,
  { log, clock, circuits, metrics = null }: ChainOptions & { circuits: Circuits },
): AsyncGenerator<ChainPart> {
  const failures: ModelFailure[] = [];
  for (const model of models) {
    const blockedFor = circuits.blocks(model.id, clock.now());
    if (blockedFor !== null) {
      failures.push({ modelId: model.id, kind: blockedFor, wasSkipped: true });
      continue;
    }

    const startedMs = performance.now();
    const count = (outcome: string) =>
      metrics?.countModelCall({
        provider: model.id.split(':', 1)[0] ?? '',
        outcome,
        seconds: (performance.now() - startedMs) / 1_000,
      });
    let hasBegun = false;
    let emptyKind: ModelFailure['kind'] = 'empty-answer';
    try {
      for await (const part of model.streamAnswer(request)) {
        if (part.type !== 'finish') {
          if (!hasBegun) circuits.noteSuccess(model.id);
          hasBegun = true;
          yield part;
        } else if (hasBegun) {
          count('answered');
          yield { ...part, modelId: model.id, failures };
          return;
        } else if (part.finishReason === 'content-filter') {
          emptyKind = 'content-filter';
        }
      }
      // A filter, or thinking that used up all tokens: the visitor must not get an empty answer.
      circuits.noteSuccess(model.id);
      failures.push({ modelId: model.id, kind: emptyKind, wasSkipped: false });
      count(emptyKind);
      log.warn({ modelId: model.id, kind: emptyKind }, 'A language model gave an empty answer.');
    } catch (error) {
      if (!LanguageModelError.isInstance(error)) throw error;
      count(error.kind);
      const pauseSeconds = circuits.noteFailure(model.id, error, clock.now());
      if (error.kind === 'aborted') throw error;
      failures.push({ modelId: model.id, kind: error.kind, wasSkipped: false });
      log.warn({ modelId: model.id, kind: error.kind, pauseSeconds, hasBegun }, error.message);
      if (hasBegun) {
        yield { type: 'finish', modelId: model.id, finishReason: 'error', usage: null, failures };
        return;
      }
    }
  }
  yield { type: 'unanswered', failures };
}
