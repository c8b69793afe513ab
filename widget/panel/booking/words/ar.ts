import type { BookingWords } from './en.ts';

export const ar: BookingWords = {
  chooseDay: 'اختر يومًا',
  chooseTime: 'اختر وقتًا',
  zone: 'المنطقة الزمنية: {zone}',
  noTimes: 'لا توجد أوقات متاحة حاليًا.',
  later: 'الأيام التالية',
  earlier: 'الأيام السابقة',
  otherTimes: 'أوقات أخرى',
  book: 'احجز هذا الوقت',
  booked: 'تم حجز موعدك',
  requested: 'أُرسل طلبك. ستصلك رسالة بالبريد الإلكتروني عند تأكيده.',
  details: 'تُرسل التفاصيل إلى {email}.',
  change: 'تغيير الموعد أو إلغاؤه',
  join: 'فتح الاجتماع',
  taken: 'حجز شخص آخر هذا الوقت للتو. اختر وقتًا آخر.',
  unavailable: 'الحجز لا يعمل حاليًا. حاول مرة أخرى بعد بضع دقائق.',
  page: 'فتح صفحة الحجز',
  answerNeeded: 'أجب عن هذا السؤال',
  answerWrong: 'تحقق من هذه الإجابة',
  choose: 'اختر',
};
