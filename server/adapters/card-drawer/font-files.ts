const packages = {
  'bricolage-grotesque': import.meta.resolve('@fontsource/bricolage-grotesque/package.json'),
  figtree: import.meta.resolve('@fontsource/figtree/package.json'),
  'noto-sans': import.meta.resolve('@fontsource/noto-sans/package.json'),
};

/** Scripts that names are drawn in, besides Latin. */
const scripts = [
  'latin',
  'latin-ext',
  'vietnamese',
  'greek',
  'greek-ext',
  'cyrillic',
  'cyrillic-ext',
  'devanagari',
];

const file = (family: keyof typeof packages, script: string, weight: number): URL =>
  new URL(`files/${family}-${script}-${weight}-normal.woff`, packages[family]);

/** Files of the site's own typefaces: what the product itself writes. */
export const ownFonts = {
  title: [file('bricolage-grotesque', 'latin', 600)],
  text: [file('figtree', 'latin', 400)],
} as const;

/** The same, and for what people write the scripts of Noto Sans. */
export const fontsOfNames = {
  title: [...ownFonts.title, ...scripts.map((script) => file('noto-sans', script, 600))],
  text: [...ownFonts.text, ...scripts.map((script) => file('noto-sans', script, 400))],
} as const;
