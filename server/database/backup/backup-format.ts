import { z } from 'zod';

/**
 * A backup is gzipped text, one JSON value a line, in this order:
 *
 * 1. `{format, version, createdAt, migration, queueVersion}`: the last migration that the database had run, and the
 *    version of the job queue's own tables;
 * 2. for each table `{table: [schema, name], columns}`, followed by lines `{rows}`: each row one text or null for each
 *    column, in PostgreSQL's own text form (dates in UTC, bytes in hex); then `{tableEnd, rows, hash}`: how many rows
 *    there were, and what they hash to in any order (`hash-rows.ts`);
 * 3. `{sequence: [schema, name], last}`;
 * 4. `{file, data}`: path, `secret-key` or that of an upload below `files/`, and the next piece of its content in
 *    Base64; then `{fileEnd, sha256}`;
 * 5. `{end: {rows, files}}`, without which the file was cut short.
 *
 * Version 1 had neither `tableEnd` nor `fileEnd`.
 */
export const BACKUP_FORMAT = 'parley-backup';
export const BACKUP_VERSION = 2;

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
  z.object({ tableEnd: qualifiedName, rows: z.number(), hash: z.string() }),
  z.object({ table: qualifiedName, columns: z.array(z.string()).min(1) }),
  z.object({ sequence: qualifiedName, last: z.string() }),
  z.object({ fileEnd: z.string(), sha256: z.string() }),
  z.object({ file: z.string(), data: z.string() }),
  z.object({ end: z.object({ rows: z.number(), files: z.number() }) }),
]);

export type BackupHeader = z.infer<typeof headerSchema>;
export type BackupLine = z.infer<typeof lineSchema>;
export type QualifiedName = z.infer<typeof qualifiedName>;

/** Path of the key that signs sessions, in a backup as in the data folder. */
export const SECRET_KEY_FILE = 'secret-key';
/** What paths of uploads begin with. */
export const UPLOADS_FOLDER = 'files/';

/** Values look the same in any server's backup, whatever its own settings. */
export const PLAIN_TEXT_SETTINGS = `SET datestyle = 'ISO'; SET intervalstyle = 'postgres'; SET timezone = 'UTC';
  SET bytea_output = 'hex'; SET extra_float_digits = 1; SET statement_timeout = 0;
  SET idle_in_transaction_session_timeout = 0`;
