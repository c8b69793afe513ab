import type { FileWords } from './en.ts';

export const fr: FileWords = {
  attach: 'Joindre un fichier',
  remove: 'Retirer {name}',
  download: 'Télécharger',
  uploading: 'Envoi en cours',
  tooMany: '{name} : un message contient au plus 3 fichiers. Envoyez-le avec le suivant.',
  wrongType:
    '{name} ne peut pas être envoyé ici. Formats acceptés : images (JPG, PNG), PDF, Word, Excel, PowerPoint, OpenDocument, texte et CSV.',
  tooLarge: '{name} dépasse 10 Mo. Choisissez un fichier plus petit.',
  unreadable: '{name} n’a pas pu être lu. Enregistrez-le à nouveau ou choisissez un autre fichier.',
  tooOften:
    '{name} n’a pas été envoyé : beaucoup de fichiers ont été envoyés depuis une heure. Réessayez plus tard.',
  failed: '{name} n’a pas été envoyé. Retirez-le et réessayez.',
  unavailable: 'Indisponible. Réessayez.',
  notDelivered: {
    one: 'Ce fichier n’a pas été transmis : {names}',
    other: 'Ces fichiers n’ont pas été transmis : {names}',
  },
};
