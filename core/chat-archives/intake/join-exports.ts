/** A zip that somebody chose, with the texts in it. */
export interface ChosenZip {
  texts: readonly { name: string; crc32: number }[];
}

interface Joined {
  places: number[];
  folders: Set<string>;
  files: Map<string, number>;
}

/**
 * Which zips are parts of one export, by their places: large exports come as several. Those have folders in common, and
 * where two have a file of one name it is the same file. Others, such as two chats of WhatsApp, stay apart.
 */
export function joinExports(zips: readonly ChosenZip[]): number[][] {
  const joined: Joined[] = [];
  for (const [place, { texts }] of zips.entries()) {
    const folders = new Set(
      texts.flatMap(({ name }) => (name.includes('/') ? (name.split('/')[0] ?? []) : [])),
    );
    const known = joined.find(
      (each) =>
        [...folders].some((folder) => each.folders.has(folder)) &&
        texts.every(({ name, crc32 }) => (each.files.get(name) ?? crc32) === crc32),
    );
    const group: Joined = known ?? { places: [], folders: new Set(), files: new Map() };
    if (known === undefined) joined.push(group);
    group.places.push(place);
    for (const folder of folders) group.folders.add(folder);
    for (const { name, crc32 } of texts) group.files.set(name, crc32);
  }
  return joined.map(({ places }) => places);
}
