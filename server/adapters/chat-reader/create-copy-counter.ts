/** Characters that are looked at: 60 bits. Of ten million messages two that are not alike pass for such once in 20,000 exports. */
const halfCharacters = 5;

/**
 * Counts fingerprints that come again, in twelve bytes each: as texts, those of five million messages would take half a gigabyte.
 * @param most how many different ones there can be
 * @returns how often the same one came before
 */
export function createCopyCounter(most: number): (fingerprint: string) => number {
  const places = 2 ** Math.ceil(Math.log2(Math.max(16, most * 1.5)));
  const [first, second, counts] = [new Uint32Array(places), new Uint32Array(places), new Uint32Array(places)];
  return (fingerprint) => {
    const one = bitsOf(fingerprint, 0);
    const other = bitsOf(fingerprint, halfCharacters);
    let place = one & (places - 1);
    while (counts[place] !== 0 && (first[place] !== one || second[place] !== other))
      place = (place + 1) & (places - 1);
    const before = counts[place] ?? 0;
    first[place] = one;
    second[place] = other;
    counts[place] = before + 1;
    return before;
  };
}

/** 30 bits of a text in base64url. */
function bitsOf(fingerprint: string, from: number): number {
  let bits = 0;
  for (let at = from; at < from + halfCharacters; at += 1)
    bits = (bits << 6) | sixBits(fingerprint.charCodeAt(at));
  return bits;
}

function sixBits(code: number): number {
  if (code >= 97) return code - 71;
  if (code >= 65) return code === 95 ? 63 : code - 65;
  return code === 45 ? 62 : code + 4;
}
