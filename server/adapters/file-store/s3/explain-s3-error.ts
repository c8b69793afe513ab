import { OperatorError } from '#server/operator-error.ts';
import type { S3Place } from './s3-place.ts';

/** What the operator can do when a bucket cannot be used; an error that nobody foresaw stays the cause. */
export function explainS3Error(error: unknown, place: S3Place): OperatorError {
  const { name = '', code = '' } = error as { name?: string; code?: string };
  const bucket = `The bucket ${place.bucket}`;
  const server = place.endpoint ?? `Amazon S3 in ${place.region}`;
  const sentence =
    sentences(bucket, server).find(({ names }) => names.includes(name) || names.includes(code))?.sentence ??
    `${bucket} at ${server} cannot be read and written (${name || code || 'no reason given'}). Check the settings that begin with S3_.`;
  return new OperatorError(sentence, { cause: error });
}

const sentences = (bucket: string, server: string): { names: string[]; sentence: string }[] => [
  {
    names: ['NoSuchBucket'],
    sentence: `${bucket} does not exist at ${server}. Make it, or correct S3_BUCKET.`,
  },
  {
    names: ['InvalidAccessKeyId', 'SignatureDoesNotMatch', 'InvalidToken', 'ExpiredToken'],
    sentence: `${server} does not accept the access key. Check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.`,
  },
  {
    names: ['CredentialsProviderError'],
    sentence: `There is no access key for ${server}. Set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or give this machine a role.`,
  },
  {
    names: ['AccessDenied', 'AllAccessDisabled', 'AccountProblem'],
    sentence: `${bucket} refuses this access key. Allow it to list the bucket and to read, write and delete objects in it.`,
  },
  {
    names: ['PermanentRedirect', 'AuthorizationHeaderMalformed', 'IllegalLocationConstraintException'],
    sentence: `${bucket} is not in the region that is set. Correct S3_REGION.`,
  },
  {
    names: [
      'ENOTFOUND',
      'ECONNREFUSED',
      'EAI_AGAIN',
      'EHOSTUNREACH',
      'ECONNRESET',
      'ETIMEDOUT',
      'TimeoutError',
    ],
    sentence: `${server} cannot be reached. Check S3_ENDPOINT and the network; where the bucket is not part of the host name, set S3_PATH_STYLE=true.`,
  },
];
