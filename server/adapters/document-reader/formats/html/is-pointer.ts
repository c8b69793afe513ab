import type { Measured } from './measure-elements.ts';

/** How lines begin that send the reader elsewhere, call for something or only say where a picture is from, by language. */
const OPENINGS = [
  'read (?:more|also|next)|also read|see (?:more|also)|watch|learn more|find out more|related|recommended|don.t miss|more (?:from|on|in)',
  '(?:filed|posted) (?:under|in)|tagged (?:with|as|in)',
  'sign up|subscribe|follow (?:us|me|the)|advertisement|sponsored|click here|share (?:this|on)|photo(?:graph)?s? by|image credits?',
  'lesen sie (?:auch|hier|mehr|dazu)|mehr (?:zum thema|lesen|themen)|weitere (?:artikel|themen|beiträge|meldungen)|das könnte (?:sie|dich)|auch interessant|zum weiterlesen|anzeige|werbung|zurück (?:zu|zur|zum)|seite drucken|(?:titel)?bild(?: via)?:|fotos?:|quelle:',
  'lire (?:aussi|plus)|à lire|voir aussi|publicité|vous aimerez',
  'lea (?:también|más)|lea:|lee (?:también|más)|vea (?:también|más)|mira:|(?:le|te) puede interesar|publicidad',
  'leggi anche|leia (?:também|mais)|lees ook|ayrıca oku|читайте также|zobacz (?:też|także|również)|czytaj (?:też|także|więcej)|reklama',
];
const POINTER = new RegExp(`^[*\\-–—¡¿\\s]*(?:${OPENINGS.join('|')})(?![\\p{L}\\p{N}])`, 'iu');
const LONGEST = 160;

/** Is a part of a text only a line that leads away from it? */
export function isPointer(element: Element, measured: Measured): boolean {
  if (measured(element).letters > LONGEST) return false;
  const text = (element.textContent ?? '').trim();
  return text.length <= LONGEST && POINTER.test(text);
}
