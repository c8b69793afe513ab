import { expect, test } from 'vitest';
import { createSearchIndex } from '#core/searching/index/create-search-index.ts';
import { addMeantPassage } from '#core/searching/meaning/fixtures/add-meant-passage.ts';
import type { EmbeddingModel, EmbeddingModels } from '#server/ports/embedding-model.ts';
import { embedQuery } from './embed-query.ts';

const index = createSearchIndex();
addMeantPassage(index, 'delivery', {
  text: 'The driver leaves parcels in the shed.',
  direction: [1, 0, 0, 0],
});

/** A model that notes what it is asked, and says one thing of a question and another of its related words. */
function stage({ isFitted = true, failing = (_text: string): boolean => false } = {}) {
  const asked: string[] = [];
  const model: EmbeddingModel = {
    id: 'fake',
    languages: ['en'],
    isFitted,
    async embedQuestion(text) {
      asked.push(text);
      return failing(text) ? null : Float32Array.from(text.includes('driver') ? [0, 1] : [1, 0]);
    },
    prepare: () => undefined,
    embedTexts: async () => [],
  };
  const embeddingModels: EmbeddingModels = {
    current: model,
    find: (id) => (id === 'fake' ? model : null),
    state: () => 'ok',
    close: async () => undefined,
  };
  const embed = (query: string) => embedQuery({ embeddingModels }, { model: 'fake', index }, query);
  return { asked, embed, model };
}

const courier = 'When does the courier come?';

test('a question in other words than the sources is meant between its own and theirs', async () => {
  const { asked, embed } = stage();
  const meaning = await embed(courier);
  expect(asked).toHaveLength(2);
  expect([...(meaning?.vector ?? [])].map((value) => value.toFixed(3))).toEqual(['0.707', '0.707']);
});

test.each([
  ['in words of the sources', {}, 'Where are the parcels?'],
  ['of a model that is paid for each text', { isFitted: false }, courier],
])('a question %s is asked once', async (_, options, question) => {
  const { asked, embed } = stage(options);
  expect([...((await embed(question))?.vector ?? [])]).toEqual([1, 0]);
  expect(asked).toEqual([question]);
});

test('where the related words come too late, its own words do', async () => {
  const { embed } = stage({ failing: (text) => text !== courier });
  expect([...((await embed(courier))?.vector ?? [])]).toEqual([1, 0]);
});

test('where its own words come too late, nothing is known', async () => {
  expect(await stage({ failing: () => true }).embed(courier)).toBeUndefined();
});

test('with the vectors of common questions, what firms write of such ones is expected', async () => {
  const { embed, model } = stage();
  expect((await embed(courier))?.expectation).toBeNull();
  const one = { values: Int8Array.of(127, 0), scales: Float32Array.of(1 / 127) };
  const other = { values: Int8Array.of(0, 127), scales: Float32Array.of(1 / 127) };
  model.common = { questions: one, matterOf: [0], statements: other };
  const expectation = (await embed(courier))?.expectation;
  expect(expectation?.customary).toBeCloseTo(1, 2);
  expect(expectation?.vector[1]).toBeGreaterThan(0.9);
});
