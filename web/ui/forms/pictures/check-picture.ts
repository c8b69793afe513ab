import { pictureExtensions, pictureMaximumBytes, pictureSentences } from '#contract/pictures/pictures.ts';

/** Why a file cannot be taken as a picture, as the server would say it; null when it may be one. */
export function checkPicture({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  const isPicture = pictureExtensions.some((extension) => name.toLowerCase().endsWith(extension));
  if (!isPicture) return pictureSentences.unsupported;
  return size > pictureMaximumBytes ? pictureSentences['too-large'] : null;
}
