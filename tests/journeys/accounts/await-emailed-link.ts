import { setTimeout } from 'node:timers/promises';
import type { Product } from '../product/start-product.ts';
import { emailedLinks } from './emailed-links.ts';

const patienceMs = 60_000;

/**
 * The newest link to `path` among the emails to an address, once `count` of them have come. Also before the first test, where
 * journeys sign in and `expect.poll` is refused.
 */
export async function awaitEmailedLink(
  { dataDir }: Product,
  address: string,
  path: string,
  count = 1,
): Promise<string> {
  const end = Date.now() + patienceMs;
  for (;;) {
    const links = await emailedLinks(dataDir, address, path);
    const newest = links.at(-1);
    if (links.length === count && newest !== undefined) return newest;
    if (Date.now() > end)
      throw new Error(`${links.length} links to ${path} were emailed to ${address}, not ${count}.`);
    await setTimeout(100);
  }
}
