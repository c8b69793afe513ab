import { screenPicture } from '#web/site/screen-picture.ts';

/**
 * HTML of a picture in both themes, of which `prose.css` shows the reader's. A browser loads only that one, once it is near,
 * and keeps its place until then. Nothing for a picture that is not taken yet; a test finds it missing.
 * @param description what is seen in it, escaped
 */
export function renderPicture(name: string, description: string): string {
  const picture = screenPicture(name);
  if (!picture) return '';
  return (['light', 'dark'] as const)
    .map(
      (theme) =>
        `<img class="picture-${theme}" src="${picture[theme]}" alt="${description}" width="${picture.width}" height="${picture.height}" loading="lazy" decoding="async">`,
    )
    .join('');
}
