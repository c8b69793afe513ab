import type { Config } from '#server/config.ts';
import { OperatorError } from '#server/operator-error.ts';
import type { S3Access } from './s3-place.ts';

/**
 * How the settings say that the storage is reached.
 *
 * @throws OperatorError when half of a pair is missing
 */
export function s3AccessOf(config: Config): S3Access {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = config;
  if ((accessKeyId === undefined) !== (secretAccessKey === undefined))
    throw new OperatorError('Set both S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or neither.');
  if (config.S3_KMS_KEY_ID !== undefined && config.S3_ENCRYPTION !== 'aws:kms')
    throw new OperatorError('S3_KMS_KEY_ID needs S3_ENCRYPTION=aws:kms.');
  return {
    endpoint: config.S3_ENDPOINT,
    region: config.S3_REGION,
    hasPathStyle: config.S3_PATH_STYLE ?? config.S3_ENDPOINT !== undefined,
    credentials:
      accessKeyId !== undefined && secretAccessKey !== undefined
        ? { accessKeyId, secretAccessKey }
        : undefined,
    encryption:
      config.S3_ENCRYPTION === undefined
        ? undefined
        : { algorithm: config.S3_ENCRYPTION, kmsKeyId: config.S3_KMS_KEY_ID },
  };
}
