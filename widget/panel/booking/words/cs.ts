import type { BookingWords } from './en.ts';

export const cs: BookingWords = {
  chooseDay: 'Vyberte den',
  chooseTime: 'Vyberte čas',
  zone: 'Časové pásmo: {zone}',
  noTimes: 'Momentálně nejsou žádné volné termíny.',
  later: 'Pozdější dny',
  earlier: 'Dřívější dny',
  otherTimes: 'Jiné časy',
  book: 'Rezervovat tento čas',
  booked: 'Schůzka je rezervována',
  requested: 'Žádost je odeslána. Až bude potvrzena, dostanete e-mail.',
  details: 'Podrobnosti posíláme na {email}.',
  change: 'Přesunout nebo zrušit',
  join: 'Otevřít schůzku',
  taken: 'Tento čas si právě rezervoval někdo jiný. Vyberte jiný.',
  unavailable: 'Rezervace teď nefunguje. Zkuste to znovu za několik minut.',
  page: 'Otevřít stránku s rezervací',
  answerNeeded: 'Odpovězte na tuto otázku',
  answerWrong: 'Zkontrolujte tuto odpověď',
  choose: 'Vyberte',
};
