import { type Listening, PRODUCT_ROLE, SOCKET_PORT } from './server-settings.ts';

/** Address of the database in the form every PostgreSQL client takes. */
export function writeConnectionString(listening: Listening, password: string): string {
  if ('port' in listening)
    return `postgresql://${PRODUCT_ROLE}:${password}@127.0.0.1:${listening.port}/${PRODUCT_ROLE}`;
  return `postgresql://${PRODUCT_ROLE}:${password}@localhost:${SOCKET_PORT}/${PRODUCT_ROLE}?host=${encodeURIComponent(listening.socketDir)}`;
}
