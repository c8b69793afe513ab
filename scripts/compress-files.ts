import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Below this a packet is a packet. */
const LEAST_BYTES = 1_000;

/**
 * Puts `.br` and `.gz` next to every script, style and other text of a build, at the strongest setting, so that the
 * server hands them out without compressing anything itself.
 */
export async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries.filter(
    (entry) => entry.isFile() && /\.(js|css|svg|json|txt|xml|webmanifest)$/.test(entry.name),
  );
  await Promise.all(
    names.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name);
      const content = await readFile(path);
      if (content.length < LEAST_BYTES) return;
      const [small, common] = await Promise.all([
        toBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
        toGzip(content, { level: 9 }),
      ]);
      await Promise.all([writeFile(`${path}.br`, small), writeFile(`${path}.gz`, common)]);
    }),
  );
}
