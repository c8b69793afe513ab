import type { Endpoint } from './endpoint.ts';

/** The path of an endpoint with its parameters, escaped, in the place of `{name}`. */
export function fillPath({ path }: Pick<Endpoint, 'path'>, params: Record<string, unknown>): string {
  return path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(String(params[name])));
}
