import { request } from 'node:http';

export interface HostAnswer {
  status: number;
  /** The names and values of all headers, in lines. */
  headers: string;
  cookies: string[];
  body: string;
}

/** Asks a product for an address as browsers do that reach it under another host; redirects are answers. */
export function askUnderHost(
  origin: string,
  host: string,
  path: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<HostAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const asked = request(
      { hostname, port, path, method, headers: { ...headers, host: `${host}:${port}` } },
      (response) => {
        const pieces: Buffer[] = [];
        response.on('data', (piece: Buffer) => pieces.push(piece));
        response.on('error', reject);
        response.on('end', () => {
          const { rawHeaders } = response;
          const lines = rawHeaders.flatMap((name, at) =>
            at % 2 === 0 ? `${name}: ${rawHeaders[at + 1]}` : [],
          );
          resolve({
            status: response.statusCode ?? 0,
            headers: lines.join('\n'),
            cookies: (response.headers['set-cookie'] ?? []).map((each) => each.split(';')[0] ?? ''),
            body: Buffer.concat(pieces).toString(),
          });
        });
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });
}
