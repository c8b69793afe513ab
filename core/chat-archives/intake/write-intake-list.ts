import type { IntakeList } from './intake-list.ts';

/** A list of what stayed on the device, as JSON with a part on each line. */
export function writeIntakeList({ exports, parts }: IntakeList): string {
  const lines = parts.map(({ name, sizeBytes, sha256 }) => JSON.stringify({ name, sizeBytes, sha256 }));
  return `{"exports":${JSON.stringify(exports)},"parts":[\n${lines.join(',\n')}\n]}\n`;
}
