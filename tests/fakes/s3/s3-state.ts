export interface S3State {
  bucket: string;
  objects: Map<string, StoredObject>;
  uploads: Map<string, StoredUpload>;
  /** Every request that was well signed, as `PUT /files/fil_1?partNumber=1`. */
  requests: string[];
  /** The key that may do anything here. */
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
  /** Set when that key may not write. */
  isReadOnly: boolean;
}

interface StoredObject {
  content: Buffer;
  etag: string;
  /** The headers that say how it is encrypted. */
  encryption: Record<string, string>;
}

/** An upload in parts that is not complete. */
interface StoredUpload {
  key: string;
  parts: Map<number, { content: Buffer; etag: string }>;
  encryption: Record<string, string>;
}
