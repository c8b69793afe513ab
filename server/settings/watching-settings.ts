import { z } from 'zod';

/** How the installation is watched: log, metrics, errors and traces. */
export const watchingSettings = {
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .describe('Minimum log level.'),
  METRICS_TOKEN: z
    .string()
    .regex(/^\S{16,}$/, 'METRICS_TOKEN must have at least 16 characters, and no spaces.')
    .optional()
    .describe(
      'Gives /metrics in the format of Prometheus to programs that send Authorization: Bearer with this value. Default: no such page.',
    ),
  METRICS_PORT: z.coerce
    .number()
    .int()
    .min(1)
    .max(65_535)
    .optional()
    .describe(
      'Port that gives the same metrics without a token, also of processes with ROLE=worker. Default: none.',
    ),
  METRICS_HOST: z
    .string()
    .default('127.0.0.1')
    .describe(
      'Address that METRICS_PORT is opened on. With the default only programs on this machine can read the metrics. Set another, such as 0.0.0.0, only in a network that strangers cannot reach: nobody is asked for a token.',
    ),
  SENTRY_DSN: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'Address of a project (DSN) at Sentry, or at another service with its protocol, to which errors are reported that the log has. Default: none are.',
    ),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'Base address of an OpenTelemetry collector, such as http://127.0.0.1:4318. Traces are posted to /v1/traces there, by OTLP as JSON. Default: nothing is traced.',
    ),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(
      /^\s*[^\s,=]+=[^,]*(,\s*[^\s,=]+=[^,]*)*$/,
      'Write it as name=value, with commas between several, such as api-key=abc.',
    )
    // As `decodeURIComponent` wants it.
    .regex(/^(?:[^%]|%[0-7][0-9a-f])*$/i, 'Write a percent sign in a value as %25.')
    .optional()
    .describe('Headers that the collector wants, such as api-key=abc. Default: none.'),
  OTEL_SERVICE_NAME: z.string().min(1).default('parley').describe('What traces call this process.'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(1)
    .describe('Which share of the traces is sent, from 0 to 1.'),
} as const;
