import type { FileWords } from './en.ts';

export const nl: FileWords = {
  attach: 'Bestand toevoegen',
  remove: '{name} verwijderen',
  download: 'Downloaden',
  uploading: 'Wordt geüpload',
  tooMany: '{name}: met een bericht gaan hoogstens 3 bestanden mee. Stuur het met het volgende.',
  wrongType:
    '{name} kan hier niet worden verstuurd. Afbeeldingen (JPG, PNG), PDF, Word, Excel, PowerPoint, OpenDocument, tekst en CSV kunnen wel.',
  tooLarge: '{name} is groter dan 10 MB. Kies een kleiner bestand.',
  unreadable: '{name} kon niet worden gelezen. Sla het opnieuw op of kies een ander bestand.',
  tooOften:
    '{name} is niet verstuurd: in het laatste uur zijn veel bestanden verstuurd. Probeer het later opnieuw.',
  failed: '{name} is niet verstuurd. Verwijder het en probeer het opnieuw.',
  unavailable: 'Niet beschikbaar. Probeer het opnieuw.',
  notDelivered: {
    one: 'Dit bestand is niet bezorgd: {names}',
    other: 'Deze bestanden zijn niet bezorgd: {names}',
  },
};
