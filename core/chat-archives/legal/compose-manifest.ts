import { brand } from '#contract/brand.ts';
import type { LegalChat, LegalSettings, OriginalPart } from './legal-package.ts';

/** Raised when the same original would give another package. */
export const legalFormat = 5;

export interface Manifest {
  product: string;
  format: number;
  original: OriginalPart & { receivedAt: string };
  /** The files that the original was made of in the browser, where only their chats were uploaded. */
  exports?: { name: string; sizeBytes: number }[];
  /** Of a zip, each part of it. */
  parts: OriginalPart[];
  settings: LegalSettings;
  /** Before the page numbers of the exhibit. */
  prefix: string;
  chats: LegalChat[];
  /** Messages of all of the original, and of those in the package. */
  messages: { original: number; package: number };
  /** SHA-256 of what was read from it, by the names of the files. */
  files: Record<string, string>;
}

/** What a package is made of and how: its hash is at the foot of each page. */
export function composeManifest(manifest: Omit<Manifest, 'product' | 'format'>): string {
  const { original, exports, parts, settings, prefix, chats, messages, files } = manifest;
  const whole: Manifest = {
    product: `${brand.name} ChatGenie`,
    format: legalFormat,
    original,
    ...(exports === undefined ? {} : { exports }),
    parts,
    settings,
    prefix,
    chats,
    messages,
    files,
  };
  return `${JSON.stringify(whole, null, 2)}\n`;
}
