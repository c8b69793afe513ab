import { expect, test } from 'vitest';
import { askVector } from '#core/searching/meaning/ask-vector.ts';
import { listCommonMatters } from '#core/searching/meaning/common-questions/list-common-matters.ts';
import { similarityAt } from '#core/searching/meaning/similarity-at.ts';
import { loadMinilm } from './load-minilm.ts';
import { readShippedCommon } from './read-shipped-common.ts';
import { shippedModelFolder } from './shipped-model-files.ts';

test('the stored vectors are those of the list by the shipped model', async () => {
  const common = readShippedCommon();
  if (common === null)
    throw new Error('The list has changed: run node scripts/write-common-questions.ts and commit the file.');
  const embed = await loadMinilm(shippedModelFolder);
  const questions = listCommonMatters().flatMap((matter) => matter.questions);
  for (let at = 0; at < questions.length; at += 5) {
    const vector = await embed(questions[at] as string);
    const { values, scales } = common.questions;
    const cosine = similarityAt(askVector(vector), values, at * vector.length) * (scales[at] as number);
    expect(cosine, questions[at]).toBeGreaterThan(0.99);
  }
});
