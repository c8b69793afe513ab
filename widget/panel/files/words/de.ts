import type { FileWords } from './en.ts';

export const de: FileWords = {
  attach: 'Datei anhängen',
  remove: '{name} entfernen',
  download: 'Herunterladen',
  uploading: 'Wird hochgeladen',
  tooMany: '{name}: Eine Nachricht kann höchstens 3 Dateien haben. Senden Sie diese mit der nächsten.',
  wrongType:
    '{name} kann hier nicht gesendet werden. Möglich sind Bilder (JPG, PNG), PDF, Word, Excel, PowerPoint, OpenDocument, Text und CSV.',
  tooLarge: '{name} ist größer als 10 MB. Wählen Sie eine kleinere Datei.',
  unreadable: '{name} konnte nicht gelesen werden. Speichern Sie die Datei neu oder wählen Sie eine andere.',
  tooOften:
    '{name} wurde nicht gesendet: In der letzten Stunde wurden viele Dateien gesendet. Versuchen Sie es später erneut.',
  failed: '{name} wurde nicht gesendet. Entfernen Sie die Datei und versuchen Sie es erneut.',
  unavailable: 'Nicht verfügbar. Versuchen Sie es erneut.',
  notDelivered: {
    one: 'Diese Datei wurde nicht zugestellt: {names}',
    other: 'Diese Dateien wurden nicht zugestellt: {names}',
  },
};
