import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { OperatorError } from '#server/operator-error.ts';
import {
  BACKUP_VERSION,
  type BackupHeader,
  type BackupLine,
  headerSchema,
  lineSchema,
} from './backup-format.ts';

/**
 * Reads a backup line by line, in little memory.
 *
 * @throws OperatorError when the file is missing, is no backup, is of a later format, is damaged or was cut short.
 */
export async function openBackup(
  file: string,
): Promise<{ header: BackupHeader; lines: AsyncGenerator<BackupLine> }> {
  const texts = readTexts(file);
  const first = await texts.next();
  const parsed = headerSchema.safeParse(first.done ? undefined : parseJson(file, first.value));
  if (!parsed.success) throw new OperatorError(`${file} is not a backup of Parley.`);
  if (parsed.data.version > BACKUP_VERSION)
    throw new OperatorError(
      `${file} was written by a later version of Parley. Update Parley, then restore it.`,
    );
  return { header: parsed.data, lines: readLines(file, texts) };
}

async function* readLines(file: string, texts: AsyncGenerator<string>): AsyncGenerator<BackupLine> {
  for await (const text of texts) {
    const parsed = lineSchema.safeParse(parseJson(file, text));
    if (!parsed.success) throw damaged(file);
    yield parsed.data;
  }
}

async function* readTexts(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const unpacked = source.pipe(createGunzip());
  source.on('error', (error) => unpacked.destroy(error));
  try {
    yield* createInterface({ input: unpacked, crlfDelay: Number.POSITIVE_INFINITY });
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT')
      throw new OperatorError(`There is no file ${file}. Give the path of the backup to restore.`);
    if (code === 'Z_DATA_ERROR' || code === 'Z_BUF_ERROR') throw damaged(file);
    throw error;
  } finally {
    source.destroy();
  }
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) throw damaged(file);
    throw error;
  }
}

function damaged(file: string): OperatorError {
  return new OperatorError(`${file} is damaged, or not a backup of Parley. Nothing was restored.`);
}
