import type { Config } from './config.ts';

/** The address that browsers use. */
export function baseUrl(config: Config): string {
  return config.BASE_URL ?? `http://localhost:${config.PORT}`;
}
