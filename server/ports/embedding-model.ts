import type { CommonVectors } from '#core/searching/meaning/common-questions/common-vectors.ts';

/**
 * Turns texts into vectors whose direction says what the texts mean. Vectors of two models are never compared, so each
 * is stored with the id of its model.
 */
export interface EmbeddingModel {
  id: string;
  /** BCP 47 primary tags of the languages that it knows; null for all. */
  languages: readonly string[] | null;
  /** Whether confidence and the choice of sentences are fitted to its similarities; else they go by words. */
  isFitted: boolean;
  /** Its vectors of what customers ask of any firm, where it has them. */
  common?: CommonVectors | null;
  /**
   * The vector of a visitor's question, of length 1; null when it is not there in the short time that a visitor should
   * wait for it, for whatever reason. Never rejects.
   */
  embedQuestion(text: string): Promise<Float32Array | null>;
  /** Somebody may soon ask: what must be started for that starts now. */
  prepare(): void;
  /**
   * The vectors of texts of sources, of length 1, in their order. Rejects with `EmbeddingUnavailable` when the model
   * can't be used, with the reason of `signal` once that is aborted. Workspaces share the model out between them; texts of
   * none are ours.
   */
  embedTexts(texts: readonly string[], signal: AbortSignal, workspaceId?: string): Promise<Float32Array[]>;
}

/** `off`: by the settings. `unavailable`: it could not be loaded or does not answer; search goes on by words. */
export type EmbeddingState = 'ok' | 'off' | 'unavailable';

export interface EmbeddingModels {
  /** The model that passages are given vectors by; null when sources are searched by words alone. */
  current: EmbeddingModel | null;
  /** A model that vectors were stored by earlier; null when this installation can't ask it any more. */
  find(id: string): EmbeddingModel | null;
  state(): EmbeddingState;
  close(): Promise<void>;
}
