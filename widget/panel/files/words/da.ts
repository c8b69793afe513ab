import type { FileWords } from './en.ts';

export const da: FileWords = {
  attach: 'Vedhæft en fil',
  remove: 'Fjern {name}',
  download: 'Download',
  uploading: 'Uploader',
  tooMany: '{name}: der kan højst sendes 3 filer med en besked. Send den med den næste.',
  wrongType:
    '{name} kan ikke sendes her. Billeder (JPG, PNG), PDF, Word, Excel, PowerPoint, OpenDocument, tekst og CSV kan sendes.',
  tooLarge: '{name} er større end 10 MB. Vælg en mindre fil.',
  unreadable: '{name} kunne ikke læses. Gem den igen, eller vælg en anden fil.',
  tooOften: '{name} blev ikke sendt: der er sendt mange filer den seneste time. Prøv igen senere.',
  failed: '{name} blev ikke sendt. Fjern den, og prøv igen.',
  unavailable: 'Ikke tilgængelig. Prøv igen.',
  notDelivered: {
    one: 'Denne fil blev ikke leveret: {names}',
    other: 'Disse filer blev ikke leveret: {names}',
  },
};
