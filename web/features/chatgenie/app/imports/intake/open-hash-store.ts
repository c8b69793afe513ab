/** Hashes of one export that were computed already, kept in this browser until its upload is complete. */
export interface HashStore {
  read(): Promise<string[]>;
  /** @param from how many there are already */
  add(from: number, hashes: readonly string[]): Promise<void>;
  clear(): Promise<void>;
}

const databaseName = 'chatgenie-intake';
const storeName = 'hashes';

/**
 * Opens what is kept of an export. A browser that keeps nothing, as in a private window, hashes all again.
 * @param key tells exports apart, by the names, sizes and directories of their files
 */
export async function openHashStore(key: string): Promise<HashStore> {
  const database = await openDatabase().catch(() => null);
  if (database === null)
    return { read: async () => [], add: async () => undefined, clear: async () => undefined };
  const range = IDBKeyRange.bound([key, 0], [key, Number.MAX_SAFE_INTEGER]);
  const store = (mode: IDBTransactionMode): IDBObjectStore =>
    database.transaction(storeName, mode).objectStore(storeName);
  return {
    async read() {
      const opened = store('readonly');
      const [keys, lists] = await Promise.all([
        settled(opened.getAllKeys(range)),
        settled<string[][]>(opened.getAll(range)),
      ]);
      // Two windows with the same files keep their hashes in lists that begin at other places: only what joins counts.
      const hashes: string[] = [];
      for (const [index, key] of keys.entries())
        if (Array.isArray(key) && key[1] === hashes.length) hashes.push(...(lists[index] ?? []));
      return hashes;
    },
    async add(from, hashes) {
      if (hashes.length > 0) await settled(store('readwrite').put(hashes, [key, from]));
    },
    async clear() {
      await settled(store('readwrite').delete(range));
    },
  };
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(storeName);
  return settled(request);
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
