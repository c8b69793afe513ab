import type { Config } from '#server/config.ts';
import { installationUrl } from '#server/installation-url.ts';

/** The address of this installation under another name of it: of the same scheme and port. */
export function hostUrl(config: Config, host: string): URL {
  const url = new URL(installationUrl(config));
  url.hostname = host;
  return url;
}
