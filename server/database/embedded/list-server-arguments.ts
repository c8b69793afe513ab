import { release } from 'node:os';
import { chooseRecoverySync } from './choose-recovery-sync.ts';
import { type Listening, SOCKET_PORT } from './server-settings.ts';

/**
 * The server's settings as command-line arguments. Small in memory, strict about durability.
 *
 * Its log keeps starts, stops and crashes only: failed statements carry what people wrote, and reach the product as
 * errors anyway.
 */
export function listServerArguments(
  clusterDir: string,
  listening: Listening,
  extra: Record<string, string> = {},
): string[] {
  const place: Record<string, string> =
    'port' in listening
      ? { listen_addresses: '127.0.0.1', port: String(listening.port), unix_socket_directories: '' }
      : {
          listen_addresses: '',
          port: String(SOCKET_PORT),
          unix_socket_directories: listening.socketDir,
          unix_socket_permissions: '0700',
        };
  const settings = { ...SETTINGS, ...place, ...extra };
  return [
    '-D',
    clusterDir,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}

const SETTINGS: Record<string, string> = {
  max_connections: '60',
  shared_buffers: '48MB',
  maintenance_work_mem: '32MB',
  effective_cache_size: '256MB',
  max_parallel_workers_per_gather: '0',
  max_worker_processes: '2',
  max_logical_replication_workers: '0',
  io_method: 'sync',
  jit: 'off',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  recovery_init_sync_method: chooseRecoverySync(process.platform, release()),
  wal_level: 'minimal',
  max_wal_senders: '0',
  min_wal_size: '32MB',
  max_wal_size: '256MB',
  // Statements of a killed product end within a second instead of running on for nobody.
  client_connection_check_interval: process.platform === 'linux' ? '1s' : '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  logging_collector: 'off',
};
