import type { FileWords } from './en.ts';

export const ro: FileWords = {
  attach: 'Atașați un fișier',
  remove: 'Eliminați {name}',
  download: 'Descărcați',
  uploading: 'Se încarcă',
  tooMany: '{name}: cu un mesaj se pot trimite cel mult 3 fișiere. Trimiteți-l cu următorul.',
  wrongType:
    '{name} nu poate fi trimis aici. Se pot trimite imagini (JPG, PNG), PDF, Word, Excel, PowerPoint, OpenDocument, text și CSV.',
  tooLarge: '{name} depășește 10 MB. Alegeți un fișier mai mic.',
  unreadable: '{name} nu a putut fi citit. Salvați-l din nou sau alegeți alt fișier.',
  tooOften: '{name} nu a fost trimis: în ultima oră s-au trimis multe fișiere. Încercați mai târziu.',
  failed: '{name} nu a fost trimis. Eliminați-l și încercați din nou.',
  unavailable: 'Indisponibil. Încercați din nou.',
  notDelivered: {
    one: 'Acest fișier nu a fost livrat: {names}',
    other: 'Aceste fișiere nu au fost livrate: {names}',
  },
};
