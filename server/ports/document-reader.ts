import type { ReadOpenapi } from '#core/actions/openapi/read-openapi.ts';
import type { PageProblem } from '#core/crawling/problems/detect-page-problem.ts';
import type { PageDirectives } from '#core/crawling/robots/read-page-directives.ts';
import type { Sitemap } from '#core/crawling/sitemaps/read-sitemap.ts';
import type { ReadFailure } from '#core/reading/problems/read-failure.ts';
import type { ReaderFault } from '#core/reading/problems/reader-fault.ts';
import type { ReadDocument } from '#core/reading/read-document.ts';
import type { Picture } from './text-recogniser.ts';

/** Makes text with structure of the bytes of a page or file. A bad file never harms the next one, nor the server. */
export interface DocumentReader {
  /** Never rejects because of the bytes: what cannot be read is `failed`. */
  readDocument(source: DocumentSource): Promise<ReadResult>;
  /** What a file is by its bytes; null for nothing that is read, and where that could not be found out. */
  findFormat(source: DocumentSource): Promise<DocumentFormat | null>;
  /** Reads a sitemap or feed; see {@link Sitemap}. Never rejects because of the bytes. */
  readSitemap(source: SitemapSource): Promise<SitemapResult>;
  /** The calls that an OpenAPI document describes. Never rejects because of the bytes. */
  readOpenapi(source: OpenapiSource): Promise<OpenapiResult>;
  /**
   * The pictures of a page of a PDF, from 1: of a scan, that is its text. Empty where there are none, or where they
   * cannot be read.
   */
  readScan(source: ScanSource): Promise<Picture[]>;
  /** Stops whatever runs. A document being read then fails. */
  close(): Promise<void>;
}

export interface DocumentSource {
  bytes: Uint8Array;
  /** Whose it is. Everybody gets their turn: what takes long makes others of the same workspace wait, and nobody else. */
  workspaceId?: string;
  /** The `Content-Type` header or upload type. A hint only: the bytes decide. */
  contentType?: string | null;
  fileName?: string | null;
  /** Where the page was found; links and canonical are resolved against it. */
  url?: string | null;
  /** `X-Robots-Tag` headers that came with a page. */
  robotsTags?: string[];
}

export interface ScanSource {
  bytes: Uint8Array;
  page: number;
  workspaceId?: string;
}

export type DocumentFormat =
  | 'html'
  | 'pdf'
  | 'docx'
  | 'doc'
  | 'odt'
  | 'pptx'
  | 'epub'
  | 'xlsx'
  | 'rtf'
  | 'json'
  | 'csv'
  | 'markdown'
  | 'text';

export interface SitemapSource {
  bytes: Uint8Array;
  workspaceId?: string;
  /** Where it was found. */
  url: string;
  /** The website being crawled, which may have named a sitemap on another host. */
  websiteUrl: string;
}

export interface OpenapiSource {
  bytes: Uint8Array;
  workspaceId?: string;
  /** Where it was found; empty for one that was pasted. */
  address: string;
}

export type OpenapiResult = { kind: 'ok'; openapi: ReadOpenapi } | NothingRead;

export type SitemapResult = { kind: 'ok'; sitemap: Sitemap } | NothingRead;

export type ReadResult = ReadSuccess | NothingRead;

export interface NothingRead {
  kind: 'failed';
  failure: ReadFailure;
  /** Where the reader itself went wrong. */
  fault?: ReaderFault;
}

export interface ReadSuccess {
  kind: 'ok';
  format: DocumentFormat;
  document: ReadDocument;
  /** Characters of all blocks together: what counts against the plan. */
  characters: number;
  /** SHA-256 (hex) of the text with case, spaces and markup evened out: equal for the same text at two addresses. */
  contentHash: string;
  /** Sentences for the owner about parts that could not be read, such as scanned pages. */
  notes: string[];
  /** Pages of a PDF that are pictures, from 1. */
  scannedPages: number[];
  /** For HTML only. */
  page: PageFacts | null;
}

/** What a web page says besides its text. All URLs are absolute. */
export interface PageFacts {
  links: { url: string; isNofollow: boolean }[];
  canonical: string | null;
  directives: PageDirectives;
  /** Same page in other languages. */
  alternates: { language: string; url: string }[];
  iconUrl: string | null;
  /** As written by the website: any CSS colour. */
  themeColor: string | null;
  description: string | null;
  siteName: string | null;
  /** Why this answer is no content although its status said so; null for a real page. */
  problem: PageProblem | null;
}
