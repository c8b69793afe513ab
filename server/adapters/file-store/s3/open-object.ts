import { Readable } from 'node:stream';
import { GetObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import type { OpenedFile } from '#server/ports/file-store.ts';

interface ObjectAddress {
  Bucket: string;
  Key: string;
}

/** How often reading goes on after the connection broke, without a byte between. */
const mostBreaks = 4;

/** Opens an object. Where the connection breaks, reading goes on at the byte where it stopped. */
export async function openObject(client: S3Client, address: ObjectAddress): Promise<OpenedFile> {
  const first = await client.send(new GetObjectCommand(address));
  const sizeBytes = first.ContentLength ?? 0;
  const readFrom = async (start: number) => {
    // Never the end of another object under the same key.
    const rest = { ...address, Range: `bytes=${start}-`, IfMatch: first.ETag };
    return (await client.send(new GetObjectCommand(rest))).Body as Readable;
  };
  return { sizeBytes, content: Readable.from(readOn(first.Body as Readable, sizeBytes, readFrom)) };
}

async function* readOn(
  first: Readable,
  sizeBytes: number,
  readFrom: (start: number) => Promise<Readable>,
): AsyncGenerator<Uint8Array> {
  let read = 0;
  let breaks = 0;
  for (let body: Readable | null = first; body !== null; ) {
    try {
      for await (const piece of body as AsyncIterable<Uint8Array>) {
        read += piece.byteLength;
        breaks = 0;
        yield piece;
      }
      if (read < sizeBytes) throw new Error(`The storage sent ${read} of ${sizeBytes} bytes.`);
      body = null;
    } catch (error) {
      breaks += 1;
      if (breaks > mostBreaks) throw error;
      body = read < sizeBytes ? await readFrom(read) : null;
    }
  }
}
