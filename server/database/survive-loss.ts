import type pg from 'pg';

/** Lets the loss of a connection be an error of its statements and nothing else: without a listener it ends the process. */
export function surviveLoss<Client extends pg.Client | pg.PoolClient>(client: Client): Client {
  return client.on('error', () => undefined) as Client;
}
