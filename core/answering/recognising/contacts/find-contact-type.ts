import type { ContactType } from './contact-type.ts';

const FIRM =
  '(?:shop|store|office|company|firm|business|workshop|studio|showroom|restaurant|hotel|clinic|practice|gallery|school|gym|branch|headquarters|hq|location)';

/** A question that consists of one of these alone: "do I need a phone?" does not ask for a number. */
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

/** Whether a question asks for a phone number, an email address or where the firm is, in one of six languages. */
export function findContactType(question: string): ContactType | null {
  for (const [type, pattern] of ASKS) if (pattern.test(question)) return type;
  return null;
}
