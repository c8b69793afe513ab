/** Cyrillic and Greek letters that look like Latin ones. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  һ: 'h',
  і: 'i',
  ј: 'j',
  к: 'k',
  м: 'm',
  п: 'n',
  о: 'o',
  р: 'p',
  ѕ: 's',
  т: 't',
  υ: 'u',
  ѵ: 'v',
  х: 'x',
  у: 'y',
  α: 'a',
  ε: 'e',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  χ: 'x',
};
/** A word of two alphabets, as no language writes. */
const MIXED =
  /\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin}/u;
const FOREIGN = /[\p{Script=Cyrillic}\p{Script=Greek}]/gu;

/** A text in which Latin words hide behind letters of another alphabet, in Latin letters; any other text as it is. */
export function foldLookAlikes(text: string): string {
  if (!MIXED.test(text)) return text;
  return text.replace(FOREIGN, (letter) => LOOK_ALIKES[letter.toLowerCase()] ?? letter);
}
