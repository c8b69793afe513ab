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
import { checkLines } from './check-lines.ts';
import type { BackupOrigin } from './places/backup-ends.ts';

/**
 * Reads a backup line by line, in little memory. The lines end well only when the backup is whole.
 *
 * @throws OperatorError when it is missing, is no backup, is of a later format, is damaged or was cut short.
 */
export async function openBackup(
  origin: BackupOrigin,
): Promise<{ header: BackupHeader; lines: AsyncGenerator<BackupLine> }> {
  const { name } = origin;
  const texts = readTexts(origin);
  try {
    return { header: await readHeader(name, texts), lines: checkLines(name, readLines(name, texts)) };
  } catch (error) {
    await texts.return(undefined);
    throw error;
  }
}

async function readHeader(name: string, texts: AsyncGenerator<string>): Promise<BackupHeader> {
  const first = await texts.next();
  const parsed = headerSchema.safeParse(first.done ? undefined : parseJson(name, first.value));
  if (!parsed.success) throw new OperatorError(`${name} is not a backup of Parley.`);
  if (parsed.data.version > BACKUP_VERSION)
    throw new OperatorError(
      `${name} was written by a later version of Parley. Update Parley, then restore it.`,
    );
  return parsed.data;
}

async function* readLines(name: string, texts: AsyncGenerator<string>): AsyncGenerator<BackupLine> {
  for await (const text of texts) {
    const parsed = lineSchema.safeParse(parseJson(name, text));
    if (!parsed.success) throw damaged(name);
    yield parsed.data;
  }
}

async function* readTexts(origin: BackupOrigin): AsyncGenerator<string> {
  const source = await origin.open();
  const unpacked = source.pipe(createGunzip());
  source.on('error', (error) => unpacked.destroy(error));
  try {
    yield* createInterface({ input: unpacked, crlfDelay: Number.POSITIVE_INFINITY });
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'Z_DATA_ERROR' || code === 'Z_BUF_ERROR') throw damaged(origin.name);
    throw error;
  } finally {
    source.destroy();
  }
}

function parseJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) throw damaged(name);
    throw error;
  }
}

function damaged(name: string): OperatorError {
  return new OperatorError(`${name} is damaged, or not a backup of Parley. Nothing was restored.`);
}
