/** `12 KB` or `3.4 MB`, with the digits of the language; empty for English. */
export function describeSize(bytes: number, language: string): string {
  const isLarge = bytes >= 1_048_576;
  return new Intl.NumberFormat(language || 'en', {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? bytes / 1_048_576 : Math.max(1, bytes / 1_024));
}
