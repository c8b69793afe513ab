/** Endings of verbs, those of their other forms, and those of nouns that are made of the same root. */
const ENDINGS: Readonly<Record<string, { of: RegExp; verbs: string; nouns: string }>> = {
  fr: {
    of: /(?:ons|ez|ent|er|ées?|és?|es?|aison|ation|ement|age)$/u,
    verbs: 'er ons ez',
    nouns: 'aison ation ement age',
  },
  es: {
    of: /(?:amos|emos|imos|ar|er|ir|[aáeo]n?|ad[oa]s?|id[oa]s?|ación|miento)$/u,
    verbs: 'ar an amos',
    nouns: 'ación ada aje ición imiento',
  },
  it: {
    of: /(?:iamo|ate|ete|ite|are|ere|ire|ano|ono|[aeio])$/u,
    verbs: 'are iamo',
    nouns: 'azione ata amento ita',
  },
};
/** "Mitbringen" is said as "bringen … mit", and "mitzubringen". */
const PARTICLES: Readonly<Record<string, RegExp>> = {
  de: /^(?:ab|an|auf|aus|bei|ein|her|hin|los|mit|nach|um|vorbei|vor|weg|weiter|zurück|zusammen|zu)(?:zu)?(?=\p{L}{3,}(?:en|ern|eln)$)/u,
  nl: /^(?:aan|af|bij|door|in|langs|mee|na|om|op|over|terug|toe|uit|voor|weg)(?:te)?(?=\p{L}{3,}en$)/u,
};
const SHORTEST_ROOT = 3;

export interface DerivedForm {
  form: string;
  /** Of the same verb, not a noun of its root. */
  isSame: boolean;
}

/**
 * Other forms in which a source may have a word: the verb of a separable one ("bringen" of "mitbringen"), and what is made
 * of the same root ("livrons" and "livraison" of "livrez"). Most are no words, so look up their stems.
 */
export function deriveForms(word: string, language: string): DerivedForm[] {
  const particle = PARTICLES[language];
  const bare = particle === undefined ? word : word.replace(particle, '');
  if (bare !== word) return [{ form: bare, isSame: true }];
  const endings = ENDINGS[language];
  const root = endings === undefined ? '' : word.replace(endings.of, '');
  if (endings === undefined || root === word || root.length < SHORTEST_ROOT) return [];
  return [
    ...endings.verbs.split(' ').map((ending) => ({ form: root + ending, isSame: true })),
    ...endings.nouns.split(' ').map((ending) => ({ form: root + ending, isSame: false })),
  ];
}
