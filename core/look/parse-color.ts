/** Red, green and blue, each from 0 to 255. */
export type Rgb = readonly [number, number, number];

/** Reads `#rrggbb`; anything else is the default blue. */
export function parseColor(color: string): Rgb {
  const value = /^#[0-9a-f]{6}$/i.test(color) ? Number.parseInt(color.slice(1), 16) : 0x3b82f6;
  return [value >> 16, (value >> 8) & 255, value & 255];
}
