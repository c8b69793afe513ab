import { S3Client } from '@aws-sdk/client-s3';
import type { S3Access } from './s3-place.ts';

/** How long the storage may take to accept a connection, and how long it may say nothing. */
const connectionTimeout = 5_000;
const socketTimeout = 30_000;

/** The official client, set so that servers which only speak the protocol understand it too. */
export function createS3Client(access: S3Access): S3Client {
  return new S3Client({
    region: access.region,
    forcePathStyle: access.hasPathStyle,
    maxAttempts: 5,
    // Many such servers do not know Amazon's later checksums. The signature covers a hash of what is sent.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout, socketTimeout },
    ...(access.endpoint !== undefined && { endpoint: access.endpoint }),
    ...(access.credentials !== undefined && { credentials: access.credentials }),
  });
}
