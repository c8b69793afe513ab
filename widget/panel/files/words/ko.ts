import type { FileWords } from './en.ts';

export const ko: FileWords = {
  attach: '파일 첨부',
  remove: '{name} 제거',
  download: '다운로드',
  uploading: '업로드 중',
  tooMany: '{name}: 메시지 하나에 파일을 3개까지 보낼 수 있습니다. 다음 메시지로 보내 주세요.',
  wrongType:
    '{name}은(는) 여기서 보낼 수 없습니다. 이미지(JPG, PNG), PDF, Word, Excel, PowerPoint, OpenDocument, 텍스트, CSV를 보낼 수 있습니다.',
  tooLarge: '{name}이(가) 10MB보다 큽니다. 더 작은 파일을 선택하세요.',
  unreadable: '{name}을(를) 읽을 수 없습니다. 다시 저장하거나 다른 파일을 선택하세요.',
  tooOften:
    '{name}을(를) 보내지 못했습니다. 지난 한 시간 동안 파일이 많이 전송되었습니다. 나중에 다시 시도하세요.',
  failed: '{name}을(를) 보내지 못했습니다. 제거한 후 다시 시도하세요.',
  unavailable: '사용할 수 없습니다. 다시 시도하세요.',
  notDelivered: '다음 파일은 전달되지 않았습니다: {names}',
};
