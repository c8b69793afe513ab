import type { ReplyTexts } from './reply-text.ts';
import { sameInEveryVibe } from './same-in-every-vibe.ts';

export const fr: ReplyTexts = {
  greeting: {
    friendly: 'Bonjour ! Comment puis-je vous aider ?',
    neutral: 'Bonjour. Que souhaitez-vous savoir ?',
    corporate: 'Bonjour et bienvenue. En quoi puis-je vous être utile ?',
  },
  thanks: {
    friendly: 'Avec plaisir ! Puis-je vous aider pour autre chose ?',
    neutral: 'Je vous en prie.',
    corporate: 'Je vous en prie. Je reste à votre disposition pour toute autre question.',
  },
  goodbye: {
    friendly: 'À bientôt !',
    neutral: 'Au revoir.',
    corporate: 'Merci de votre visite. Au revoir.',
  },
  'how-are-you': {
    friendly: 'Très bien, merci ! Comment puis-je vous aider ?',
    neutral: 'Bien, merci. Que souhaitez-vous savoir ?',
    corporate: 'Très bien, je vous remercie. En quoi puis-je vous être utile ?',
  },
  'who-are-you': {
    friendly: 'Je suis {agent}, un assistant IA. Posez-moi votre question, je cherche la réponse pour vous !',
    neutral:
      'Je suis {agent}, un assistant IA. Posez une question et je chercherai la réponse dans nos informations.',
    corporate: 'Je suis {agent}, un assistant IA. Posez votre question et je consulterai nos informations.',
  },
  affirmation: {
    friendly: 'Parfait ! Puis-je vous aider pour autre chose ?',
    neutral: "D'accord. Souhaitez-vous savoir autre chose ?",
    corporate: 'Très bien. Puis-je vous être utile pour autre chose ?',
  },
  unclear: sameInEveryVibe('Comment puis-je vous aider ? Écrivez votre question, je vous prie.'),
  closest: {
    friendly: "Voici ce qui s'en approche le plus :",
    neutral: "Voici ce qui s'en approche le plus :",
    corporate: "L'information la plus proche que j'aie trouvée est la suivante :",
  },
  fallback: sameInEveryVibe(
    "Je suis désolé, je n'ai pas de réponse à cela. Une personne vous répondra dès que possible.",
  ),
  unknown: sameInEveryVibe("Je n'ai pas d'informations sur {names}."),
  known: sameInEveryVibe('Je peux répondre aux questions sur : {topics}.'),
  unanswered: sameInEveryVibe("Je n'ai pas de réponse à « {names} »."),
  offer: {
    friendly: 'Voulez-vous parler à une personne ?',
    neutral: 'Voulez-vous parler à une personne ?',
    corporate: 'Souhaitez-vous être mis en relation avec notre équipe ?',
  },
  handoff: {
    friendly: 'Bien sûr ! Je vous mets en relation avec une personne.',
    neutral: 'Je vous mets en relation avec une personne.',
    corporate: 'Certainement. Je vous mets en relation avec notre équipe.',
  },
  unreachable: sameInEveryVibe('Je ne peux pas vous mettre en relation avec une personne ici.'),
  file: sameInEveryVibe(
    'Merci, votre fichier est bien arrivé et notre équipe peut le voir. Je ne peux pas lire de fichiers : que souhaitez-vous savoir ?',
  ),
  contact: {
    friendly: 'Merci ! Nous vous recontacterons à {contact}.',
    neutral: 'Merci. Nous vous recontacterons à {contact}.',
    corporate: 'Merci beaucoup. Notre équipe vous contactera à {contact}.',
  },
  'known-address': sameInEveryVibe('Nous avons votre adresse ({contact}) et vous y écrirons.'),
  here: sameInEveryVibe('Quelqu’un est disponible et va vous rejoindre.'),
  away: sameInEveryVibe('Personne n’est disponible pour le moment. Nous répondrons à nouveau : {time}.'),
  booking: sameInEveryVibe('Vous pouvez choisir un horaire ici même.'),
  'action-form': sameInEveryVibe('Remplissez ces champs et je m’en occupe.'),
  'action-needs': sameInEveryVibe('Pour cela, j’ai besoin de : {fields}.'),
  'action-empty': sameInEveryVibe('Je n’ai rien trouvé pour cela. Vérifiez ce que vous avez saisi.'),
  'action-failed': sameInEveryVibe('Je n’ai pas obtenu de réponse pour le moment. Réessayez plus tard.'),
  'booking-change': sameInEveryVibe('Vous pouvez déplacer ou annuler votre rendez-vous ici même.'),
  injection: sameInEveryVibe(
    'Je ne peux pas faire cela. Je réponds volontiers aux questions sur ce que nous proposons.',
  ),
};
