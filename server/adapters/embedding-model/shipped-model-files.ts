import { join } from 'node:path';

/** Where the weights are, and the SHA-256 (hex) of each file: `models/all-minilm-l6-v2-int8/README.md`. */
export const shippedModelFolder = join(import.meta.dirname, '../../../models/all-minilm-l6-v2-int8');

export const shippedModelChecksums = {
  'model.onnx': 'afdb6f1a0e45b715d0bb9b11772f032c399babd23bfc31fed1c170afc848bdb1',
  'vocab.txt': '07eced375cec144d27c900241f3e339478dec958f92fddbc551f295c992038a3',
} as const;

/** Written by `scripts/write-common-questions.ts`. */
export const commonVectorsFile = 'common-questions.bin';
