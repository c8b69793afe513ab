import type { LanguageModelError, ModelFailure } from '#server/ports/language-model.ts';

type Kind = ModelFailure['kind'];

/**
 * For how long a model that failed so is not asked, and after how many such failures in a row. What may pass by itself
 * gets a second chance, or one broken connection would take the model from everybody. Where the provider names a time,
 * that holds at once instead.
 */
const pauses: Partial<Record<Kind, { seconds: number; afterFailures: number }>> = {
  auth: { seconds: 300, afterFailures: 1 },
  quota: { seconds: 600, afterFailures: 1 },
  'rate-limit': { seconds: 5, afterFailures: 1 },
  overloaded: { seconds: 10, afterFailures: 3 },
  network: { seconds: 10, afterFailures: 3 },
  // Each further try makes a visitor wait as long again.
  timeout: { seconds: 30, afterFailures: 2 },
};
const longestPauseSeconds = 3_600;
/** While one visitor tries a model again, the others pass it by for so long at most. */
const probeSeconds = 15;

interface Circuit {
  openUntilMs: number;
  kind: Kind;
}

/** Remembers which models are better left alone for a while. */
export interface Circuits {
  /** Why the model must not be asked now, or null: then the caller asks, and says how it went. */
  blocks(modelId: string, now: Date): Kind | null;
  /** How long it is left alone from now on, in seconds; 0 when the failure says nothing of the next question. */
  noteFailure(modelId: string, error: LanguageModelError, now: Date): number;
  noteSuccess(modelId: string): void;
}

const providerOf = (modelId: string) => modelId.slice(0, modelId.indexOf(':') + 1);

/** A key or an account fails for all models of a provider alike, everything else for one model. */
const scopeOf = (modelId: string, kind: Kind) =>
  kind === 'auth' || kind === 'quota' ? providerOf(modelId) : modelId;

export function createCircuits(): Circuits {
  const open = new Map<string, Circuit>();
  const failuresInARow = new Map<string, number>();
  return {
    blocks(modelId, now) {
      for (const scope of [providerOf(modelId), modelId]) {
        const circuit = open.get(scope);
        if (!circuit) continue;
        if (circuit.openUntilMs > now.getTime()) return circuit.kind;
        // This caller probes; the next ones wait for its outcome.
        circuit.openUntilMs = now.getTime() + probeSeconds * 1000;
      }
      return null;
    },
    noteFailure(modelId, error, now) {
      const pause = pauses[error.kind];
      if (pause === undefined) {
        // The provider answered, if not as wished; or the visitor left, and the next may probe.
        open.delete(modelId);
        return 0;
      }
      const failures = (failuresInARow.get(modelId) ?? 0) + 1;
      failuresInARow.set(modelId, failures);
      // A probe that fails closes the door again at once: the failures in a row go on.
      if (error.retryAfterSeconds === null && failures < pause.afterFailures) return 0;
      const seconds = Math.min(error.retryAfterSeconds ?? pause.seconds, longestPauseSeconds);
      open.set(scopeOf(modelId, error.kind), {
        kind: error.kind,
        openUntilMs: now.getTime() + seconds * 1000,
      });
      return seconds;
    },
    noteSuccess(modelId) {
      failuresInARow.delete(modelId);
      open.delete(modelId);
      open.delete(providerOf(modelId));
    },
  };
}
