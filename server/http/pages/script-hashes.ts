import { createHash } from 'node:crypto';

/** Sources of a page's own inline scripts, for its content security policy. */
export function scriptHashes(html: string): string {
  const hashes = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code]) =>
      `'sha256-${createHash('sha256')
        .update(code ?? '')
        .digest('base64')}'`,
  );
  return [...new Set(hashes)].join(' ');
}
