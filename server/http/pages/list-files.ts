import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Path → file, of everything below a folder that the build wrote; nothing where there is no build. */
export function listFiles(folder: string): Map<string, string> {
  if (!existsSync(folder)) return new Map();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) =>
    each.isFile(),
  );
  return new Map(
    entries.map(({ parentPath, name }) => {
      const file = join(parentPath, name);
      return [`/${relative(folder, file).split(sep).join('/')}`, file];
    }),
  );
}
