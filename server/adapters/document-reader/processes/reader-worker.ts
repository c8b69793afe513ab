import { readSitemap } from '#core/crawling/sitemaps/read-sitemap.ts';
import { faultOf } from '#core/reading/problems/fault-of.ts';
import { decodeXml } from '#server/adapters/document-reader/encoding/decode-xml.ts';
import { findFormat } from '#server/adapters/document-reader/find-format.ts';
import { readBytes } from '#server/adapters/document-reader/read-bytes.ts';
import { answerJobs } from './answer-jobs.ts';
import type { ReaderAnswer, ReaderJob } from './reader-job.ts';

// A file that reaches what all objects share would change how the next one is read, of whatever workspace.
Object.preventExtensions(Object.prototype);

/** Entry of the thread that parses, in a reader process. */
answerJobs(perform);

async function perform(job: ReaderJob, bytes: Uint8Array): Promise<ReaderAnswer> {
  if (job.kind === 'document') return readBytes({ ...job.source, bytes });
  if (job.kind === 'scan') return readPictures(bytes, job.page);
  if (job.kind === 'format') return { kind: 'ok', found: await findFormat({ ...job.source, bytes }) };
  if (job.kind === 'openapi') return readCalls(bytes, job.address);
  if (job.kind !== 'sitemap') return { kind: 'failed', failure: { kind: 'unreadable' } };
  return { kind: 'ok', sitemap: readSitemap(decodeXml(bytes), job.url, job.websiteUrl) };
}

async function readCalls(bytes: Uint8Array, address: string): Promise<ReaderAnswer> {
  const { readOpenapi } = await import('#core/actions/openapi/read-openapi.ts');
  return { kind: 'ok', openapi: readOpenapi(new TextDecoder().decode(bytes), address) };
}

async function readPictures(bytes: Uint8Array, page: number): Promise<ReaderAnswer> {
  try {
    const { readScan } = await import('#server/adapters/document-reader/formats/pdf/read-scan.ts');
    return { kind: 'ok', scan: await readScan(bytes, page) };
  } catch (error) {
    return { kind: 'failed', failure: { kind: 'unreadable' }, fault: faultOf(error) };
  }
}
