import { stemWord } from './stem-word.ts';

/** Two to twelve: "one" is more often a pronoun or an article. */
const WRITTEN: Readonly<Record<string, string>> = {
  en: 'two three four five six seven eight nine ten eleven twelve',
  de: 'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
  es: 'dos tres cuatro cinco seis siete ocho nueve diez once doce',
  fr: 'deux trois quatre cinq six sept huit neuf dix onze douze',
  it: 'due tre quattro cinque sei sette otto nove dieci undici dodici',
  nl: 'twee drie vier vijf zes zeven acht negen tien elf twaalf',
  pt: 'dois três quatro cinco seis sete oito nove dez onze doze',
};
const FIRST = 2;

/** The stem of a small number in its other form, "four" for "4" and "4" for "four"; null for any other word. */
export function otherNumeral(word: string, language: string): string | null {
  const written = WRITTEN[language]?.split(' ') ?? [];
  const at = written.indexOf(word);
  if (at >= 0) return String(at + FIRST);
  const other = /^\d{1,2}$/.test(word) ? written[Number(word) - FIRST] : undefined;
  return other === undefined ? null : stemWord(other, language);
}
