/** Phrases that mean one word of the groups, by language. `findSynonyms` knows the words that a firm may use for it. */
const PHRASES: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/\bhow much (?:is|are|do you charge|will it be)\b|\bset me back\b/iu, 'price'],
    [/\b(?:money|cash) back\b/iu, 'refund'],
    [/\b(?:send|bring|give) (?:(?:it|them|this|these|something|an? \w+|my \w+) )?back\b/iu, 'return'],
    [/\bsign(?:ing)? up\b/iu, 'register'],
    [/\b(?:log|sign)(?:ging|ing)? in\b/iu, 'login'],
    [/\bcheck(?:ing|ed)? in\b/iu, 'checkin'],
    [/\bcheck(?:ing|ed)? out\b/iu, 'checkout'],
    [/\bget in touch\b|\breach (?:you|out)\b/iu, 'contact'],
    [/\bget rid of\b/iu, 'delete'],
    [/\b(?:leave|put) (?:my|our|the|a) (?:car|vehicle|van|motorbike)\b/iu, 'parking'],
    [/\bpick(?:ing)? (?:(?:it|them|this|something|my \w+|an? \w+) )?up\b/iu, 'collect'],
    [
      /\b(?:not|don['’]t|didn['’]t|forg[eo]t to|fail(?:ed)? to) (?:turn|show) up\b|\bno[- ]show\b/iu,
      'missed',
    ],
    [
      /\b(?:can['’]?t|cannot|can no longer|could not|couldn['’]t|unable to|not able to|can not) (?:make it|come|attend)\b/iu,
      'cancel',
    ],
    [/\b(?:change|changed) my mind\b|\bno longer (?:want|need)\b/iu, 'cancel'],
    [/\bhard of hearing\b/iu, 'deaf hearing'],
    [
      /\b(?:spread|split) (?:the|my) (?:costs?|price|payments?|bill)\b|\bpay (?:in parts|bit by bit|over time)\b/iu,
      'monthly',
    ],
    [/\b(?:moved|moving|move) house\b/iu, 'address'],
    [/\b(?:money|something|anything) off\b/iu, 'discount'],
    [/\bget hold of\b/iu, 'contact'],
    [/\bin charge\b/iu, 'manager'],
    [/\bhow (?:quickly|soon|fast)(?= (?:will|can|do|does)\b)/iu, 'how long'],
    [/\b(?:stuck in traffic|running late|held up)\b/iu, 'late'],
    [/\bl(?:eft|eave) (?:my \w+|something|it) behind\b/iu, 'lost'],
    [/\b(?:(?:know|knowing) anything|never (?:done|tried) (?:it|this|that))\b/iu, 'experience'],
    [
      /(?<=\b(?:when|what time|how (?:late|early))\b.{1,30})\b(?:get|come|be let) in(?=\s*[?!.]*$)/iu,
      'entry admission',
    ],
    [/\b((?:[1-9]|1[0-7])) ?-?years?[- ]olds?\b/iu, 'child $1'],
    [
      /\b(?:how (?:late|long|early)|(?:until|till|from) (?:when|what time)) (?:are|r) (?:you|u) open\b/iu,
      'opening hours',
    ],
    [/\b(?:tele)?phone number\b/iu, 'phone'],
    [/\be-?mail address\b/iu, 'email'],
    [
      /^\W*(?:hi |hello |hey )?(?:(?:are|r) (?:you|u|ya) (?:guys )?(?:still )?)?(?:open|closed)(?: (?:now|right now|today|tomorrow|tonight|yet|at the moment|this (?:morning|afternoon|evening)|(?:at|until|till|before|after|from|by) \d{1,2}(?:[:.]\d\d)?(?: ?[ap]\.?m\.?| ?o['’]?clock)?))+(?=\W*$)/iu,
      'opening hours',
    ],
    [
      /\bwhat time (?:do|are) you (?:open|close)d?\b(?: (?:today|tomorrow|tonight|now)\b)?|\bwhen (?:are|do) you (?:open|close)d?\b(?: (?:today|tomorrow|tonight|now)\b)?/iu,
      'opening hours',
    ],
    [
      /\bwhere (?:are|is) (?:you|your \w+|the \w+) (?:located|based|situated)\b|\bwhere (?:can i|do i|to) find you\b|\bwhere are you(?=\s*[?!.]*$)/iu,
      'where address',
    ],
    [
      /\bwhere(?: i|['’])s your (shop|store|office|company|firm|business|workshop|studio|showroom)(?=\s*[?!.]*$)/iu,
      'where address $1',
    ],
  ],
  de: [
    [/\bgeld zurück\b/iu, 'rückerstattung'],
    [/\bbis wann\b/iu, 'bis wann letzte spätestens'],
    [/\bwie ?viel (?:ist|sind)\b/iu, 'preis'],
    [
      /\bwann (?:habt ihr|haben sie|seid ihr|sind sie|macht ihr) (?:geöffnet|offen|auf|zu)\b/iu,
      'öffnungszeiten',
    ],
    [
      /\bwo (?:seid ihr|sind sie|finde ich (?:euch|sie)|befindet sich (?:ihr|euer)\p{L}* \p{L}+|ist (?:ihr|euer)\p{L}* (?:laden|geschäft|büro|firma|werkstatt))(?: zu finden)?(?=\s*[?!.]*$)/iu,
      'wo adresse',
    ],
    [
      /^\W*(?:habt ihr|haben sie|hat ihr laden|seid ihr|sind sie)(?: (?:heute|morgen|jetzt|gerade|noch|schon|abends?))+ (?:geöffnet|offen|auf|zu)(?=\W*$)/iu,
      'öffnungszeiten',
    ],
  ],
  es: [
    [
      /^\W*(?:están|estáis|está|abren|abrís) ?(?:abiertos?)?(?: (?:hoy|mañana|ahora|ya|todavía))+(?=\W*$)/iu,
      'horario apertura',
    ],
    [/\bdevol\p{L}+ (?:el|mi) dinero\b/iu, 'reembolso'],
    [
      /(?<!\p{L})dónde (?:estáis|están|se encuentran|está su (?:tienda|oficina|local)|están ubicados)(?=\s*[?!.]*$)/iu,
      'dónde dirección',
    ],
  ],
  fr: [
    [
      /^\W*(?:(?:êtes[- ]vous|vous êtes) )?ouverts?(?: (?:aujourd['’]hui|demain|maintenant|ce soir|encore))+(?=\W*$)/iu,
      'horaires ouverture',
    ],
    [
      /(?<!\p{L})où (?:êtes[- ]vous|vous trouvez[- ]vous|se trouve votre \p{L}+)(?: situés?)?(?=\s*[?!.]*$)/iu,
      'où adresse',
    ],
  ],
};

/** The query with its phrases replaced by the one word they mean ("money back": refund). */
export function replacePhrases(query: string, language: string): string {
  let replaced = query;
  for (const [phrase, word] of PHRASES[language] ?? []) replaced = replaced.replace(phrase, word);
  return replaced;
}
