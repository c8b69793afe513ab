import { expect, it } from 'vitest';
import { createEmbeddingModels, type EmbeddingSettings } from './create-embedding-models.ts';

const log = { warn: () => undefined };
const settings: EmbeddingSettings = {
  SEARCH_BY_MEANING: true,
  EMBEDDING_MODEL: 'theirs',
  EMBEDDED_ENGINE_ONLY: false,
};

it('asks the shipped model for agents whose vectors were made from sentences without headings', () => {
  const { current, find } = createEmbeddingModels(settings, { log });
  expect(current?.id).toBe('all-minilm-l6-v2-int8-headed');
  expect(find('all-minilm-l6-v2-int8-headed')).toBe(current);
  expect(find('all-minilm-l6-v2-int8')).toBe(current);
  expect(find('another')).toBeNull();
});

it('keeps the shipped model for them next to a server of embeddings', () => {
  const { current, find } = createEmbeddingModels(
    { ...settings, EMBEDDING_BASE_URL: 'http://127.0.0.1:9/v1' },
    { log },
  );
  expect(find('all-minilm-l6-v2-int8')).not.toBe(current);
  expect(find('all-minilm-l6-v2-int8')?.isFitted).toBe(true);
});

it('finds none where search by meaning is off', () => {
  const { current, find } = createEmbeddingModels({ ...settings, SEARCH_BY_MEANING: false }, { log });
  expect(current).toBeNull();
  expect(find('all-minilm-l6-v2-int8')).toBeNull();
});
