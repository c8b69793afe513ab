/** Pictures of screens, which `npm run pictures` takes from the product. */
const files = import.meta.glob<string>('../../content/pictures/*.avif', {
  query: '?no-inline',
  import: 'default',
  eager: true,
});
const lists = import.meta.glob<Record<string, { width: number; height: number }>>(
  '../../content/pictures/pictures.json',
  { import: 'default', eager: true },
);

interface ScreenPicture {
  /** Addresses of it in both themes. */
  light: string | undefined;
  dark: string | undefined;
  width: number;
  height: number;
}

/**
 * A picture of a screen, or undefined where it is not taken yet, as the product that is needed for it is built before.
 */
export function screenPicture(name: string): ScreenPicture | undefined {
  const size = Object.values(lists)[0]?.[name];
  if (!size) return undefined;
  const urlOf = (theme: string) => files[`../../content/pictures/${name}-${theme}.avif`];
  return { light: urlOf('light'), dark: urlOf('dark'), width: size.width, height: size.height };
}
