import type { Config } from './config.ts';
import { installationUrl } from './installation-url.ts';
import { labelStore } from './white-label/label-store.ts';

/** The address that browsers use: that of the partner's host under which the request came, else the installation's. */
export function baseUrl(config: Config): string {
  return labelStore.getStore()?.origin ?? installationUrl(config);
}
