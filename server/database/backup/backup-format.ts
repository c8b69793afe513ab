import { z } from 'zod';

/**
 * A backup is gzipped text, one JSON value a line, in this order:
 *
 * 1. `{format, version, createdAt, migration, queueVersion}`: the last migration that the database had run, and the
 *    version of the job queue's own tables;
 * 2. for each table `{table: [schema, name], columns}`, followed by lines `{rows}`: each row one text or null for each
 *    column, in PostgreSQL's own text form (dates in UTC, bytes in hex);
 * 3. `{sequence: [schema, name], last}`;
 * 4. `{file, data}`: path inside the data folder and the next piece of its content in Base64;
 * 5. `{end: {rows, files}}`, without which the file was cut short.
 */
export const BACKUP_FORMAT = 'parley-backup';
export const BACKUP_VERSION = 1;

const qualifiedName = z.tuple([z.string(), z.string()]);

export const headerSchema = z.object({
  format: z.literal(BACKUP_FORMAT),
  version: z.number(),
  createdAt: z.iso.datetime(),
  migration: z.number().nullable(),
  queueVersion: z.number().nullable(),
});

export const lineSchema = z.union([
  z.object({ rows: z.array(z.array(z.string().nullable())) }),
  z.object({ table: qualifiedName, columns: z.array(z.string()).min(1) }),
  z.object({ sequence: qualifiedName, last: z.string() }),
  z.object({ file: z.string(), data: z.string() }),
  z.object({ end: z.object({ rows: z.number(), files: z.number() }) }),
]);

export type BackupHeader = z.infer<typeof headerSchema>;
export type BackupLine = z.infer<typeof lineSchema>;
export type QualifiedName = z.infer<typeof qualifiedName>;

/** What of the data folder belongs into a backup: uploads and the key that signs sessions. */
export const KEPT_FILES = ['files', 'secret-key'];

/** Values look the same in any server's backup, whatever its own settings. */
export const PLAIN_TEXT_SETTINGS = `SET datestyle = 'ISO'; SET intervalstyle = 'postgres'; SET timezone = 'UTC';
  SET bytea_output = 'hex'; SET extra_float_digits = 1; SET statement_timeout = 0;
  SET idle_in_transaction_session_timeout = 0`;
