import { vi } from 'vitest';
import type { Product } from '../product/start-product.ts';
import { emailedLinks } from './emailed-links.ts';

/** The newest link to `path` among the emails to an address, once `count` of them have come. */
export async function awaitEmailedLink(
  { dataDir }: Product,
  address: string,
  path: string,
  count = 1,
): Promise<string> {
  return vi.waitFor(
    async () => {
      const links = await emailedLinks(dataDir, address, path);
      if (links.length !== count) throw new Error(`${links.length} of ${count} emails came to ${address}.`);
      return links.at(-1) ?? '';
    },
    { timeout: 20_000, interval: 100 },
  );
}
