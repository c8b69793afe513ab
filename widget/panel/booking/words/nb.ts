import type { BookingWords } from './en.ts';

export const nb: BookingWords = {
  chooseDay: 'Velg en dag',
  chooseTime: 'Velg et tidspunkt',
  zone: 'Tidssone: {zone}',
  noTimes: 'Det er ingen ledige tider akkurat nå.',
  later: 'Senere dager',
  earlier: 'Tidligere dager',
  otherTimes: 'Andre tider',
  book: 'Bestill denne tiden',
  booked: 'Møtet ditt er bestilt',
  requested: 'Forespørselen er sendt. Du får en e-post når den er bekreftet.',
  details: 'Opplysningene sendes til {email}.',
  change: 'Flytt eller avlys',
  join: 'Åpne møtet',
  taken: 'Noen andre har nettopp bestilt denne tiden. Velg en annen.',
  unavailable: 'Bestilling virker ikke akkurat nå. Prøv igjen om noen minutter.',
  page: 'Åpne bestillingssiden',
  answerNeeded: 'Svar på dette spørsmålet',
  answerWrong: 'Kontroller dette svaret',
  choose: 'Velg',
};
