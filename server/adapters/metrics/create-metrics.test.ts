import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import type { Gauges } from '#server/ports/metrics.ts';
import { createMetrics } from './create-metrics.ts';

const gauges: Gauges = {
  database: { used: 3, idle: 2, waiting: 1 },
  replica: { lagBytes: 64, reads: { replica: 7, primary: 1 } },
  searchIndexes: { agents: 4, sizeBytes: 1_000, hits: 9, updates: 2, evictions: 1 },
  queue: [{ name: 'emails.send', waiting: 5, oldestSeconds: 12.5, failed: 1 }],
  backups: { lastGoodSeconds: 3_600, lastProvenSeconds: null },
};
const metrics = createMetrics(async () => gauges, tmpdir());
afterAll(() => metrics.close());

test('what was counted and what is read are in the text of Prometheus', async () => {
  metrics.changeActiveRequests(1);
  metrics.changeActiveRequests(1);
  metrics.changeActiveRequests(-1);
  for (const seconds of [0.004, 0.2])
    metrics.countRequest({ method: 'GET', route: '/api/v1/agents/:agentId', status: 200, seconds });
  metrics.countRequest({ method: 'POST', route: '/api/login', status: 401, seconds: 3 });
  metrics.countJob({ name: 'sources.crawl', outcome: 'failed', seconds: 2 });
  metrics.countFirstWord({ model: 'embedded', seconds: 0.02 });
  metrics.countSearch(0.004);
  metrics.countModelCall({ provider: 'openai', outcome: 'timeout', seconds: 12 });
  const lines = (await metrics.readText()).split('\n');
  const figure = (start: string, ...labels: string[]) =>
    lines
      .find((line) => line.startsWith(start) && labels.every((label) => line.includes(label)))
      ?.split(' ')[1];

  const ofAgents = ['http_route="/api/v1/agents/:agentId"', 'http_response_status_code="200"'];
  expect(figure('http_server_request_duration_seconds_count', ...ofAgents)).toBe('2');
  expect(figure('http_server_request_duration_seconds_bucket', ...ofAgents, 'le="0.005"')).toBe('1');
  expect(figure('http_server_request_duration_seconds_count', 'http_response_status_code="401"')).toBe('1');
  expect(figure('http_server_active_requests')).toBe('1');
  expect(figure('parley_job_duration_seconds_count', 'job="sources.crawl"', 'outcome="failed"')).toBe('1');
  expect(figure('parley_answer_first_word_seconds_sum', 'model="embedded"')).toBe('0.02');
  expect(figure('parley_answer_search_seconds_bucket', 'le="0.0025"')).toBe('0');
  expect(figure('parley_answer_search_seconds_bucket', 'le="0.005"')).toBe('1');
  expect(figure('parley_model_call_seconds_sum', 'provider="openai"', 'outcome="timeout"')).toBe('12');
  expect(figure('parley_database_connections', 'state="used"')).toBe('3');
  expect(figure('parley_database_waiting')).toBe('1');
  expect(figure('parley_database_replica_up')).toBe('1');
  expect(figure('parley_database_replica_lag_bytes')).toBe('64');
  expect(figure('parley_database_replica_reads_total', 'server="replica"')).toBe('7');
  expect(figure('parley_search_index_size_bytes')).toBe('1000');
  expect(figure('parley_search_index_lookups_total', 'result="hit"')).toBe('9');
  expect(figure('parley_queue_oldest_wait_seconds', 'job="emails.send"')).toBe('12.5');
  expect(figure('parley_backup_age_seconds', 'kind="backup"')).toBe('3600');
  expect(figure('parley_backup_age_seconds', 'kind="test"')).toBe('+Inf');
  expect(Number(figure('process_memory_usage_bytes'))).toBeGreaterThan(1_000_000);
  expect(Number(figure('process_start_time_seconds'))).toBeLessThanOrEqual(Date.now() / 1_000);
  const free = Number(figure('parley_data_folder_free_bytes'));
  expect(free).toBeGreaterThan(0);
  expect(Number(figure('parley_data_folder_size_bytes'))).toBeGreaterThanOrEqual(free);
});

test('a process that was busy for long says so at the next measurement, and not at the one after it', async () => {
  const busy = createMetrics(async () => gauges, tmpdir());
  const delay = async () =>
    Number(/^nodejs_eventloop_delay_p99_seconds(?:{.*})? (\S+)$/m.exec(await busy.readText())?.[1]);
  await sleep(50);
  // Longer than a machine that does much else holds up the next measurement.
  const until = performance.now() + 2_000;
  while (performance.now() < until);
  await sleep(50);
  const first = await delay();
  expect(first).toBeGreaterThan(1.9);
  await sleep(100);
  expect(await delay()).toBeLessThan(first);
  await busy.close();
});

test('where no backups are made and the disk is unknown, nothing is said of them', async () => {
  const without = createMetrics(async () => ({ ...gauges, backups: null }), '/no/such/folder');
  const text = await without.readText();
  expect(text).not.toMatch(/^parley_(backup|data_folder)/m);
  await without.close();
});

test('while the replica does not answer, its lag is unknown and not the last one', async () => {
  let lagBytes: number | null = 64;
  const away = createMetrics(
    async () => ({ ...gauges, replica: { lagBytes, reads: { replica: 7, primary: 2 } } }),
    tmpdir(),
  );
  await away.readText();
  lagBytes = null;
  const text = await away.readText();
  expect(text).toMatch(/^parley_database_replica_up(\{.*\})? 0$/m);
  expect(text).toMatch(/^parley_database_replica_lag_bytes(\{.*\})? NaN$/m);
  await away.close();
});

test.each(['grafana-dashboard.json', 'alerts.yaml'])('%s names only metrics that there are', async (file) => {
  const text = readFileSync(new URL(`../../../deploy/monitoring/${file}`, import.meta.url), 'utf8');
  const named = new Set(text.match(/\b(http_server|nodejs|parley|process)_[a-z_]+\b/g));
  const written = await metrics.readText();
  expect(named.size).toBeGreaterThan(4);
  expect([...named].filter((name) => !new RegExp(`^${name}[{ ]`, 'm').test(written))).toEqual([]);
});
