/** Pictures of screens for the documentation, which `npm run pictures` takes from the product. */
const files = import.meta.glob<string>('../../../content/pictures/*.avif', {
  query: '?no-inline',
  import: 'default',
  eager: true,
});
const lists = import.meta.glob<Record<string, { width: number; height: number }>>(
  '../../../content/pictures/pictures.json',
  { import: 'default', eager: true },
);

/**
 * HTML of a picture in both themes, of which `prose.css` shows the reader's. A browser loads only that one, once it is near,
 * and keeps its place until then. Nothing for a picture that is not taken yet, as the product that is needed for it is built
 * before; a test finds it missing.
 * @param description what is seen in it, escaped
 */
export function renderPicture(name: string, description: string): string {
  const size = Object.values(lists)[0]?.[name];
  if (!size) return '';
  return (['light', 'dark'] as const)
    .map((theme) => {
      const source = files[`../../../content/pictures/${name}-${theme}.avif`];
      return `<img class="picture-${theme}" src="${source}" alt="${description}" width="${size.width}" height="${size.height}" loading="lazy" decoding="async">`;
    })
    .join('');
}
