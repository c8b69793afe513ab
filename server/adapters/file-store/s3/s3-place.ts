/** Where in which storage files are, and how it is reached. */
export interface S3Place extends S3Access {
  bucket: string;
  /** What every key begins with: empty, or ending in a slash. */
  prefix: string;
}

/** How a storage is reached. */
export interface S3Access {
  /** URL of the server; Amazon's own where it is not set. */
  endpoint: string | undefined;
  region: string;
  /** Whether the bucket is in the path of a URL instead of its host. */
  hasPathStyle: boolean;
  /** Without: those that the SDK finds, such as the role of the machine. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
  /** How the storage is told to encrypt; without, as the bucket is set. */
  encryption: { algorithm: 'AES256' | 'aws:kms'; kmsKeyId: string | undefined } | undefined;
}
