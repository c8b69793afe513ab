import type { FileWords } from './en.ts';

export const ar: FileWords = {
  attach: 'إرفاق ملف',
  remove: 'إزالة {name}',
  download: 'تنزيل',
  uploading: 'جارٍ الرفع',
  tooMany: '{name}: يمكن إرسال 3 ملفات كحد أقصى مع كل رسالة. أرسله مع الرسالة التالية.',
  wrongType:
    'لا يمكن إرسال {name} هنا. يمكن إرسال الصور (JPG وPNG) وملفات PDF وWord وExcel وPowerPoint وOpenDocument والنصوص وCSV.',
  tooLarge: 'حجم {name} أكبر من 10 ميغابايت. اختر ملفًا أصغر.',
  unreadable: 'تعذرت قراءة {name}. احفظه من جديد أو اختر ملفًا آخر.',
  tooOften: 'لم يُرسل {name}: أُرسلت ملفات كثيرة خلال الساعة الماضية. حاول لاحقًا.',
  failed: 'لم يُرسل {name}. أزله وحاول مرة أخرى.',
  unavailable: 'غير متاح. حاول مرة أخرى.',
  notDelivered: {
    one: 'لم يُسلَّم هذا الملف: {names}',
    two: 'لم يُسلَّم هذان الملفان: {names}',
    other: 'لم تُسلَّم هذه الملفات: {names}',
  },
};
