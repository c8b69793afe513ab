import { expect, test, vi } from 'vitest';
import type { EmbeddingModel } from '#server/ports/embedding-model.ts';
import { rememberQuestions } from './remember-questions.ts';

function createModel(embedQuestion: (text: string) => Promise<Float32Array | null>) {
  const asked = vi.fn(embedQuestion);
  const model: EmbeddingModel = {
    id: 'test',
    languages: null,
    isFitted: false,
    embedQuestion: asked,
    prepare: () => undefined,
    embedTexts: async () => [],
  };
  return { asked, model: rememberQuestions(model) };
}
const vectorOf = async (text: string) => Float32Array.of(text.length);

test('computes the vector of a question once, also when it is asked twice at the same time', async () => {
  const { asked, model } = createModel(vectorOf);
  expect(await Promise.all(['How?', 'How?', 'Why not?'].map((text) => model.embedQuestion(text)))).toEqual([
    Float32Array.of(4),
    Float32Array.of(4),
    Float32Array.of(8),
  ]);
  expect(await model.embedQuestion('How?')).toEqual(Float32Array.of(4));
  expect(asked.mock.calls).toEqual([['How?'], ['Why not?']]);
});

test('asks again for a vector that came too late', async () => {
  const { asked, model } = createModel(vi.fn().mockResolvedValueOnce(null).mockImplementation(vectorOf));
  expect(await model.embedQuestion('How?')).toBeNull();
  expect(await model.embedQuestion('How?')).toEqual(Float32Array.of(4));
  expect(asked).toHaveBeenCalledTimes(2);
});

test('drops the question that was not asked for longest, and never keeps a long one', async () => {
  const { asked, model } = createModel(vectorOf);
  await model.embedQuestion('first');
  for (let at = 0; at < 1_999; at += 1) await model.embedQuestion(`question ${at}`);
  await model.embedQuestion('first');
  await model.embedQuestion('one more');
  asked.mockClear();
  await model.embedQuestion('first');
  expect(asked).not.toHaveBeenCalled();
  await model.embedQuestion('question 0');
  expect(asked).toHaveBeenCalledTimes(1);
  const long = 'a'.repeat(301);
  await model.embedQuestion(long);
  await model.embedQuestion(long);
  expect(asked).toHaveBeenCalledTimes(3);
});
