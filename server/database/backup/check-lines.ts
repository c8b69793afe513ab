import { createHash, type Hash } from 'node:crypto';
import { OperatorError } from '#server/operator-error.ts';
import type { BackupLine } from './backup-format.ts';
import { hashRows } from './dumping/hash-rows.ts';

/**
 * Passes on the lines of a backup, and compares what they contain with the counts and hashes that they name.
 *
 * @throws OperatorError when something differs, or the end is missing
 */
export async function* checkLines(
  name: string,
  lines: AsyncIterable<BackupLine>,
): AsyncGenerator<BackupLine> {
  const total = { rows: 0, files: 0 };
  let rows = hashRows();
  let file: { path: string; hash: Hash } | undefined;
  for await (const line of lines) {
    if ('end' in line) {
      if (line.end.rows !== total.rows || line.end.files !== total.files) break;
      yield line;
      return;
    }
    if ('table' in line) rows = hashRows();
    else if ('tableEnd' in line) {
      const found = rows.result();
      if (found.rows !== line.rows || found.hash !== line.hash)
        throw differs(name, `table ${line.tableEnd[1]}`);
    } else if ('rows' in line) {
      rows.add(line.rows);
      total.rows += line.rows.length;
    } else if ('fileEnd' in line) {
      if (file?.path !== line.fileEnd || file.hash.digest('hex') !== line.sha256)
        throw differs(name, `file ${line.fileEnd}`);
      file = undefined;
    } else if ('file' in line) {
      if (file?.path !== line.file) {
        file = { path: line.file, hash: createHash('sha256') };
        total.files += 1;
      }
      file.hash.update(line.data, 'base64');
    }
    yield line;
  }
  throw new OperatorError(`${name} is incomplete: its end is missing. Nothing was restored.`);
}

function differs(name: string, part: string): OperatorError {
  return new OperatorError(`${name} is damaged: ${part} is not as it was written. Nothing was restored.`);
}
