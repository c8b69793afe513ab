import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The folder of a public set in the folder that PARLEY_READING_SETS names; null, and a line that says what is missing,
 * where it is not there. Nothing of a set is part of this repository.
 * @param repository as it is called at GitHub, without its owner
 */
export function findSet(repository: string): string | null {
  const sets = process.env.PARLEY_READING_SETS ?? '';
  const folder = join(sets, repository);
  if (sets !== '' && existsSync(folder)) return folder;
  console.log(
    `${repository} was not measured: put a copy of it into the folder that PARLEY_READING_SETS names.`,
  );
  return null;
}
