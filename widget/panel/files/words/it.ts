import type { FileWords } from './en.ts';

export const it: FileWords = {
  attach: 'Allega un file',
  remove: 'Rimuovi {name}',
  download: 'Scarica',
  uploading: 'Caricamento',
  tooMany: '{name}: con un messaggio si possono inviare al massimo 3 file. Invialo con il prossimo.',
  wrongType:
    '{name} non può essere inviato qui. Si possono inviare immagini (JPG, PNG), PDF, Word, Excel, PowerPoint, OpenDocument, testo e CSV.',
  tooLarge: '{name} supera i 10 MB. Scegli un file più piccolo.',
  unreadable: 'Non è stato possibile leggere {name}. Salvalo di nuovo o scegli un altro file.',
  tooOften: '{name} non è stato inviato: nell’ultima ora sono stati inviati molti file. Riprova più tardi.',
  failed: '{name} non è stato inviato. Rimuovilo e riprova.',
  unavailable: 'Non disponibile. Riprova.',
  notDelivered: {
    one: 'Questo file non è stato consegnato: {names}',
    other: 'Questi file non sono stati consegnati: {names}',
  },
};
