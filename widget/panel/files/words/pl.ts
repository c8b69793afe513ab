import type { FileWords } from './en.ts';

export const pl: FileWords = {
  attach: 'Dołącz plik',
  remove: 'Usuń {name}',
  download: 'Pobierz',
  uploading: 'Przesyłanie',
  tooMany: '{name}: z jedną wiadomością można wysłać najwyżej 3 pliki. Wyślij go z następną.',
  wrongType:
    'Pliku {name} nie można tu wysłać. Można wysłać obrazy (JPG, PNG), PDF, Word, Excel, PowerPoint, OpenDocument, tekst i CSV.',
  tooLarge: 'Plik {name} jest większy niż 10 MB. Wybierz mniejszy plik.',
  unreadable: 'Nie udało się odczytać pliku {name}. Zapisz go ponownie lub wybierz inny.',
  tooOften: 'Plik {name} nie został wysłany: w ostatniej godzinie wysłano wiele plików. Spróbuj później.',
  failed: 'Plik {name} nie został wysłany. Usuń go i spróbuj ponownie.',
  unavailable: 'Niedostępne. Spróbuj ponownie.',
  notDelivered: {
    one: 'Ten plik nie został dostarczony: {names}',
    other: 'Te pliki nie zostały dostarczone: {names}',
  },
};
