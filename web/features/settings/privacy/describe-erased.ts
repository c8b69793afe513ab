import type { ErasedCounts } from '#contract/privacy/privacy.schemas.ts';

/** “3 conversations and 1 lead”, with files where there are some: “3 conversations, 2 files and 1 lead”. */
export function describeErased({ conversations, files, leads }: ErasedCounts): string {
  const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
  const withFiles = files > 0 ? `, ${counted(files, 'file')}` : '';
  return `${counted(conversations, 'conversation')}${withFiles} and ${counted(leads, 'lead')}`;
}
