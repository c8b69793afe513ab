import type { BookingWords } from './en.ts';

export const ro: BookingWords = {
  chooseDay: 'Alegeți o zi',
  chooseTime: 'Alegeți o oră',
  zone: 'Fus orar: {zone}',
  noTimes: 'Momentan nu sunt ore libere.',
  later: 'Zilele următoare',
  earlier: 'Zilele anterioare',
  otherTimes: 'Alte ore',
  book: 'Rezervați această oră',
  booked: 'Întâlnirea este rezervată',
  requested: 'Cererea a fost trimisă. Veți primi un e-mail când este confirmată.',
  details: 'Detaliile sunt trimise la {email}.',
  change: 'Mutați sau anulați',
  join: 'Deschideți întâlnirea',
  taken: 'Altcineva tocmai a rezervat această oră. Alegeți alta.',
  unavailable: 'Rezervarea nu funcționează momentan. Încercați din nou peste câteva minute.',
  page: 'Deschideți pagina de rezervări',
  answerNeeded: 'Răspundeți la această întrebare',
  answerWrong: 'Verificați acest răspuns',
  choose: 'Alegeți',
};
