import type { ArchiveWords } from '#contract/chat-figures/chat-figures.schemas.ts';

/** Names of the kinds of media. */
export const mediaLabels: Record<ArchiveWords['media'][number]['media'], string> = {
  image: 'Images',
  video: 'Videos',
  audio: 'Voice and audio',
  sticker: 'Stickers',
  file: 'Files',
  unknown: 'Unknown kind',
};
