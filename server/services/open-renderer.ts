import type { Logger } from 'pino';
import { createChromiumRenderer } from '../adapters/page-renderer/create-chromium-renderer.ts';
import type { Config } from '../config.ts';
import type { PageRenderer } from '../ports/page-renderer.ts';
import type { Closer } from './closer.ts';

/** The browser for pages that need one, where the operator has named it. */
export function openRenderer(
  { CHROMIUM, CHROMIUM_SANDBOX }: Config,
  log: Logger,
  closers: Closer[],
): PageRenderer | null {
  if (CHROMIUM === undefined) return null;
  const renderer = createChromiumRenderer({
    program: CHROMIUM,
    hasSandbox: CHROMIUM_SANDBOX,
    onBreakdown: (error) => log.warn({ err: error }, 'the browser that reads pages failed (CHROMIUM)'),
  });
  closers.push(() => renderer.close());
  return renderer;
}
