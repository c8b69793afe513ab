import type { FileWords } from './en.ts';

export const he: FileWords = {
  attach: 'צירוף קובץ',
  remove: 'הסרת {name}',
  download: 'הורדה',
  uploading: 'בהעלאה',
  tooMany: '{name}: אפשר לשלוח עד 3 קבצים עם הודעה. שלחו אותו עם ההודעה הבאה.',
  wrongType:
    'אי אפשר לשלוח כאן את {name}. אפשר לשלוח תמונות (JPG, PNG), PDF, Word, Excel, PowerPoint, OpenDocument, טקסט ו-CSV.',
  tooLarge: 'הקובץ {name} גדול מ-10 MB. בחרו קובץ קטן יותר.',
  unreadable: 'לא הצלחנו לקרוא את {name}. שמרו אותו שוב או בחרו קובץ אחר.',
  tooOften: 'הקובץ {name} לא נשלח: נשלחו קבצים רבים בשעה האחרונה. נסו שוב מאוחר יותר.',
  failed: 'הקובץ {name} לא נשלח. הסירו אותו ונסו שוב.',
  unavailable: 'לא זמין. נסו שוב.',
  notDelivered: {
    one: 'הקובץ הזה לא נמסר: {names}',
    other: 'הקבצים האלה לא נמסרו: {names}',
  },
};
