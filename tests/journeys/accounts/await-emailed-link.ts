import { expect } from 'vitest';
import type { Product } from '../product/start-product.ts';
import { emailedLinks } from './emailed-links.ts';

/** The newest link to `path` among the emails to an address, once `count` of them have come. */
export async function awaitEmailedLink(
  { dataDir }: Product,
  address: string,
  path: string,
  count = 1,
): Promise<string> {
  const read = () => emailedLinks(dataDir, address, path);
  await expect.poll(read, { interval: 100 }).toHaveLength(count);
  return (await read()).at(-1) ?? '';
}
