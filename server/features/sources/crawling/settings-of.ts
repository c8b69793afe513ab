import type { SourceConfig } from '#server/features/sources/sources.table.ts';

/** By which pages a website is read: the same text for the same settings. */
export function settingsOf({
  url,
  mode,
  include,
  exclude,
  maxPages,
}: Extract<SourceConfig, { kind: 'website' }>): string {
  return JSON.stringify([url, mode, include, exclude, maxPages]);
}
