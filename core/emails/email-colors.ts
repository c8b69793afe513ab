/**
 * The product's colours on warm paper, as in `web/styles/tokens.css`; the dark ones apply where a mail program asks for
 * them. `cited` is the mark behind the product's name, the same as behind a cited sentence.
 */
export const emailColors = {
  light: {
    paper: '#FAF8F5',
    card: '#FFFFFF',
    ink: '#1F1B16',
    soft: '#6B6259',
    line: '#E7E1D8',
    brand: '#1F5C4A',
    onBrand: '#FFFFFF',
    accent: '#C98A1B',
    cited: '#FFE3A3',
    onCited: '#3D2C05',
  },
  dark: {
    paper: '#16130F',
    card: '#1E1A16',
    ink: '#F3EEE7',
    soft: '#B3A89B',
    line: '#322C25',
    brand: '#6FBF9F',
    onBrand: '#0F211A',
    accent: '#E0AA4A',
    cited: '#5C4410',
    onCited: '#FFEEC9',
  },
} as const;
