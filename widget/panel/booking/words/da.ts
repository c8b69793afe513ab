import type { BookingWords } from './en.ts';

export const da: BookingWords = {
  chooseDay: 'Vælg en dag',
  chooseTime: 'Vælg et tidspunkt',
  zone: 'Tidszone: {zone}',
  noTimes: 'Der er ingen ledige tider lige nu.',
  later: 'Senere dage',
  earlier: 'Tidligere dage',
  otherTimes: 'Andre tider',
  book: 'Book denne tid',
  booked: 'Dit møde er booket',
  requested: 'Din anmodning er sendt. Du får en e-mail, når den er bekræftet.',
  details: 'Oplysningerne sendes til {email}.',
  change: 'Flyt eller aflys',
  join: 'Åbn mødet',
  taken: 'En anden har netop booket denne tid. Vælg en anden.',
  unavailable: 'Booking virker ikke lige nu. Prøv igen om nogle minutter.',
  page: 'Åbn bookingsiden',
  answerNeeded: 'Besvar dette spørgsmål',
  answerWrong: 'Kontrollér dette svar',
  choose: 'Vælg',
};
