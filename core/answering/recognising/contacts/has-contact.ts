import type { ContactType } from './contact-type.ts';

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

/** Whether a sentence contains a contact of that type, recognised by its form. */
export function hasContact(sentence: string, type: ContactType): boolean {
  if (type === 'email') return EMAIL.test(sentence);
  if (type === 'address') return ADDRESS.some((pattern) => pattern.test(sentence));
  return [...sentence.matchAll(PHONE)].some(
    ([found]) => found.replace(/\D/g, '').length >= LEAST_PHONE_DIGITS && !NO_PHONE.test(found.trim()),
  );
}
