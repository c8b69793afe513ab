import type { BookingWords } from './en.ts';

export const sv: BookingWords = {
  chooseDay: 'Välj en dag',
  chooseTime: 'Välj en tid',
  zone: 'Tidszon: {zone}',
  noTimes: 'Det finns inga lediga tider just nu.',
  later: 'Senare dagar',
  earlier: 'Tidigare dagar',
  otherTimes: 'Andra tider',
  book: 'Boka den här tiden',
  booked: 'Ditt möte är bokat',
  requested: 'Din förfrågan är skickad. Du får ett mejl när den är bekräftad.',
  details: 'Uppgifterna skickas till {email}.',
  change: 'Flytta eller avboka',
  join: 'Öppna mötet',
  taken: 'Någon annan har just bokat den här tiden. Välj en annan.',
  unavailable: 'Bokningen fungerar inte just nu. Försök igen om några minuter.',
  page: 'Öppna bokningssidan',
  answerNeeded: 'Svara på den här frågan',
  answerWrong: 'Kontrollera det här svaret',
  choose: 'Välj',
};
