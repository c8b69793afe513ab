import type { FileWords } from './en.ts';

export const cs: FileWords = {
  attach: 'Přiložit soubor',
  remove: 'Odebrat {name}',
  download: 'Stáhnout',
  uploading: 'Nahrává se',
  tooMany: '{name}: s jednou zprávou lze poslat nejvýše 3 soubory. Pošlete ho s další zprávou.',
  wrongType:
    '{name} zde nelze poslat. Lze poslat obrázky (JPG, PNG), PDF, Word, Excel, PowerPoint, OpenDocument, text a CSV.',
  tooLarge: '{name} je větší než 10 MB. Vyberte menší soubor.',
  unreadable: '{name} nelze přečíst. Uložte ho znovu, nebo vyberte jiný soubor.',
  tooOften: '{name} nebyl odeslán: za poslední hodinu bylo odesláno mnoho souborů. Zkuste to později.',
  failed: '{name} nebyl odeslán. Odeberte ho a zkuste to znovu.',
  unavailable: 'Není k dispozici. Zkuste to znovu.',
  notDelivered: {
    one: 'Tento soubor nebyl doručen: {names}',
    other: 'Tyto soubory nebyly doručeny: {names}',
  },
};
