import type pg from 'pg';
import type { QualifiedName } from '../backup-format.ts';

export function quoteName(client: pg.Client, [schema, table]: QualifiedName): string {
  return `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(table)}`;
}
