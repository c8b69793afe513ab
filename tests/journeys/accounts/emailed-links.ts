import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';

/**
 * The links to a page that were mailed to an address, oldest first, as the product without a mail server keeps its
 * emails.
 * @param page the path, such as `/verify-email`
 */
export async function emailedLinks(dataDir: string, address: string, page: string): Promise<string[]> {
  const folder = join(dataDir, 'mail');
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const links: string[] = [];
  for (const name of names.filter((each) => each.endsWith('.eml')).sort()) {
    const email = await simpleParser(await readFile(join(folder, name)));
    const to = [email.to ?? []].flat().flatMap(({ value }) => value.map((each) => each.address));
    const link = email.text?.match(/https?:\/\/\S+/g)?.find((url) => new URL(url).pathname === page);
    if (to.includes(address) && link) links.push(link);
  }
  return links;
}
