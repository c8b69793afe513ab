import type { BookingWords } from './en.ts';

export const de: BookingWords = {
  chooseDay: 'Tag wählen',
  chooseTime: 'Uhrzeit wählen',
  zone: 'Zeitzone: {zone}',
  noTimes: 'Zurzeit sind keine Termine frei.',
  later: 'Spätere Tage',
  earlier: 'Frühere Tage',
  otherTimes: 'Andere Zeiten',
  book: 'Termin buchen',
  booked: 'Ihr Termin ist gebucht',
  requested: 'Ihre Anfrage ist gesendet. Sie erhalten eine E-Mail, sobald sie bestätigt ist.',
  details: 'Die Einzelheiten werden an {email} gesendet.',
  change: 'Verschieben oder absagen',
  join: 'Zum Meeting',
  taken: 'Diese Zeit hat gerade jemand anderes gebucht. Bitte wählen Sie eine andere.',
  unavailable: 'Die Buchung funktioniert im Moment nicht. Bitte versuchen Sie es in einigen Minuten erneut.',
  page: 'Buchungsseite öffnen',
  answerNeeded: 'Bitte beantworten Sie diese Frage',
  answerWrong: 'Bitte prüfen Sie diese Antwort',
  choose: 'Bitte wählen',
};
