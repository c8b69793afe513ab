import type { ReplyTexts } from './reply-text.ts';
import { sameInEveryVibe } from './same-in-every-vibe.ts';

export const ko: ReplyTexts = {
  greeting: sameInEveryVibe('안녕하세요. 무엇을 도와드릴까요?'),
  thanks: sameInEveryVibe('천만에요.'),
  goodbye: sameInEveryVibe('안녕히 가세요.'),
  'how-are-you': sameInEveryVibe('잘 지내요, 감사합니다. 무엇을 도와드릴까요?'),
  'who-are-you': sameInEveryVibe(
    '저는 AI 도우미 {agent}입니다. 질문하시면 저희 정보에서 답을 찾아 드리겠습니다.',
  ),
  affirmation: sameInEveryVibe('알겠습니다. 더 궁금한 점이 있으신가요?'),
  unclear: sameInEveryVibe('질문을 입력해 주세요.'),
  closest: sameInEveryVibe('가장 가까운 내용은 다음과 같습니다:'),
  fallback: sameInEveryVibe(
    '죄송합니다. 그 질문에는 답변을 드릴 수 없습니다. 담당자가 가능한 한 빨리 연락드리겠습니다.',
  ),
  unknown: sameInEveryVibe('{names}에 대한 정보가 없습니다.'),
  known: sameInEveryVibe('다음 내용에 대해 답변해 드릴 수 있습니다: {topics}.'),
  unanswered: sameInEveryVibe('“{names}”에 대한 답변이 없습니다.'),
  offer: sameInEveryVibe('담당자와 이야기하시겠어요?'),
  handoff: sameInEveryVibe('담당자에게 연결해 드리겠습니다.'),
  unreachable: sameInEveryVibe('여기에서는 담당자에게 연결해 드릴 수 없습니다.'),
  file: sameInEveryVibe(
    '파일이 도착했으며 저희 팀이 확인할 수 있습니다. 저는 파일을 읽을 수 없습니다. 무엇을 알고 싶으신가요?',
  ),
  contact: sameInEveryVibe('감사합니다. {contact}(으)로 연락드리겠습니다.'),
  'known-address': sameInEveryVibe('이메일 주소({contact})를 받았습니다. 그 주소로 연락드리겠습니다.'),
  here: sameInEveryVibe('담당자가 있으며 곧 참여할 예정입니다.'),
  away: sameInEveryVibe('지금은 담당자가 없습니다. {time}부터 다시 답변드립니다.'),
  booking: sameInEveryVibe('여기에서 바로 시간을 선택하실 수 있습니다.'),
  'action-form': sameInEveryVibe('아래 내용을 입력해 주시면 처리해 드리겠습니다.'),
  'action-needs': sameInEveryVibe('이를 위해 다음 정보가 필요합니다: {fields}.'),
  'action-empty': sameInEveryVibe('해당하는 내용을 찾지 못했습니다. 입력한 내용을 확인해 주세요.'),
  'action-failed': sameInEveryVibe('지금은 답변을 받지 못했습니다. 나중에 다시 시도해 주세요.'),
  'booking-change': sameInEveryVibe('여기에서 바로 예약을 변경하거나 취소하실 수 있습니다.'),
  injection: sameInEveryVibe('그것은 할 수 없습니다. 저희에 관한 질문에는 기꺼이 답해 드리겠습니다.'),
};
