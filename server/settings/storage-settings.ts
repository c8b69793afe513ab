import { z } from 'zod';
import { flag, url } from './setting-types.ts';

/** A folder in a bucket, as keys begin with it. */
const keyPrefix = z
  .string()
  .transform((text) => text.replace(/^\/+|\/+$/g, ''))
  .transform((text) => (text === '' ? '' : `${text}/`));

/** Where rows, files and backups are kept. */
export const storageSettings = {
  DATABASE_URL: z
    .string()
    .optional()
    .describe('Your own PostgreSQL server. Default: the embedded one in DATA_DIR.'),
  DATABASE_DIRECT_URL: z
    .string()
    .optional()
    .describe(
      'The same database without the pooler, where DATABASE_URL leads to PgBouncer or another pooler in transaction mode. Used for notifications, locks, migrations and backups.',
    ),
  DATABASE_REPLICA_URL: z
    .string()
    .optional()
    .describe(
      'A streaming replica of the server in DATABASE_URL, without a pooler. Analytics, exports and lists of the operator are read there. Default: none.',
    ),
  DATABASE_CONNECTIONS: z.coerce
    .number()
    .int()
    .min(8)
    .max(50)
    .default(20)
    .describe(
      'Connections to the database that this process may open, from 8 to 50. All processes together must stay below the max_connections of the server.',
    ),
  DATA_DIR: z
    .string()
    .optional()
    .describe(
      'Folder for the embedded database, uploaded files and the secret key. Default: data in the project folder.',
    ),
  S3_BUCKET: z
    .string()
    .regex(
      /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
      'Write the name of the bucket alone, without s3:// and without a path.',
    )
    .optional()
    .describe(
      'Bucket that keeps uploaded files, at Amazon S3 or any server that speaks its protocol. Default: the folder files in DATA_DIR.',
    ),
  S3_PREFIX: keyPrefix
    .default('')
    .describe('Folder in that bucket, for example parley/files. Default: its top.'),
  S3_ENDPOINT: url
    .optional()
    .describe('URL of another server than Amazon S3, for example https://minio.example.com.'),
  S3_REGION: z.string().default('us-east-1').describe('Region of the bucket.'),
  S3_PATH_STYLE: flag
    .optional()
    .describe(
      'true: the bucket is in the path of URLs; false: in the host name. Default: true where S3_ENDPOINT is set, otherwise false.',
    ),
  S3_ACCESS_KEY_ID: z
    .string()
    .optional()
    .describe("Access key. Default: one that Amazon's SDK finds, such as the role of the machine."),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe('Secret of that access key.'),
  S3_ENCRYPTION: z
    .enum(['AES256', 'aws:kms'])
    .optional()
    .describe(
      'How the storage is told to encrypt what it keeps: AES256, or aws:kms with S3_KMS_KEY_ID. Default: as the bucket is set.',
    ),
  S3_KMS_KEY_ID: z.string().optional().describe("Key of Amazon's key management for aws:kms."),
  BACKUP_TO: z
    .string()
    .optional()
    .describe(
      'Where encrypted backups go every day: a folder, or s3://bucket/folder at the storage that the S3_ settings reach. Needs BACKUP_KEY. Default: none are made.',
    ),
  BACKUP_KEY: z
    .string()
    .regex(/^AGE-SECRET-KEY-(PQ-)?1[0-9A-Z]+$/, 'Make one with: npm run backup -- --new-key.')
    .optional()
    .describe(
      'Key that encrypts and decrypts backups, as `npm run backup -- --new-key` makes it. Keep a copy elsewhere: without it no backup can be read.',
    ),
  BACKUP_KEEP: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_000)
    .default(14)
    .describe('How many of those backups are kept; the last one that was tested is kept, too.'),
} as const;
