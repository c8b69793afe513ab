import type { BookingWords } from './en.ts';

export const fi: BookingWords = {
  chooseDay: 'Valitse päivä',
  chooseTime: 'Valitse aika',
  zone: 'Aikavyöhyke: {zone}',
  noTimes: 'Vapaita aikoja ei ole juuri nyt.',
  later: 'Myöhemmät päivät',
  earlier: 'Aiemmat päivät',
  otherTimes: 'Muut ajat',
  book: 'Varaa tämä aika',
  booked: 'Aika on varattu',
  requested: 'Pyyntösi on lähetetty. Saat sähköpostin, kun se on vahvistettu.',
  details: 'Tiedot lähetetään osoitteeseen {email}.',
  change: 'Siirrä tai peru',
  join: 'Avaa kokous',
  taken: 'Joku muu varasi juuri tämän ajan. Valitse toinen.',
  unavailable: 'Varaaminen ei onnistu juuri nyt. Yritä muutaman minuutin kuluttua uudelleen.',
  page: 'Avaa varaussivu',
  answerNeeded: 'Vastaa tähän kysymykseen',
  answerWrong: 'Tarkista tämä vastaus',
  choose: 'Valitse',
};
