import { readFile } from 'node:fs/promises';
import type { WhiteLabel } from '#server/white-label/white-label.ts';
import { packText } from './pack-text.ts';
import type { PackedText } from './packed-text.ts';

interface LabelFiles {
  /** A file as it is served under the host of a label: read and rewritten once for each version of the label. */
  read(label: WhiteLabel, file: string, rebrand: (text: string) => string): Promise<PackedText>;
}

/** Labels whose files are kept in memory; each takes a few megabytes. */
const mostLabels = 40;

/** Keeps what was rewritten, in memory. */
export function createLabelFiles(): LabelFiles {
  const kept = new Map<string, { version: string; files: Map<string, Promise<PackedText>> }>();

  function filesOf({ host, version }: WhiteLabel): Map<string, Promise<PackedText>> {
    const known = kept.get(host);
    const files = known?.version === version ? known.files : new Map<string, Promise<PackedText>>();
    // The last one that was asked for is at the end.
    kept.delete(host);
    kept.set(host, { version, files });
    const [oldest] = kept.keys();
    if (kept.size > mostLabels && oldest !== undefined) kept.delete(oldest);
    return files;
  }

  return {
    read(label, file, rebrand) {
      const files = filesOf(label);
      const found = files.get(file) ?? readFile(file, 'utf8').then((text) => packText(rebrand(text)));
      files.set(file, found);
      found.catch(() => files.delete(file));
      return found;
    },
  };
}
