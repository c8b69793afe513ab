import type { BookingWords } from './en.ts';

export const nl: BookingWords = {
  chooseDay: 'Kies een dag',
  chooseTime: 'Kies een tijd',
  zone: 'Tijdzone: {zone}',
  noTimes: 'Er zijn op dit moment geen vrije tijden.',
  later: 'Latere dagen',
  earlier: 'Eerdere dagen',
  otherTimes: 'Andere tijden',
  book: 'Deze tijd boeken',
  booked: 'Uw afspraak is geboekt',
  requested: 'Uw aanvraag is verstuurd. U krijgt een e-mail zodra die is bevestigd.',
  details: 'De gegevens worden verstuurd naar {email}.',
  change: 'Verzetten of annuleren',
  join: 'Vergadering openen',
  taken: 'Iemand anders heeft deze tijd net geboekt. Kies een andere.',
  unavailable: 'Boeken werkt op dit moment niet. Probeer het over een paar minuten opnieuw.',
  page: 'Boekingspagina openen',
  answerNeeded: 'Beantwoord deze vraag',
  answerWrong: 'Controleer dit antwoord',
  choose: 'Maak een keuze',
};
