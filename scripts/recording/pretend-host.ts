import dns from 'node:dns/promises';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

/**
 * Loaded into the product that is recorded (`node --import`): a host that is on no network is the website on `RECORDED_PORT` of
 * this machine. So the recording shows an address as people have one, and the product reads it as any other.
 */
const { RECORDED_HOST: host, RECORDED_PORT: port } = process.env;
const lookup = dns.lookup as (name: string, options?: object) => Promise<unknown>;
const connect = net.connect as (options: object, ...others: unknown[]) => net.Socket;

Object.assign(dns, {
  lookup: (name: string, options?: object) =>
    name === host ? Promise.resolve([{ address: '127.0.0.1', family: 4 }]) : lookup(name, options),
});
Object.assign(net, {
  connect: (options: { host?: string; port?: string | number }, ...others: unknown[]) =>
    connect(
      options.host === host && Number(options.port) === 80
        ? { ...options, host: '127.0.0.1', port }
        : options,
      ...others,
    ),
});
syncBuiltinESMExports();
