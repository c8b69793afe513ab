import iconv from 'iconv-lite';
import { expect, test } from 'vitest';
import { decodeXml } from './decode-xml.ts';

const prolog = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?><loc>/café</loc>`;

test.each<[what: string, bytes: Uint8Array, text: string]>([
  ['UTF-8', Buffer.from(prolog('UTF-8')), prolog('UTF-8')],
  ['UTF-16 with a mark', iconv.encode(prolog('UTF-16'), 'utf-16le', { addBOM: true }), prolog('UTF-16')],
  ['UTF-16 without a mark', iconv.encode(prolog('UTF-16'), 'utf-16be'), prolog('UTF-16')],
  ['what is declared', iconv.encode(prolog('ISO-8859-15'), 'latin1'), prolog('ISO-8859-15')],
  ['UTF-8, whatever is declared', Buffer.from(prolog('ISO-8859-1')), prolog('ISO-8859-1')],
  ['an encoding that does not exist', Buffer.from(prolog('nonsense')), prolog('nonsense')],
])('a sitemap is decoded in %s', (_what, bytes, text) => {
  expect(decodeXml(bytes)).toBe(text);
});
