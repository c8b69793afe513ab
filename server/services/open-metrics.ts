import type { Config } from '../config.ts';
import type { Gauges, Metrics } from '../ports/metrics.ts';
import type { Closer } from './closer.ts';

/** Counts only where the operator set how it may be read; the SDK is loaded only then. */
export async function openMetrics(
  config: Config,
  { readGauges, dataDir }: { readGauges: () => Promise<Gauges>; dataDir: string },
  closers: Closer[],
): Promise<Metrics | null> {
  if (config.METRICS_TOKEN === undefined && config.METRICS_PORT === undefined) return null;
  const { createMetrics } = await import('../adapters/metrics/create-metrics.ts');
  const metrics = createMetrics(readGauges, dataDir);
  closers.push(() => metrics.close());
  return metrics;
}
