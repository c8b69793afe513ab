import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listCommonMatters } from '#core/searching/meaning/common-questions/list-common-matters.ts';
import { quantiseVector } from '#core/searching/meaning/quantise-vector.ts';
import { loadMinilm } from '#server/adapters/embedding-model/load-minilm.ts';
import {
  commonVectorsFile,
  shippedModelFolder,
} from '#server/adapters/embedding-model/shipped-model-files.ts';

// node scripts/write-common-questions.ts: the vectors of common-questions.ts by the shipped model, after a change of it.

const embed = await loadMinilm(shippedModelFolder);
const matters = listCommonMatters();
const questions: Int8Array[] = [];
const statements: Int8Array[] = [];
for (const matter of matters) {
  for (const question of matter.questions) questions.push(quantiseVector(await embed(question)));
  const sum = new Float32Array(384);
  for (const statement of matter.statements) {
    const vector = await embed(statement);
    vector.forEach((value, at) => {
      (sum[at] as number) += value;
    });
  }
  statements.push(quantiseVector(sum));
}
const bytes = Buffer.concat([...questions, ...statements].map((vector) => Buffer.from(vector.buffer)));
writeFileSync(join(shippedModelFolder, commonVectorsFile), bytes);
console.log(`Wrote ${questions.length} questions and ${statements.length} matters.`);
