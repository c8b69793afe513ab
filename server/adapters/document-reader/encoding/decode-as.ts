import iconv from 'iconv-lite';

export function decodeAs(bytes: Uint8Array, encoding: string): string {
  try {
    return new TextDecoder(encoding).decode(bytes);
  } catch {
    // Node's decoder knows the web's encodings; a few older ones only this library does.
    const name = iconv.encodingExists(encoding) ? encoding : 'utf-8';
    return iconv.decode(Buffer.from(bytes), name);
  }
}
