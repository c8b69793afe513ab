import { release } from 'node:os';

/** Where the database listens: a socket in a folder only its user may enter, or, on Windows, a loopback port. */
export type Listening = { socketDir: string } | { port: number };

/** Names the socket file; nothing listens on the network under it. */
const SOCKET_PORT = 5432;
export const SOCKET_NAME = `.s.PGSQL.${SOCKET_PORT}`;

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

/**
 * How what a crash left unwritten gets to disk before recovery: file by file takes seconds for a folder of a thousand
 * files, in one call less than one. Before Linux 5.8 that call kept errors of the disk to itself.
 */
export function chooseRecoverySync(platform: string, kernelRelease: string): 'syncfs' | 'fsync' {
  const [major = 0, minor = 0] = kernelRelease.split('.').map((part) => Number.parseInt(part, 10));
  return platform === 'linux' && (major > 5 || (major === 5 && minor >= 8)) ? 'syncfs' : 'fsync';
}

/** Who may connect and how: the product's own role, by its password, from this machine. Nobody else at all. */
export const ACCESS_RULES =
  process.platform === 'win32'
    ? 'host all parley 127.0.0.1/32 scram-sha-256\n'
    : 'local all parley scram-sha-256\n';

/** The role, and the database of the same name, that the product works with: owner, not superuser. */
export const PRODUCT_ROLE = 'parley';

/** Address of the database in the form every PostgreSQL client takes. */
export function writeConnectionString(listening: Listening, password: string): string {
  if ('port' in listening)
    return `postgresql://${PRODUCT_ROLE}:${password}@127.0.0.1:${listening.port}/${PRODUCT_ROLE}`;
  return `postgresql://${PRODUCT_ROLE}:${password}@localhost:${SOCKET_PORT}/${PRODUCT_ROLE}?host=${encodeURIComponent(listening.socketDir)}`;
}
