const NAMES = new Map([
  ['white', '#ffffff'],
  ['black', '#000000'],
]);

/** One spelling for a color as style sheets write it, where it is white, black, or given by its parts. */
export function plainColor(color: string): string {
  const text = color.trim().toLowerCase();
  const short = /^#([\da-f])([\da-f])([\da-f])$/.exec(text);
  if (short !== null)
    return `#${short
      .slice(1)
      .map((part) => part + part)
      .join('')}`;
  const parts = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})/.exec(text);
  if (parts === null) return NAMES.get(text) ?? text;
  return `#${parts
    .slice(1)
    .map((part) => Number(part).toString(16).padStart(2, '0'))
    .join('')}`;
}
