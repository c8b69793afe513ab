import { fileExtensions, fileMaximumBytes } from '#contract/sources/sources.ts';
import { formatBytes } from '#web/lib/format.ts';

/** Why a file cannot be taken, or null; the server looks again, at the content too. */
export function checkFile(file: { name: string; size: number }): string | null {
  const extension = /\.[^.]+$/.exec(file.name.toLowerCase())?.[0] ?? '';
  if (!(fileExtensions as readonly string[]).includes(extension)) {
    return `This kind of file cannot be read. Use ${fileExtensions.join(', ')}.`;
  }
  if (file.size > fileMaximumBytes) {
    const [size, most] = [formatBytes(file.size), formatBytes(fileMaximumBytes)];
    return `This file has ${size === most ? `a little more than ${most}` : size}; at most ${most} can be read.`;
  }
  return file.size === 0 ? 'This file is empty.' : null;
}
