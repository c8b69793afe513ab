/** Latin, Greek and Cyrillic accents and Arabic short vowels. Indic vowel signs are letters in all but name and stay. */
const MARKS = /[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0640]/g;
const PLAIN = /^[a-z0-9]*$/;
const SPECIAL = /[ßæœøłđðþıأإآىة]/g;
const SPECIAL_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ى: 'ي',
  ة: 'ه',
};

/** A lower-case word without its accents, so that "müssen" and "mussen", "São" and "sao" meet. */
export function foldWord(word: string): string {
  if (PLAIN.test(word)) return word;
  return word
    .replace(SPECIAL, (letter) => SPECIAL_LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(MARKS, '')
    .normalize('NFC');
}
