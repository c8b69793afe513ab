import type { ReadMessage } from '#core/chat-archives/read-message.ts';

const media: readonly [RegExp, string][] = [
  [/^(?:사진|사진 \d+장|写真|写真 ?\d+枚|照片|Photos?|\d+ photos|Photo \d+)$/, 'image'],
  [/^(?:동영상|動画|影片|视频|Video)$/, 'video'],
  [/^(?:음성메시지|ボイスメッセージ|語音訊息|Voice Note|Voice message)$/i, 'audio'],
  [/^(?:이모티콘|スタンプ|絵文字|Emoticons?|Sticker)$/, 'sticker'],
  [/^(?:파일|ファイル|File): .+$/, 'file'],
];
const deleted =
  /^(?:삭제된 메시지입니다\.|削除されたメッセージです。|(?:This )?message (?:was|has been) deleted\.?|Deleted message\.?)$/i;
const call = /^(?:보이스톡|페이스톡|라이브톡|그룹콜)(?: .{1,30}|\d.{0,30})?$/;

/** What the text of a message stands for: KakaoTalk writes a word for each picture. The whole text counts. */
export function describeKakaoText(text: string): Pick<ReadMessage, 'kind' | 'media' | 'text'> {
  const found = media.find(([pattern]) => pattern.test(text));
  if (found !== undefined) return { kind: 'media', media: found[1], text: '' };
  if (deleted.test(text)) return { kind: 'deleted', media: null, text: '' };
  if (call.test(text)) return { kind: 'call', media: null, text: '' };
  return { kind: 'text', media: null, text };
}
