import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { openConsolePage } from './check-page.ts';

const limitBytes = 80 * 1024;

/** Prints the script of each page beyond what all pages of the console load, compressed, as a share of the limit. */
export async function countScripts(page: Page, origin: string, addresses: readonly string[]): Promise<void> {
  const sizes = new Map<string, number>();
  const loaded = new Map<string, Set<string>>();
  let now = '';
  page.on('response', async (response) => {
    const url = response.url();
    // The chat's own script, in its frame, is not the console's.
    if (!url.startsWith(origin) || url.includes('/widget/') || !/\.m?js(\?|$)/.test(url)) return;
    loaded.get(now)?.add(url);
    if (!sizes.has(url)) sizes.set(url, gzipSync(await response.body().catch(() => Buffer.alloc(0))).length);
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  for (const address of addresses) {
    now = address;
    loaded.set(address, new Set());
    await openConsolePage(page, origin + address);
  }
  await devtools.detach();
  const sets = [...loaded.values()];
  const shell = [...(sets[0] ?? [])].filter((url) => sets.every((set) => set.has(url)));
  const sumOf = (urls: Iterable<string>) => [...urls].reduce((sum, url) => sum + (sizes.get(url) ?? 0), 0);
  console.log(`script of every page: ${(sumOf(shell) / 1024).toFixed(1)} kB compressed`);
  for (const [address, urls] of [...loaded].sort((one, other) => sumOf(other[1]) - sumOf(one[1]))) {
    const bytes = sumOf([...urls].filter((url) => !shell.includes(url)));
    const share = ((100 * bytes) / limitBytes).toFixed(0);
    console.log(`${address}: ${(bytes / 1024).toFixed(1)} kB more, ${share} % of the limit`);
  }
}
