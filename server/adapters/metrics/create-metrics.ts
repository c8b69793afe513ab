import { PrometheusExporter, PrometheusSerializer } from '@opentelemetry/exporter-prometheus';
import { MeterProvider } from '@opentelemetry/sdk-metrics';
import type { Gauges, Metrics } from '#server/ports/metrics.ts';

/** Bounds of the durations in seconds: of a request, a first word, a job. */
const bounds = {
  request: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  firstWord: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 16],
  job: [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60, 300, 900],
};

/**
 * Metrics by the OpenTelemetry SDK, read as the text format of Prometheus. Names and attributes of requests are those of the
 * semantic conventions (https://opentelemetry.io/docs/specs/semconv/http/http-metrics/), with the unit at the end, as Prometheus
 * names them.
 * @param readGauges asked at each reading
 */
export function createMetrics(readGauges: () => Promise<Gauges>): Metrics {
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
  observeGauges(meter, readGauges);

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
    async readText() {
      const { resourceMetrics, errors } = await exporter.collect();
      if (errors.length > 0) throw new AggregateError(errors, 'Some metrics could not be read.');
      return serializer.serialize(resourceMetrics);
    },
    close: () => provider.shutdown(),
  };
}

type Meter = ReturnType<MeterProvider['getMeter']>;

function observeGauges(meter: Meter, readGauges: () => Promise<Gauges>): void {
  const gauge = (name: string, description: string, unit?: string) =>
    meter.createObservableGauge(name, { description, ...(unit === undefined ? {} : { unit }) });
  const counter = (name: string, description: string) => meter.createObservableCounter(name, { description });
  const connections = gauge('parley.database.connections', 'Connections of the pool, by state.');
  const waiting = gauge('parley.database.waiting', 'Queries that wait for a connection.');
  const replicaIsUp = gauge('parley.database.replica_up', 'Whether the replica answers, 1 or 0.');
  const replicaLag = gauge(
    'parley.database.replica_lag_bytes',
    'What the replica has not applied of the log of the database.',
    'bytes',
  );
  const replicaReads = counter('parley.database.replica_reads', 'Long reads, by where they went.');
  const indexed = gauge('parley.search_index.agents', 'Agents whose index is in memory.');
  const indexBytes = gauge('parley.search_index.size_bytes', 'Memory of the indexes.', 'bytes');
  const lookups = counter(
    'parley.search_index.lookups',
    'Uses of an index: as it was, or after reading rows.',
  );
  const evictions = counter('parley.search_index.evictions', 'Indexes dropped to free memory.');
  const queued = gauge('parley.queue.waiting', 'Jobs that are due and wait.');
  const oldest = gauge(
    'parley.queue.oldest_wait_seconds',
    'How long the oldest due job has waited.',
    'seconds',
  );
  const failed = gauge('parley.queue.failed', 'Jobs of the last two days that failed after all attempts.');
  const memory = gauge('process.memory.usage_bytes', 'Resident memory of this process.', 'bytes');
  meter.addBatchObservableCallback(
    async (observed) => {
      const { database, replica, searchIndexes, queue } = await readGauges();
      observed.observe(connections, database.used, { state: 'used' });
      observed.observe(connections, database.idle, { state: 'idle' });
      observed.observe(waiting, database.waiting);
      if (replica !== null) {
        observed.observe(replicaIsUp, replica.lagBytes === null ? 0 : 1);
        observed.observe(replicaLag, replica.lagBytes ?? Number.NaN);
        observed.observe(replicaReads, replica.reads.replica, { server: 'replica' });
        observed.observe(replicaReads, replica.reads.primary, { server: 'primary' });
      }
      observed.observe(indexed, searchIndexes.agents);
      observed.observe(indexBytes, searchIndexes.sizeBytes);
      observed.observe(lookups, searchIndexes.hits, { result: 'hit' });
      observed.observe(lookups, searchIndexes.updates, { result: 'update' });
      observed.observe(evictions, searchIndexes.evictions);
      for (const { name, ...job } of queue) {
        observed.observe(queued, job.waiting, { job: name });
        observed.observe(oldest, job.oldestSeconds, { job: name });
        observed.observe(failed, job.failed, { job: name });
      }
      observed.observe(memory, process.memoryUsage.rss());
    },
    [
      connections,
      waiting,
      replicaIsUp,
      replicaLag,
      replicaReads,
      indexed,
      indexBytes,
      lookups,
      evictions,
      queued,
      oldest,
      failed,
      memory,
    ],
  );
}
