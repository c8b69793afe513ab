/** A text of an export. */
export interface SharedPart {
  name: string;
  sizeBytes: number;
  /** As it goes up. */
  packedBytes: number;
  /** Others cannot be read without it, such as the list of members. */
  isForAll: boolean;
}

export interface UploadLimits {
  sizeBytes: number;
  packedBytes: number;
  parts: number;
}

/**
 * Shares the texts of an export out to as few uploads as its size needs. What is in one folder is one chat and stays
 * together; two parts of one name, in any case, do not come into one upload.
 * @returns null when a folder is larger than an upload may be
 */
export function shareOutParts<Part extends SharedPart>(
  parts: readonly Part[],
  limits: UploadLimits,
): Part[][] | null {
  const forAll = parts.filter(({ isForAll }) => isForAll);
  const folders = Map.groupBy(
    parts.filter(({ isForAll }) => !isForAll),
    ({ name }) => (name.includes('/') ? name.slice(0, name.lastIndexOf('/')) : name),
  );
  const uploads: ReturnType<typeof createUpload<Part>>[] = [];
  for (const folder of folders.values()) {
    if (uploads.at(-1)?.add(folder) === true) continue;
    const next = createUpload<Part>(limits);
    if (!next.add([...forAll, ...folder])) return null;
    uploads.push(next);
  }
  return uploads.map((upload) => upload.parts);
}

function createUpload<Part extends SharedPart>(limits: UploadLimits) {
  const parts: Part[] = [];
  const names = new Set<string>();
  let [sizeBytes, packedBytes] = [0, 0];
  return {
    parts,
    /** False, and nothing added, when they do not fit. */
    add(more: readonly Part[]): boolean {
      const keys = new Set(more.map(({ name }) => name.normalize('NFC').toLowerCase()));
      const sizes = [sizeBytes, packedBytes];
      for (const part of more) {
        sizes[0] = (sizes[0] ?? 0) + part.sizeBytes;
        sizes[1] = (sizes[1] ?? 0) + part.packedBytes;
      }
      const [size = 0, packed = 0] = sizes;
      const isFull =
        parts.length + more.length > limits.parts || size > limits.sizeBytes || packed > limits.packedBytes;
      if (isFull || keys.size < more.length || [...keys].some((key) => names.has(key))) return false;
      parts.push(...more);
      for (const key of keys) names.add(key);
      [sizeBytes, packedBytes] = [size, packed];
      return true;
    },
  };
}
