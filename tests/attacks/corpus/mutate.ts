/** Numbers at which counts and sizes go wrong. */
const edges = [0, 1, 2, 0x7f, 0xff, 0x7fff, 0xffff, 0x7fffffff, 0xfffffffe, 0xffffffff];

/** The bytes with a few of the changes that break parsers: numbers at their edges, parts cut, doubled or moved. */
export function mutate(bytes: Buffer, random: (limit: number) => number): Buffer {
  let changed: Buffer = Buffer.from(bytes);
  for (let round = 0; round <= random(4); round += 1) changed = mutateOnce(changed, random);
  return changed;
}

function mutateOnce(bytes: Buffer, random: (limit: number) => number): Buffer {
  if (bytes.length < 16) return bytes;
  const at = random(bytes.length - 8);
  const length = 1 + random(Math.min(512, bytes.length - at));
  const part = bytes.subarray(at, at + length);
  switch (random(8)) {
    case 0:
      return bytes.subarray(0, at + 8);
    case 1:
      return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + length)]);
    case 2:
      return Buffer.concat([
        bytes.subarray(0, at),
        ...Array.from({ length: 1 + random(50) }, () => part),
        bytes.subarray(at),
      ]);
    case 3: {
      const copy = Buffer.from(bytes);
      copy.writeUInt32LE(edges[random(edges.length)] ?? 0, at);
      return copy;
    }
    case 4: {
      const copy = Buffer.from(bytes);
      copy.writeUInt16LE((edges[random(edges.length)] ?? 0) & 0xffff, at);
      return copy;
    }
    case 5: {
      const copy = Buffer.from(bytes);
      copy.writeUInt8(random(256), at);
      return copy;
    }
    case 6: {
      // Digits of sizes and references in formats that are text.
      const text = bytes.toString('latin1');
      const digits = [...text.slice(0, 200_000).matchAll(/\d+/g)];
      const chosen = digits[random(Math.max(1, digits.length))];
      if (chosen === undefined) return bytes;
      const other = String(edges[random(edges.length)] ?? 0);
      return Buffer.from(
        text.slice(0, chosen.index) + other + text.slice(chosen.index + chosen[0].length),
        'latin1',
      );
    }
    default: {
      const copy = Buffer.from(bytes);
      part.copy(copy, random(bytes.length - length + 1));
      return copy;
    }
  }
}
