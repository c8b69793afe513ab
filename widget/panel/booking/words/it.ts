import type { BookingWords } from './en.ts';

export const it: BookingWords = {
  chooseDay: 'Scelga un giorno',
  chooseTime: 'Scelga un orario',
  zone: 'Fuso orario: {zone}',
  noTimes: 'Al momento non ci sono orari liberi.',
  later: 'Giorni successivi',
  earlier: 'Giorni precedenti',
  otherTimes: 'Altri orari',
  book: 'Prenota questo orario',
  booked: 'La chiamata è prenotata',
  requested: 'La richiesta è stata inviata. Riceverà un’email quando sarà confermata.',
  details: 'I dettagli vengono inviati a {email}.',
  change: 'Sposta o annulla',
  join: 'Apri la riunione',
  taken: 'Qualcun altro ha appena prenotato questo orario. Ne scelga un altro.',
  unavailable: 'La prenotazione non funziona al momento. Riprovi tra qualche minuto.',
  page: 'Apri la pagina di prenotazione',
  answerNeeded: 'Risponda a questa domanda',
  answerWrong: 'Controlli questa risposta',
  choose: 'Scelga',
};
