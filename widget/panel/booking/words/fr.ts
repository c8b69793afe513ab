import type { BookingWords } from './en.ts';

export const fr: BookingWords = {
  chooseDay: 'Choisissez un jour',
  chooseTime: 'Choisissez une heure',
  zone: 'Fuseau horaire : {zone}',
  noTimes: 'Aucun horaire n’est libre pour le moment.',
  later: 'Jours suivants',
  earlier: 'Jours précédents',
  otherTimes: 'Autres horaires',
  book: 'Réserver cet horaire',
  booked: 'Votre rendez-vous est réservé',
  requested: 'Votre demande est envoyée. Vous recevrez un e-mail dès qu’elle sera confirmée.',
  details: 'Les détails sont envoyés à {email}.',
  change: 'Déplacer ou annuler',
  join: 'Ouvrir la réunion',
  taken: 'Quelqu’un d’autre vient de réserver cet horaire. Choisissez-en un autre.',
  unavailable: 'La réservation ne fonctionne pas pour le moment. Réessayez dans quelques minutes.',
  page: 'Ouvrir la page de réservation',
  answerNeeded: 'Répondez à cette question',
  answerWrong: 'Vérifiez cette réponse',
  choose: 'Choisissez',
};
