import { paths } from '#contract/page-addresses.ts';

/** Address of a stored picture on this server; null for none. */
export function pictureUrl(name: string | null): string | null {
  return name === null ? null : paths.picture(name);
}
