/** In pixels: of one picture, and of all. */
const MOST_OF_ONE = 25_000_000;
const MOST_OF_ALL = 250_000_000;
/** Longest stretch of the dictionary of a picture around its kind. */
const LONGEST = 600;

/** Whether the pictures of a PDF would take much memory. Their sizes stand in the open, whatever is packed. */
export function hasHugePictures(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let all = 0;
  for (let at = file.indexOf('/Image'); at !== -1; at = file.indexOf('/Image', at + 6)) {
    const around = file.toString('latin1', Math.max(0, at - LONGEST), at + LONGEST);
    const own = sizeIn(around, 'Width') * sizeIn(around, 'Height');
    all += own;
    if (own > MOST_OF_ONE || all > MOST_OF_ALL) return true;
  }
  return false;
}

/** The largest of those near by: the dictionary of another picture may be as near. */
function sizeIn(text: string, name: string): number {
  return Math.max(
    0,
    ...[...text.matchAll(new RegExp(`/${name}\\s+(\\d{1,9})`, 'g'))].map(([, size]) => Number(size)),
  );
}
