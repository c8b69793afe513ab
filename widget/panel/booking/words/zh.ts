import type { BookingWords } from './en.ts';

export const zh: BookingWords = {
  chooseDay: '选择日期',
  chooseTime: '选择时间',
  zone: '时区：{zone}',
  noTimes: '目前没有空闲时间。',
  later: '之后的日期',
  earlier: '之前的日期',
  otherTimes: '其他时间',
  book: '预订此时间',
  booked: '您的预约已确认',
  requested: '请求已发送。确认后您会收到邮件。',
  details: '详细信息会发送到 {email}。',
  change: '更改或取消',
  join: '打开会议',
  taken: '此时间刚刚被他人预订，请选择其他时间。',
  unavailable: '目前无法预订，请几分钟后重试。',
  page: '打开预订页面',
  answerNeeded: '请回答此问题',
  answerWrong: '请检查此回答',
  choose: '请选择',
};
