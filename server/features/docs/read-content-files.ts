import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface ContentFile {
  /** Path of the page on the site, without the first slash: `docs/quick-start`. */
  slug: string;
  bytes: Uint8Array;
  /** SHA-256 of the bytes, in hex. */
  hash: string;
}

/** The Markdown files of some folders of the content, in the order of their names; a folder that is not there has none. */
export async function readContentFiles(
  contentFolder: string,
  folders: readonly string[],
): Promise<ContentFile[]> {
  const files: ContentFile[] = [];
  for (const folder of folders) {
    for (const name of await listMarkdown(join(contentFolder, folder))) {
      const bytes = await readFile(join(contentFolder, folder, name));
      const hash = createHash('sha256').update(bytes).digest('hex');
      files.push({ slug: `${folder}/${name.replace(/\.md$/, '')}`, bytes, hash });
    }
  }
  return files;
}

async function listMarkdown(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
