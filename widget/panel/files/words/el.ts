import type { FileWords } from './en.ts';

export const el: FileWords = {
  attach: 'Επισύναψη αρχείου',
  remove: 'Αφαίρεση {name}',
  download: 'Λήψη',
  uploading: 'Μεταφόρτωση',
  tooMany: '{name}: με ένα μήνυμα στέλνονται έως 3 αρχεία. Στείλτε το με το επόμενο.',
  wrongType:
    'Το {name} δεν μπορεί να σταλεί εδώ. Επιτρέπονται εικόνες (JPG, PNG), PDF, Word, Excel, PowerPoint, OpenDocument, κείμενο και CSV.',
  tooLarge: 'Το {name} είναι μεγαλύτερο από 10 MB. Επιλέξτε μικρότερο αρχείο.',
  unreadable: 'Το {name} δεν μπόρεσε να διαβαστεί. Αποθηκεύστε το ξανά ή επιλέξτε άλλο αρχείο.',
  tooOften: 'Το {name} δεν στάλθηκε: στάλθηκαν πολλά αρχεία την τελευταία ώρα. Δοκιμάστε αργότερα.',
  failed: 'Το {name} δεν στάλθηκε. Αφαιρέστε το και δοκιμάστε ξανά.',
  unavailable: 'Μη διαθέσιμο. Δοκιμάστε ξανά.',
  notDelivered: {
    one: 'Αυτό το αρχείο δεν παραδόθηκε: {names}',
    other: 'Αυτά τα αρχεία δεν παραδόθηκαν: {names}',
  },
};
