import { decodeAs } from './decode-as.ts';
import { decodeText } from './decode-text.ts';

const PROLOG_BYTES = 200;
const DECLARED = /^\s*<\?xml\b[^<>]*\bencoding\s*=\s*["'”“]?([\w.:-]+)/i;
/** These are told by the bytes themselves. */
const UNICODE = /^(?:utf-?(?:8|16|32)|us-ascii|unicode)/i;

/** Decodes a sitemap or feed: by its bytes, and where these are no UTF-8, by what its first line declares. */
export function decodeXml(bytes: Uint8Array): string {
  const declared = DECLARED.exec(Buffer.from(bytes.subarray(0, PROLOG_BYTES)).toString('latin1'))?.[1];
  if (declared === undefined || UNICODE.test(declared) || isUtf8(bytes)) return decodeText(bytes);
  return decodeAs(bytes, declared);
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
