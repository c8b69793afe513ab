import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Listening {
  /** Name and port. */
  host: string;
  port: number;
  /** Ends the server with all its connections. */
  close(): Promise<void>;
}

/** Starts a server of a stand-in on the loopback, on a port that is free unless one is given. */
export async function listen(server: Server, wantedPort = 0): Promise<Listening> {
  await once(server.listen(wantedPort, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    host: `127.0.0.1:${port}`,
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
