import { appendFile, readFile, rm } from 'node:fs/promises';
import { OperatorError } from '#server/operator-error.ts';

/** What a move has done, kept in a file so that one that was stopped goes on. */
export interface MoveJournal {
  /** Names whose copies were read again and are the same. */
  readonly copied: ReadonlySet<string>;
  addCopied(name: string): Promise<void>;
  /** Once nothing is left to do. */
  remove(): Promise<void>;
}

/**
 * @param route where files go from and to, in one line: a journal is for one move
 * @throws OperatorError when the file is of another move
 */
export async function openMoveJournal(file: string, route: string): Promise<MoveJournal> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return '';
  });
  const [head, ...names] = text.split('\n');
  if (head !== '' && head !== route)
    throw new OperatorError(
      `${file} is of another move (${head}). Finish that one, or delete this file to start again.`,
    );
  if (head === '') await appendFile(file, `${route}\n`, { mode: 0o600 });
  // A line that a stop cut off has no line break after it: its file is copied again.
  const copied = new Set(names.slice(0, -1));
  return {
    copied,
    async addCopied(name) {
      await appendFile(file, `${name}\n`);
      copied.add(name);
    },
    remove: () => rm(file, { force: true }),
  };
}
