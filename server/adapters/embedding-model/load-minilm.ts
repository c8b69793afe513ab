import { join } from 'node:path';
import { createWordpieceTokenizer } from './create-wordpiece-tokenizer.ts';
import { readCheckedFile } from './read-checked-file.ts';
import { shippedModelChecksums } from './shipped-model-files.ts';

const TOKENS_AT_MOST = 256;
/** What is longer has more tokens than are read, whatever it says. */
const CHARACTERS_AT_MOST = 4_000;
const DIMENSIONS = 384;

/**
 * Loads all-MiniLM-L6-v2 (int8, ONNX) from its folder and gives a function from a text to its vector of length 1: the mean
 * of the last layer over all tokens. One text at a time, since the quantisation scales by all that is computed at once.
 */
export async function loadMinilm(folder: string): Promise<(text: string) => Promise<Float32Array>> {
  const vocabulary = readCheckedFile(folder, 'vocab.txt', shippedModelChecksums['vocab.txt']);
  readCheckedFile(folder, 'model.onnx', shippedModelChecksums['model.onnx']);
  const { InferenceSession, Tensor } = await import('onnxruntime-node');
  const tokenise = createWordpieceTokenizer(vocabulary.toString('utf8'), TOKENS_AT_MOST);
  const session = await InferenceSession.create(join(folder, 'model.onnx'), {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    executionMode: 'sequential',
  });
  return async (text) => {
    const ids = tokenise(text.slice(0, CHARACTERS_AT_MOST));
    const shape = [1, ids.length];
    const filled = (value: bigint) => new Tensor('int64', new BigInt64Array(ids.length).fill(value), shape);
    const { last_hidden_state: hidden } = await session.run({
      input_ids: new Tensor('int64', BigInt64Array.from(ids, BigInt), shape),
      attention_mask: filled(1n),
      token_type_ids: filled(0n),
    });
    if (!(hidden?.data instanceof Float32Array)) throw new Error('The model gave no vector.');
    return meanOf(hidden.data);
  };
}

/** Mean of the rows of a table, made to length 1. */
function meanOf(rows: Float32Array): Float32Array {
  const vector = new Float32Array(DIMENSIONS);
  for (let at = 0; at < rows.length; at += 1) {
    (vector[at % DIMENSIONS] as number) += rows[at] as number;
  }
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}
