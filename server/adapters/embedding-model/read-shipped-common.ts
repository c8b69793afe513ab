import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CommonVectors } from '#core/searching/meaning/common-questions/common-vectors.ts';
import { readCommonVectors } from '#core/searching/meaning/common-questions/read-common-vectors.ts';
import { commonVectorsFile, shippedModelFolder } from './shipped-model-files.ts';

const DIMENSIONS = 384;

/** The shipped model's vectors of what customers ask of any firm (170 KB); null where they are of an earlier list. */
export function readShippedCommon(): CommonVectors | null {
  const bytes = readFileSync(join(shippedModelFolder, commonVectorsFile));
  return readCommonVectors(new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length), DIMENSIONS);
}
