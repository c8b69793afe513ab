/** Words that a visitor adds to what they ask about ("refund policy") and that a firm may leave out. */
const GENERIC: Readonly<Record<string, string>> = {
  en: 'policy policies info information detail details number terms conditions rules procedure process ok okay hi hey',
  de: 'info infos information informationen details bedingungen regeln regelung regelungen richtlinie richtlinien nummer kostet kosten dauert wieviel',
  es: 'información info política políticas condiciones detalles reglas normas número cuesta cuestan dura duran tarda tardan vale',
  fr: 'information informations info infos politique conditions détails règles numéro coûte coûtent dure durent',
  tr: 'bilgi bilgisi bilgileri politika politikası koşullar koşulları şartlar şartları kurallar kuralları',
  zh: '政策 信息 规定 详情 条款',
};

const genericWords = new Map<string, ReadonlySet<string>>();

/** Whether a word alone does not tell what is asked; there have to be other words in the question. */
export function isGenericWord(word: string, language: string): boolean {
  let words = genericWords.get(language);
  if (!words) {
    words = new Set((GENERIC[language] ?? '').split(' '));
    genericWords.set(language, words);
  }
  return words.has(word);
}
