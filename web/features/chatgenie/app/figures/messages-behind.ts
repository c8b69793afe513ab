import { paths } from '#contract/page-addresses.ts';

/** Where the messages behind a figure are listed. */
export function messagesBehind(archiveId: string, filters: Record<string, string | undefined>): string {
  const given = Object.entries(filters).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return `${paths.chatArchive(archiveId, 'messages')}?${new URLSearchParams(given)}`;
}
