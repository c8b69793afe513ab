import type { FileWords } from './en.ts';

export const fi: FileWords = {
  attach: 'Liitä tiedosto',
  remove: 'Poista {name}',
  download: 'Lataa',
  uploading: 'Lähetetään',
  tooMany: '{name}: yhteen viestiin voi liittää enintään 3 tiedostoa. Lähetä se seuraavassa.',
  wrongType:
    'Tiedostoa {name} ei voi lähettää täällä. Kuvat (JPG, PNG), PDF, Word, Excel, PowerPoint, OpenDocument, teksti ja CSV käyvät.',
  tooLarge: '{name} on suurempi kuin 10 Mt. Valitse pienempi tiedosto.',
  unreadable: 'Tiedostoa {name} ei voitu lukea. Tallenna se uudelleen tai valitse toinen tiedosto.',
  tooOften:
    'Tiedostoa {name} ei lähetetty: viimeisen tunnin aikana lähetettiin monta tiedostoa. Yritä myöhemmin.',
  failed: 'Tiedostoa {name} ei lähetetty. Poista se ja yritä uudelleen.',
  unavailable: 'Ei saatavilla. Yritä uudelleen.',
  notDelivered: {
    one: 'Tätä tiedostoa ei toimitettu: {names}',
    other: 'Näitä tiedostoja ei toimitettu: {names}',
  },
};
