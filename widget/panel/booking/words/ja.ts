import type { BookingWords } from './en.ts';

export const ja: BookingWords = {
  chooseDay: '日付を選択',
  chooseTime: '時刻を選択',
  zone: 'タイムゾーン: {zone}',
  noTimes: '現在、空いている時間はありません。',
  later: '後の日付',
  earlier: '前の日付',
  otherTimes: 'ほかの時間',
  book: 'この時間を予約',
  booked: '予約が完了しました',
  requested: 'リクエストを送信しました。確定するとメールが届きます。',
  details: '詳細を {email} に送信します。',
  change: '変更またはキャンセル',
  join: '会議を開く',
  taken: 'この時間はほかの方が予約しました。別の時間をお選びください。',
  unavailable: '現在、予約できません。数分後にもう一度お試しください。',
  page: '予約ページを開く',
  answerNeeded: 'この質問にお答えください',
  answerWrong: 'この回答をご確認ください',
  choose: '選択してください',
};
