/** What many visitors ask of a firm and what has a form by which it is known. */
export type ContactType = 'phone' | 'email' | 'address';

const FIRM =
  '(?:shop|store|office|company|firm|business|workshop|studio|showroom|restaurant|hotel|clinic|practice|gallery|school|gym|branch|headquarters|hq|location)';

/** A question after one of these, and no more than that: "do I need a phone?" asks for no number. */
const ASKS: readonly (readonly [ContactType, RegExp])[] = [
  [
    'phone',
    /(?<!\p{L})(?:(?:tele)?phone numbers?|contact numbers?|(?:which|what) number (?:can|do|should) (?:i|we) (?:call|ring|dial)|telefonnummern?|rufnummer|(?:número de )?teléfono|numéro de téléphone|telefon numara\p{L}*|numara(?:nız|n) (?:ne|kaç))(?!\p{L})|^\W*(?:phone|telephone|telefon|téléphone)\W*$|电话(?:号码|是多少)|联系电话/iu,
  ],
  [
    'email',
    /(?<!\p{L})(?:e-?mail address(?:es)?|what(?:['’]s| is) (?:your|the) e-?mail|e-?mail[- ]?adresse|(?:dirección de )?correo electrónico|adresse e-?mail|e-?posta adres\p{L}*)(?!\p{L})|^\W*e-?mail\W*$|(?:电子邮箱|邮箱地址|邮箱是)/iu,
  ],
  [
    'address',
    new RegExp(
      `(?<!\\p{L})where(?: are|['’]re) you(?: located| based| situated)?(?= *[?!.]*$)|(?<!\\p{L})where(?: is|['’]s) (?:your|the) ${FIRM}(?: located| based| situated)?(?= *[?!.]*$)|(?<!\\p{L})where (?:can|do) (?:i|we) find you(?= *[?!.]*$)|(?<!\\p{L})(?:your|the) (?:${FIRM} |postal |street |business )?address(?= *[?!.]*$)|^\\W*(?:your )?(?:address|location)\\W*$|(?<!\\p{L})wo (?:seid ihr|sind sie|finde ich (?:euch|sie)|befindet sich (?:ihr|euer)\\p{L}* \\p{L}+)(?: zu finden)?(?= *[?!.]*$)|(?<!\\p{L})(?:ihre|eure) (?:adresse|anschrift)(?!\\p{L})|(?<!\\p{L})dónde (?:estáis|están|se encuentran)(?: ubicados)?(?= *[?!.]*$)|(?<!\\p{L})(?:su|vuestra) dirección(?= *[?!.]*$)|(?<!\\p{L})où (?:êtes[- ]vous|vous trouvez[- ]vous)(?: situés?)?(?= *[?!.]*$)|(?<!\\p{L})votre adresse(?= *[?!.]*$)|(?<!\\p{L})adresiniz|你们在哪|(?:公司|店铺|你们的?)地址`,
      'iu',
    ),
  ],
];

const PHONE = /(?<![\p{L}\d.,/-])(?:\+|\(?0|\(?\d)[\d\s()/.\u2010-\u2015-]{5,20}\d(?![\p{L}\d])/gu;
const LEAST_PHONE_DIGITS = 6;
/** 2024-11-28, 1998-2004, 10 000 000: dates, ranges and large numbers. */
const NO_PHONE =
  /^(?:\d{4}[-–./]\d{1,2}[-–./]\d{1,2}|\d{1,2}[./]\d{1,2}[./]\d{2,4}|\d{4}\s?[-–]\s?\d{4}|\d{1,3}(?:[ .]000)+)$/u;
const EMAIL =
  /[\p{L}\p{N}._%+-]+(?:@|\s?\(at\)\s?|\s?\[at\]\s?)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/u;
const STREET =
  'street|st|road|rd|lane|ln|avenue|ave|drive|square|place|court|quay|boulevard|blvd|terrace|crescent|highway';
const ADDRESS: readonly RegExp[] = [
  /(?<!\p{L})(?:find|visit|meet) us (?:at|in|on|near|opposite|next)(?!\p{L})|(?<!\p{L})(?:located|situated|based|headquartered) (?:at|in|on|near|opposite|next)(?!\p{L})|(?<!\p{L})(?:address|adresse|anschrift|dirección|adres)\s*:|地址[:：]/iu,
  /(?<!\p{L})(?:[Ww]e|[Oo]ur (?:shop|store|office|studio|workshop|showroom)) (?:are|is|have been) (?:at|in|on) \p{Lu}/u,
  new RegExp(`\\p{L}[\\p{L}'’.-]+ (?:${STREET})\\.?,? (?:no\\.? )?\\d`, 'iu'),
  new RegExp(`(?<!\\p{L})\\d+ ?[a-z]?,? (?:[\\p{L}'’.-]+ ){1,3}(?:${STREET})(?!\\p{L})`, 'iu'),
  /\p{L}(?:straße|strasse|str\.|weg|platz|allee|gasse|ufer|damm|ring) \d/iu,
  /(?<!\p{L})(?:calle|avenida|plaza|paseo|rue|boulevard|via|piazza|corso) [\p{L} .,'’-]{2,40}\d|\d+,? (?:rue|avenue|boulevard|place|quai) \p{L}|(?:cadde|sokak|mahalle|bulvar)\p{L}* .{0,10}\d|[路街道]\s?\d+\s?号/iu,
];

export function isContactType(type: string): type is ContactType {
  return type === 'phone' || type === 'email' || type === 'address';
}

/** Whether a question asks for a phone number, an e-mail address or where the firm is, in one of six languages. */
export function contactTypeOf(question: string): ContactType | null {
  for (const [type, pattern] of ASKS) if (pattern.test(question)) return type;
  return null;
}

/** Whether a sentence holds such a thing, told by its form. */
export function holdsContact(sentence: string, type: ContactType): boolean {
  if (type === 'email') return EMAIL.test(sentence);
  if (type === 'address') return ADDRESS.some((pattern) => pattern.test(sentence));
  return [...sentence.matchAll(PHONE)].some(
    ([found]) => found.replace(/\D/g, '').length >= LEAST_PHONE_DIGITS && !NO_PHONE.test(found.trim()),
  );
}
