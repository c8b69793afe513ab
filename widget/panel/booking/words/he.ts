import type { BookingWords } from './en.ts';

export const he: BookingWords = {
  chooseDay: 'בחרו יום',
  chooseTime: 'בחרו שעה',
  zone: 'אזור זמן: {zone}',
  noTimes: 'אין כרגע שעות פנויות.',
  later: 'ימים מאוחרים יותר',
  earlier: 'ימים מוקדמים יותר',
  otherTimes: 'שעות אחרות',
  book: 'הזמנת השעה הזו',
  booked: 'הפגישה נקבעה',
  requested: 'הבקשה נשלחה. תקבלו אימייל כשתאושר.',
  details: 'הפרטים נשלחים אל {email}.',
  change: 'שינוי או ביטול',
  join: 'פתיחת הפגישה',
  taken: 'מישהו אחר הזמין הרגע את השעה הזו. בחרו שעה אחרת.',
  unavailable: 'קביעת הפגישה לא פועלת כרגע. נסו שוב בעוד כמה דקות.',
  page: 'פתיחת עמוד ההזמנות',
  answerNeeded: 'ענו על השאלה הזו',
  answerWrong: 'בדקו את התשובה הזו',
  choose: 'בחרו',
};
