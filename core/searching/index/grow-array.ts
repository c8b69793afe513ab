type FlatArray = Int32Array | Uint32Array | Float32Array | Uint8Array;

const GROWTH = 1.5;

/** The array itself when it has room for `length` items, else a longer copy, the new places filled with `fill`. */
export function growArray<Kind extends FlatArray>(array: Kind, length: number, fill = 0): Kind {
  if (length <= array.length) return array;
  const grown = new (array.constructor as new (size: number) => Kind)(
    Math.max(length, Math.ceil(array.length * GROWTH)),
  );
  grown.set(array);
  if (fill !== 0) grown.fill(fill, array.length);
  return grown;
}
