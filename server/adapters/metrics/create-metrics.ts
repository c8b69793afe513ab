import { monitorEventLoopDelay } from 'node:perf_hooks';
import { PrometheusExporter, PrometheusSerializer } from '@opentelemetry/exporter-prometheus';
import { MeterProvider } from '@opentelemetry/sdk-metrics';
import type { Gauges, Metrics } from '#server/ports/metrics.ts';
import { gaugeFigures } from './gauge-figures.ts';
import { type Machine, readMachine } from './read-machine.ts';

/** Bounds of the durations in seconds: of a request, a first word, a search, a model's answer, a job. */
const bounds = {
  request: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  firstWord: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 16],
  search: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
  model: [0.1, 0.25, 0.5, 1, 2, 4, 8, 16, 32, 64, 128],
  job: [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60, 300, 900],
};

/**
 * Metrics by the OpenTelemetry SDK, read as the text format of Prometheus. Names and attributes of requests are those of the
 * semantic conventions (https://opentelemetry.io/docs/specs/semconv/http/http-metrics/), with the unit at the end, as Prometheus
 * names them.
 * @param readGauges asked at each reading
 * @param dataDir whose disk is watched
 */
export function createMetrics(readGauges: () => Promise<Gauges>, dataDir: string): Metrics {
  // It only collects: what listens, and for whom, is decided elsewhere.
  const exporter = new PrometheusExporter({ preventServerStart: true });
  const serializer = new PrometheusSerializer('', false, undefined, true, true);
  const provider = new MeterProvider({ readers: [exporter] });
  const meter = provider.getMeter('parley');
  const duration = (name: string, description: string, explicitBucketBoundaries: number[]) =>
    meter.createHistogram(name, { description, unit: 'seconds', advice: { explicitBucketBoundaries } });

  const requests = duration(
    'http.server.request.duration_seconds',
    'Time until the answer begins, by pattern of the path.',
    bounds.request,
  );
  const active = meter.createUpDownCounter('http.server.active_requests', {
    description: 'Requests whose answer has not begun.',
  });
  const jobs = duration('parley.job.duration_seconds', 'Time of one attempt of a job.', bounds.job);
  const firstWord = duration(
    'parley.answer.first_word_seconds',
    'Time from the question to the first word of the answer, by model.',
    bounds.firstWord,
  );
  const search = duration(
    'parley.answer.search_seconds',
    'Time of finding the passages for a message.',
    bounds.search,
  );
  const model = duration(
    'parley.model.call_seconds',
    'Time of one call of a language model until its last word, by provider and outcome.',
    bounds.model,
  );
  const delays = monitorEventLoopDelay();
  delays.enable();
  observeGauges(meter, async () => ({ ...(await readGauges()), ...(await readMachine(dataDir, delays)) }));

  return {
    changeActiveRequests: (change) => active.add(change),
    countRequest: ({ method, route, status, seconds }) =>
      requests.record(seconds, {
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
      }),
    countJob: ({ name, outcome, seconds }) => jobs.record(seconds, { job: name, outcome }),
    countFirstWord: ({ model, seconds }) => firstWord.record(seconds, { model }),
    countSearch: (seconds) => search.record(seconds),
    countModelCall: ({ provider, outcome, seconds }) => model.record(seconds, { provider, outcome }),
    async readText() {
      const { resourceMetrics, errors } = await exporter.collect();
      if (errors.length > 0) throw new AggregateError(errors, 'Some metrics could not be read.');
      return serializer.serialize(resourceMetrics);
    },
    close() {
      delays.disable();
      return provider.shutdown();
    },
  };
}

type Meter = ReturnType<MeterProvider['getMeter']>;

function observeGauges(meter: Meter, readAll: () => Promise<Gauges & Machine>): void {
  const observed = gaugeFigures.map(({ name, description, unit, isCounter = false, read }) => {
    const options = { description, ...(unit === undefined ? {} : { unit }) };
    const instrument = isCounter
      ? meter.createObservableCounter(name, options)
      : meter.createObservableGauge(name, options);
    return { instrument, read };
  });
  meter.addBatchObservableCallback(
    async (result) => {
      const now = await readAll();
      for (const { instrument, read } of observed)
        for (const [value, labels = {}] of read(now)) result.observe(instrument, value, labels);
    },
    observed.map(({ instrument }) => instrument),
  );
}
