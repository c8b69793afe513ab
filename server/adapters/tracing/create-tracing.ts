import { type Attributes, context, propagation, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Tracing } from '#server/ports/tracing.ts';

export interface TracingOptions {
  /** Where traces are posted: the whole address, which ends in `/v1/traces` by convention. */
  url: string;
  headers: Record<string, string>;
  serviceName: string;
  version: string;
  /** Of the traces, from 0 to 1, how many are sent. */
  share: number;
}

/** For one batch with all its attempts: a collector that is away must not hold up the end of the process. */
const timeoutMillis = 2_000;

/**
 * Traces by the OpenTelemetry SDK, sent by OTLP over HTTP as JSON. It registers itself with the API of OpenTelemetry, so that packages
 * that know it, such as the queue, take part. A trace never goes on from outside: its id would be the caller's choice.
 */
export function createTracing({ url, headers, serviceName, version, share }: TracingOptions): Tracing {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, 'service.version': version }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url, headers, timeoutMillis }) }),
    ],
  });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const tracer = provider.getTracer('parley', version);

  return {
    inSpan: (name, facts, work) =>
      tracer.startActiveSpan(name, { attributes: facts }, async (span) => {
        try {
          return await work({
            note: (more: Attributes) => void span.setAttributes(more),
            rename: (other) => void span.updateName(other),
          });
        } catch (error) {
          span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
          span.setStatus({ code: SpanStatusCode.ERROR });
          throw error;
        } finally {
          span.end();
        }
      }),
    record(name, facts, startedMs, endedMs) {
      const startTime = performance.timeOrigin + startedMs;
      tracer.startSpan(name, { attributes: facts, startTime }).end(performance.timeOrigin + endedMs);
    },
    traceId: () => trace.getActiveSpan()?.spanContext().traceId,
    async close() {
      trace.disable();
      context.disable();
      propagation.disable();
      await provider.shutdown().catch(() => undefined);
    },
  };
}
