import type { SmallTalkPhrases } from './small-talk-phrases.ts';

export const ko: SmallTalkPhrases = {
  greeting:
    '안녕|안녕하세요|안녕하십니까|여보세요|반갑습니다|반가워요|좋은 아침|좋은 아침입니다|좋은 아침이에요|하이|헬로|계세요|누구 계세요',
  thanks:
    '감사합니다|감사해요|정말 감사합니다|대단히 감사합니다|고마워|고마워요|고맙습니다|정말 고마워요|도와주셔서 감사합니다|땡큐',
  goodbye: '안녕히 계세요|안녕히 가세요|잘 가|잘 있어|또 봐요|수고하세요|좋은 하루 되세요',
  'how-are-you': '잘 지내|잘 지내세요|잘 지내요|어떻게 지내세요|어떻게 지내',
};
