import { parseUrl } from '#core/crawling/urls/parse-url.ts';
import { nodeOf } from './node-of.ts';
import { resolveNode } from './resolve-node.ts';

/** The whole URL of a server, without its query; null for none that can be called. */
export function readServer(root: object, lists: readonly unknown[], address: string): string | null {
  const servers = lists.find((list): list is unknown[] => Array.isArray(list) && list.length > 0) ?? [
    { url: '/' },
  ];
  const server = resolveNode(root, servers[0]);
  const variables = nodeOf(server.variables);
  const written = String(server.url ?? '').replace(/\{([^{}]+)\}/g, (_all, name: string) =>
    String(nodeOf(variables[name]).default ?? ''),
  );
  const url = parseUrl(written, address === '' ? undefined : address);
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '');
}
