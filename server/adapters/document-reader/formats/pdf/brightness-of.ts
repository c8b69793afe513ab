/** A picture as pdf.js decodes it. */
export interface DecodedPicture {
  data: Uint8Array | Uint8ClampedArray;
  width: number;
  height: number;
  /** 1: one bit a pixel, rows begin with a byte. 2: red, green and blue. 3: with opacity. Absent for a mask, of one bit. */
  kind?: number | undefined;
}

/**
 * One byte a pixel, 0 for black to 255 for white (ITU-R BT.601); null where the bytes are not as many as the kind says. A mask
 * paints where its bit is 0, so it reads as black on white like a picture of one bit.
 */
export function brightnessOf({ data, width, height, kind }: DecodedPicture): Uint8Array | null {
  const pixels = width * height;
  const rowBytes = (width + 7) >> 3;
  if (data.length === rowBytes * height && kind !== 2 && kind !== 3) {
    const bright = new Uint8Array(pixels);
    for (let y = 0, at = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1, at += 1)
        bright[at] = ((data[y * rowBytes + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1 ? 255 : 0;
    return bright;
  }
  const channels = data.length / pixels;
  if (channels === 1) return Uint8Array.from(data);
  if (channels !== 3 && channels !== 4) return null;
  const bright = new Uint8Array(pixels);
  for (let at = 0, from = 0; at < pixels; at += 1, from += channels) {
    const [red = 0, green = 0, blue = 0] = [data[from], data[from + 1], data[from + 2]];
    bright[at] = (red * 299 + green * 587 + blue * 114) / 1_000;
  }
  return bright;
}
