import type { Config } from './config.ts';

/** The installation's own address, whatever name a request came under. */
export function installationUrl(config: Pick<Config, 'BASE_URL' | 'PORT'>): string {
  return config.BASE_URL ?? `http://localhost:${config.PORT}`;
}
