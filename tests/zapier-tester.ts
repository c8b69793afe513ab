import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import app from '../integrations/zapier/app.ts';
import type {
  Bundle,
  Perform,
  Platform,
  PlatformRequest,
  PlatformResponse,
} from '../integrations/zapier/platform.ts';

/** Runs a function of the Zapier app for a Zap. */
export type ZapierTester = <Result>(perform: Perform<Result>, bundle?: Partial<Bundle>) => Promise<Result>;

const folder = join(import.meta.dirname, '../integrations/zapier');

/**
 * What runs functions of the app as Zapier does: its own harness where that is installed in `integrations/zapier`, else a small one
 * by the same rules. See `docs/decisions/0049-zapier.md`.
 */
export function createZapierTester(): ZapierTester {
  if (!existsSync(join(folder, 'node_modules/zapier-platform-core'))) return runSmall;
  const zapier = createRequire(join(folder, 'package.json'))('zapier-platform-core');
  return zapier.createAppTester(app) as ZapierTester;
}

const runSmall: ZapierTester = (perform, given = {}) => {
  const bundle: Bundle = { authData: {}, inputData: {}, ...given };
  const z: Platform = {
    errors: { Error: AppError, ExpiredAuthError: Error, ThrottledError: AppError },
    async request(options) {
      const request = app.beforeRequest.reduce((before, step) => step(before, z, bundle), options);
      const response = await send(request);
      return app.afterResponse.reduce((before, step) => step(before, z), response);
    },
  };
  return perform(z, bundle);
};

/** As the platform does: all that is given is in the message, as JSON. */
class AppError extends Error {
  constructor(message: string, ...more: unknown[]) {
    super(JSON.stringify([message, ...more]));
  }
}

async function send({
  url,
  params = {},
  body,
  headers = {},
  ...options
}: PlatformRequest): Promise<PlatformResponse> {
  const address = new URL(url);
  for (const [name, value] of Object.entries(params)) address.searchParams.set(name, String(value));
  const response = await fetch(address, {
    method: options.method ?? 'GET',
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return {
    status: response.status,
    headers: response.headers,
    data: JSON.parse(await response.text()),
    skipThrowForStatus: options.skipThrowForStatus,
  };
}
