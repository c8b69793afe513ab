import type { BookingWords } from './en.ts';

export const ko: BookingWords = {
  chooseDay: '날짜 선택',
  chooseTime: '시간 선택',
  zone: '시간대: {zone}',
  noTimes: '현재 비어 있는 시간이 없습니다.',
  later: '이후 날짜',
  earlier: '이전 날짜',
  otherTimes: '다른 시간',
  book: '이 시간 예약',
  booked: '예약이 완료되었습니다',
  requested: '요청을 보냈습니다. 확정되면 이메일을 보내 드립니다.',
  details: '자세한 내용은 {email}(으)로 전송됩니다.',
  change: '변경 또는 취소',
  join: '회의 열기',
  taken: '방금 다른 분이 이 시간을 예약했습니다. 다른 시간을 선택해 주세요.',
  unavailable: '지금은 예약할 수 없습니다. 몇 분 후 다시 시도해 주세요.',
  page: '예약 페이지 열기',
  answerNeeded: '이 질문에 답해 주세요',
  answerWrong: '이 답변을 확인해 주세요',
  choose: '선택해 주세요',
};
