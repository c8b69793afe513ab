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
 * they are needed.
 */
export type ByLanguage<Words> = Readonly<Record<OtherLanguage, () => Promise<Words>>>;
