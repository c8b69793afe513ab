import { createHash } from 'node:crypto';
import type { Config } from '#server/config.ts';

/** The text of every script that stands in the page itself. */
const inlineScript = /<script(?![^>]*\ssrc\s*=)[^>]*>([\s\S]*?)<\/script>/gi;

/**
 * Content-Security-Policy of one of our pages. Scripts in the page are allowed by hash and nothing else inline is;
 * styles may be inline, because the component libraries set them.
 */
export function pagePolicy(config: Pick<Config, 'WIDGET_ORIGIN'>, html = ''): string {
  const hashes = Array.from(
    html.matchAll(inlineScript),
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  const own = ["'self'", ...(config.WIDGET_ORIGIN === undefined ? [] : [config.WIDGET_ORIGIN])].join(' ');
  return [
    "default-src 'none'",
    `script-src ${[own, ...new Set(hashes)].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src ${own} data: blob:`,
    "font-src 'self'",
    `connect-src ${own}`,
    `frame-src ${own}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
