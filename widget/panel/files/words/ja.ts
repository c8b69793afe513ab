import type { FileWords } from './en.ts';

export const ja: FileWords = {
  attach: 'ファイルを添付',
  remove: '{name} を削除',
  download: 'ダウンロード',
  uploading: 'アップロード中',
  tooMany: '{name}：1 件のメッセージで送れるファイルは 3 つまでです。次のメッセージで送ってください。',
  wrongType:
    '{name} はここでは送れません。画像（JPG、PNG）、PDF、Word、Excel、PowerPoint、OpenDocument、テキスト、CSV を送れます。',
  tooLarge: '{name} は 10 MB を超えています。小さいファイルを選んでください。',
  unreadable: '{name} を読み取れませんでした。保存し直すか、別のファイルを選んでください。',
  tooOften:
    '{name} は送信されませんでした。この 1 時間に多くのファイルが送られています。後でもう一度お試しください。',
  failed: '{name} は送信されませんでした。削除してもう一度お試しください。',
  unavailable: '利用できません。もう一度お試しください。',
  notDelivered: '次のファイルは届いていません：{names}',
};
