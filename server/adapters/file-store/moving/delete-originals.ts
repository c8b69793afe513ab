import type { Move } from './copy-files.ts';

/**
 * Deletes the files that were copied and whose copies are still there. Others are left: they came later, or their copies
 * were deleted since, by the product or by mistake.
 */
export async function deleteOriginals({
  from,
  to,
  journal,
  signal,
}: Move): Promise<{ deleted: number; left: number }> {
  const sizes = new Map<string, number>();
  for await (const { name, sizeBytes } of to.listFiles()) sizes.set(name, sizeBytes);
  let deleted = 0;
  let left = 0;
  for await (const { name, sizeBytes } of from.listFiles()) {
    signal.throwIfAborted();
    if (journal.copied.has(name) && sizes.get(name) === sizeBytes) {
      await from.deleteFile(name);
      deleted += 1;
    } else left += 1;
  }
  return { deleted, left };
}
