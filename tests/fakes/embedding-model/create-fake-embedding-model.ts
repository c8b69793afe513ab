import type { EmbeddingModel, EmbeddingModels } from '#server/ports/embedding-model.ts';
import { EmbeddingUnavailable } from '#server/ports/embedding-unavailable.ts';

const DIMENSIONS = 32;

export interface FakeEmbeddingModel extends EmbeddingModel {
  /** Texts of sources that it was asked for, in order. */
  embedded: string[];
  /** While true nothing comes. */
  isDown: boolean;
}

/**
 * A model without weights: a text points where its words do, and the words of one group point the same way.
 * @param groups words that mean the same
 */
export function createFakeEmbeddingModel(id: string, groups: readonly string[][]): FakeEmbeddingModel {
  const directionOf = (word: string): number => {
    const group = groups.findIndex((words) => words.includes(word));
    if (group >= 0) return group;
    let sum = 0;
    for (const letter of word) sum = (sum * 31 + letter.charCodeAt(0)) % 1_000_003;
    return groups.length + (sum % (DIMENSIONS - groups.length));
  };
  const embed = (text: string): Float32Array => {
    const vector = new Float32Array(DIMENSIONS);
    for (const [word] of text.toLowerCase().matchAll(/\p{L}+/gu)) {
      const direction = directionOf(word);
      (vector[direction] as number) += direction < groups.length ? 3 : 1;
    }
    const length = Math.hypot(...vector) || 1;
    return vector.map((value) => value / length);
  };
  const model: FakeEmbeddingModel = {
    id,
    languages: ['en'],
    isFitted: true,
    embedded: [],
    isDown: false,
    embedQuestion: async (text) => (model.isDown ? null : embed(text)),
    prepare: () => undefined,
    async embedTexts(texts, signal) {
      signal.throwIfAborted();
      if (model.isDown) throw new EmbeddingUnavailable('The model is down.');
      model.embedded.push(...texts);
      return texts.map(embed);
    },
  };
  return model;
}

/** The models of an installation; the first is the current one. */
export function fakeEmbeddingModels(...models: FakeEmbeddingModel[]): EmbeddingModels {
  return {
    current: models[0] ?? null,
    find: (id) => models.find((model) => model.id === id) ?? null,
    state: () => 'ok',
    close: async () => undefined,
  };
}
