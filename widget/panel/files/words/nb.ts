import type { FileWords } from './en.ts';

export const nb: FileWords = {
  attach: 'Legg ved en fil',
  remove: 'Fjern {name}',
  download: 'Last ned',
  uploading: 'Laster opp',
  tooMany: '{name}: høyst 3 filer kan sendes med en melding. Send den med den neste.',
  wrongType:
    '{name} kan ikke sendes her. Bilder (JPG, PNG), PDF, Word, Excel, PowerPoint, OpenDocument, tekst og CSV kan sendes.',
  tooLarge: '{name} er større enn 10 MB. Velg en mindre fil.',
  unreadable: '{name} kunne ikke leses. Lagre den på nytt, eller velg en annen fil.',
  tooOften: '{name} ble ikke sendt: mange filer er sendt den siste timen. Prøv igjen senere.',
  failed: '{name} ble ikke sendt. Fjern den og prøv igjen.',
  unavailable: 'Ikke tilgjengelig. Prøv igjen.',
  notDelivered: {
    one: 'Denne filen ble ikke levert: {names}',
    other: 'Disse filene ble ikke levert: {names}',
  },
};
