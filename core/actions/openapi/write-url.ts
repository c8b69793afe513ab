import type { ReadField } from './read-field.ts';

/** The path and query of a call as a URL of ours, with parameters in braces. */
export function writeUrl(path: string, fields: readonly ReadField[], query: readonly ReadField[]): string {
  return `${writePath(path, fields)}${writeQuery(query)}`;
}

const writePath = (path: string, fields: readonly ReadField[]): string =>
  path.replace(/\{([^{}]+)\}/g, (written, key: string) => {
    const field = fields.find((each) => each.key === key);
    return field === undefined ? written : `{${field.parameter.name}}`;
  });

function writeQuery(query: readonly ReadField[]): string {
  const pairs = query.map(({ key, parameter }) => `${encodeURIComponent(key)}={${parameter.name}}`);
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}
