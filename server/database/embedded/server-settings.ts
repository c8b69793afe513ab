/** Where the database listens: a socket in a folder only its user may enter, or, on Windows, a loopback port. */
export type Listening = { socketDir: string } | { port: number };

/** Names the socket file; nothing listens on the network under it. */
export const SOCKET_PORT = 5432;
export const SOCKET_NAME = `.s.PGSQL.${SOCKET_PORT}`;

/** Who may connect and how: the product's own role, by its password, from this machine. Nobody else at all. */
export const ACCESS_RULES =
  process.platform === 'win32'
    ? 'host all parley 127.0.0.1/32 scram-sha-256\n'
    : 'local all parley scram-sha-256\n';

/** The role, and the database of the same name, that the product works with: owner, not superuser. */
export const PRODUCT_ROLE = 'parley';
