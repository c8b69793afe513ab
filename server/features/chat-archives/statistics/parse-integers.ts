/** Whole numbers with commas between, as `string_agg` gives them, into an array of their number. */
export function parseIntegers<Numbers extends Float64Array | Int32Array | Int8Array | Uint8Array>(
  text: string,
  into: Numbers,
): Numbers {
  let [index, value, sign] = [0, 0, 1];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x2c) {
      into[index] = sign * value;
      [index, value, sign] = [index + 1, 0, 1];
    } else if (code === 0x2d) sign = -1;
    else value = value * 10 + code - 0x30;
  }
  into[index] = sign * value;
  return into;
}
