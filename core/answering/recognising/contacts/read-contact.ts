/** How a visitor can be reached, as they wrote it. */
export interface Contact {
  email?: string;
  phone?: string;
}

const EMAIL = /[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,24}/u;
/** What people set between digits: dashes of any length, and the marks of full-width writing too. */
const MARK = String.raw`[\s().\-/\u2010-\u2015\u2212\u30fb\uff08-\uff0f]`;
/**
 * Seven digits and more, of any script, in the ways in which people group them; then an extension where there is one.
 */
const PHONE = new RegExp(
  String.raw`(?<![\p{L}\p{N}€$£])[+＋]?[(（]?\p{Nd}(?:${MARK}{0,2}\p{Nd}){6,14}(?:,?\s?(?:ext(?:ension)?\.?|x|#)\s?\p{Nd}{1,6})?(?![\p{L}\p{N}%])`,
  'iu',
);
/** Dates and amounts, which can have as many digits. */
const NO_PHONE = /\p{Nd}{1,4}[./-]\p{Nd}{1,2}[./-]\p{Nd}{1,4}|\p{Nd}[.,]\p{Nd}{2}(?!\p{Nd})/u;
const LONGEST_WORDS = 14;

/** Words that people write around an address or a number that they leave, and that ask nothing. */
const AROUND: ReadonlySet<string> = new Set(
  `my our the a an is it its it's it’s here heres here's this at on or and also just please pls can could someone somebody anyone anybody you
  me us i i'm i’m im be to for by via with back later asap soon today tomorrow
  email e-mail mail address phone telephone tel mobile cell number whatsapp contact details name
  write call ring text reach reply answer respond get send message need want would like thanks thank hi hello hey yes sure ok okay
  meine mein ist die der das unter bitte ruf rufen sie mich uns an zurück schreiben nummer telefonnummer handynummer adresse
  mi es el la mis correo electrónico teléfono móvil número por favor escríbame escríbeme llámeme llámame sí
  mon ma mes est le adresse numéro téléphone courriel portable svp merci rappelez moi appelez écrivez oui
  il mio la mia è numero di telefono indirizzo meu minha é o telefone número endereço mijn is het nummer adres
  benim numaram adresim telefonum e-posta lütfen beni arayın bana yazın`
    .split(/\s+/)
    .filter(Boolean),
);

/**
 * The email address or phone number that a visitor leaves with a message. Null when there is none, or when the
 * message is about something else ("Is info@shop.example your address?").
 * @param isAwaited whether the chat has just offered a person: then other words, such as a name, may be next to it
 */
export function readContact(message: string, isAwaited: boolean): Contact | null {
  const email = EMAIL.exec(message)?.[0];
  const rest = email === undefined ? message : message.replace(email, ' ');
  const found = NO_PHONE.test(rest) ? undefined : PHONE.exec(rest)?.[0].trim();
  if (email === undefined && found === undefined) return null;
  const around = (found === undefined ? rest : rest.replace(found, ' '))
    .toLowerCase()
    .split(/[^\p{L}\p{M}'’-]+/u)
    .filter(Boolean);
  const isLeft = isAwaited
    ? around.length <= LONGEST_WORDS && !/[?？؟]/u.test(rest)
    : around.every((word) => AROUND.has(word));
  if (!isLeft && !around.every((word) => AROUND.has(word))) return null;
  return { ...(email === undefined ? {} : { email }), ...(found === undefined ? {} : { phone: found }) };
}
