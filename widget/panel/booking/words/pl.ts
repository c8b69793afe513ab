import type { BookingWords } from './en.ts';

export const pl: BookingWords = {
  chooseDay: 'Wybierz dzień',
  chooseTime: 'Wybierz godzinę',
  zone: 'Strefa czasowa: {zone}',
  noTimes: 'W tej chwili nie ma wolnych terminów.',
  later: 'Późniejsze dni',
  earlier: 'Wcześniejsze dni',
  otherTimes: 'Inne godziny',
  book: 'Zarezerwuj ten termin',
  booked: 'Spotkanie jest zarezerwowane',
  requested: 'Prośba została wysłana. Otrzymasz e-mail, gdy zostanie potwierdzona.',
  details: 'Szczegóły zostaną wysłane na adres {email}.',
  change: 'Przełóż lub odwołaj',
  join: 'Otwórz spotkanie',
  taken: 'Ktoś inny właśnie zarezerwował ten termin. Wybierz inny.',
  unavailable: 'Rezerwacja w tej chwili nie działa. Spróbuj ponownie za kilka minut.',
  page: 'Otwórz stronę rezerwacji',
  answerNeeded: 'Odpowiedz na to pytanie',
  answerWrong: 'Sprawdź tę odpowiedź',
  choose: 'Wybierz',
};
