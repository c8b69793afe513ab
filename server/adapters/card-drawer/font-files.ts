const packages = {
  'bricolage-grotesque': import.meta.resolve('@fontsource/bricolage-grotesque/package.json'),
  figtree: import.meta.resolve('@fontsource/figtree/package.json'),
  'noto-sans': import.meta.resolve('@fontsource/noto-sans/package.json'),
  'noto-sans-hebrew': import.meta.resolve('@fontsource/noto-sans-hebrew/package.json'),
  'noto-sans-arabic': import.meta.resolve('@fontsource/noto-sans-arabic/package.json'),
  'noto-sans-thai': import.meta.resolve('@fontsource/noto-sans-thai/package.json'),
  'noto-emoji': import.meta.resolve('@fontsource/noto-emoji/package.json'),
  unifontex: import.meta.resolve('@fontsource/unifontex/package.json'),
};

/** Parts of Noto Sans. */
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

/** What people write, in the order in which a character is looked for; the last one has nearly all that there are. */
const written = (weight: number): URL[] => [
  ...scripts.map((script) => file('noto-sans', script, weight)),
  file('noto-sans-hebrew', 'hebrew', weight),
  file('noto-sans-arabic', 'arabic', weight),
  file('noto-sans-thai', 'thai', weight),
  file('noto-emoji', 'emoji', 400),
  file('unifontex', 'latin', 400),
];

/** The same, and the fonts of what people write. */
export const fontsOfNames = {
  title: [...ownFonts.title, ...written(600)],
  text: [...ownFonts.text, ...written(400)],
} as const;
