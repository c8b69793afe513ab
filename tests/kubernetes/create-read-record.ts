export interface ReadRecord<Value> {
  /** The same value, which remembers what is read of it. */
  value: Value;
  /** Paths of the fields that nobody has read, such as `/spec/template/speck`. */
  listUnread(): string[];
}

/**
 * Finds fields that a validator does not know: it passes over them, where a misspelt one would be lost. Whatever it knows it reads.
 */
export function createReadRecord<Value extends object>(value: Value): ReadRecord<Value> {
  const unread = new Set<string>();

  function follow<Part>(part: Part, path: string): Part {
    if (typeof part !== 'object' || part === null) return part;
    for (const name of Object.keys(part)) unread.add(`${path}/${name}`);
    const parts = new Map(
      Object.entries(part).map(([name, inner]) => [name, follow(inner as unknown, `${path}/${name}`)]),
    );
    return new Proxy(part, {
      get(target, name, receiver) {
        if (typeof name === 'symbol' || !parts.has(name)) return Reflect.get(target, name, receiver);
        unread.delete(`${path}/${name}`);
        return parts.get(name);
      },
    });
  }

  return { value: follow(value, ''), listUnread: () => [...unread] };
}
