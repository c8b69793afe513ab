import type { Logger } from 'pino';
import packageFile from '../../package.json' with { type: 'json' };
import type { Config } from '../config.ts';
import { createLog } from '../create-log.ts';
import type { ErrorReports } from '../ports/error-reports.ts';
import type { Tracing } from '../ports/tracing.ts';
import type { Closer } from './closer.ts';

/** The log, with the traces and the reports of errors that follow it. */
export async function openWatching(
  config: Config,
  closers: Closer[],
): Promise<{ log: Logger; tracing: Tracing | null }> {
  const reports = await openErrorReports(config, closers);
  const tracing = await openTracing(config, closers);
  const log = createLog({
    level: config.LOG_LEVEL,
    readTraceId: () => tracing?.traceId(),
    onError: (...given) => reports?.report(...given),
  });
  return { log, tracing };
}

/** Reports errors only where the operator named a place for them; the package is loaded only then. */
async function openErrorReports(
  { SENTRY_DSN: dsn }: Config,
  closers: Closer[],
): Promise<ErrorReports | null> {
  if (dsn === undefined) return null;
  const { createErrorReports } = await import('../adapters/error-reports/create-error-reports.ts');
  const reports = createErrorReports({ dsn, release: `parley@${packageFile.version}` });
  closers.push(() => reports.close());
  return reports;
}

/** Traces only where the operator named a place for them; the SDK is loaded only then. */
async function openTracing(config: Config, closers: Closer[]): Promise<Tracing | null> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers = '' } = config;
  if (endpoint === undefined) return null;
  const { createTracing } = await import('../adapters/tracing/create-tracing.ts');
  const tracing = createTracing({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    headers: readHeaders(headers),
    serviceName: config.OTEL_SERVICE_NAME,
    version: packageFile.version,
    share: config.OTEL_TRACES_SAMPLER_ARG,
  });
  closers.push(() => tracing.close());
  return tracing;
}

/** `name=value` with commas between, values encoded as in an address, as OpenTelemetry has it. */
function readHeaders(text: string): Record<string, string> {
  const pairs = text.split(',').flatMap((pair) => {
    const at = pair.indexOf('=');
    return at === -1 ? [] : [[pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())]];
  });
  return Object.fromEntries(pairs) as Record<string, string>;
}
