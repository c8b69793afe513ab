/** The languages that the panel speaks besides English, which is a part of it. */
type OtherLanguage =
  | 'ar'
  | 'cs'
  | 'da'
  | 'de'
  | 'el'
  | 'es'
  | 'fi'
  | 'fr'
  | 'he'
  | 'id'
  | 'it'
  | 'ja'
  | 'ko'
  | 'nb'
  | 'nl'
  | 'pl'
  | 'pt'
  | 'ro'
  | 'ru'
  | 'sv'
  | 'tr'
  | 'uk'
  | 'zh';

/**
 * The words of one part of the panel, in each of these languages: without one of them it does not compile. They are fetched when
 * they are needed, each from a file that exports them by the code of its language.
 */
export type ByLanguage<Words> = {
  readonly [Code in OtherLanguage]: () => Promise<Readonly<Record<Code, Words>>>;
};
