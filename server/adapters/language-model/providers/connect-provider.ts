import { type buildConnector, Pool, fetch as undiciFetch } from 'undici';

export interface ProviderConnection {
  pool: Pool;
  /** Path of the base URL without a slash at its end, for example `/v1`. */
  basePath: string;
  /** The whole base URL, for libraries that want one. */
  baseUrl: string;
  /** `fetch` over the same connections, for libraries that take one. */
  fetch: typeof globalThis.fetch;
  close(): Promise<void>;
}

/**
 * Opens one pool of kept-alive connections for a provider's base URL: no lookup and no handshake in the way of a
 * visitor who waits. An address without a path gets the vendor's usual one, since vendors' own clients differ in
 * whether the version belongs to it. `connector` opens the connections where not every address may be reached. Throws
 * when the address is not one of http or https.
 */
export function connectProvider(
  address: string,
  usualPath: string,
  connector?: buildConnector.connector,
): ProviderConnection {
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
    throw new Error(
      `"${address}" is not an address of a model provider. Give one such as https://api.example.com/v1.`,
    );
  }
  const url = new URL(address);
  const basePath = url.pathname === '/' ? usualPath : url.pathname.replace(/\/+$/, '');
  const pool = new Pool(url.origin, {
    // HTTP/1.1 only, so that an abort closes the socket and the provider notices at once.
    allowH2: false,
    connect: connector ?? { timeout: 5_000 },
    keepAliveTimeout: 60_000,
    // The deadlines of each answer are stricter and tell first token from idle.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  return {
    pool,
    basePath,
    baseUrl: url.origin + basePath,
    // The types of undici's own fetch and of the global one differ in name only.
    fetch: ((input: string, init?: object) =>
      undiciFetch(input, { ...init, dispatcher: pool })) as unknown as typeof globalThis.fetch,
    close: () => pool.destroy(),
  };
}
