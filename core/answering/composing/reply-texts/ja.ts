import type { ReplyTexts } from './reply-text.ts';
import { sameInEveryVibe } from './same-in-every-vibe.ts';

export const ja: ReplyTexts = {
  greeting: sameInEveryVibe('こんにちは。ご用件をお聞かせください。'),
  thanks: sameInEveryVibe('どういたしまして。'),
  goodbye: sameInEveryVibe('さようなら。'),
  'how-are-you': sameInEveryVibe('おかげさまで元気です。ご用件をお聞かせください。'),
  'who-are-you': sameInEveryVibe(
    '{agent}です。AIアシスタントとして、ご質問への答えを当方の情報からお探しします。',
  ),
  affirmation: sameInEveryVibe('かしこまりました。ほかに知りたいことはありますか。'),
  unclear: sameInEveryVibe('ご質問を入力してください。'),
  closest: sameInEveryVibe('最も近い情報はこちらです：'),
  fallback: sameInEveryVibe(
    '申し訳ありませんが、その質問にはお答えできません。担当者ができるだけ早くご連絡します。',
  ),
  unknown: sameInEveryVibe('{names}についての情報はありません。'),
  known: sameInEveryVibe('次の内容についてお答えできます：{topics}。'),
  unanswered: sameInEveryVibe('「{names}」についての回答はありません。'),
  offer: sameInEveryVibe('担当者とお話しになりますか。'),
  handoff: sameInEveryVibe('担当者におつなぎします。'),
  unreachable: sameInEveryVibe('ここでは担当者におつなぎできません。'),
  file: sameInEveryVibe(
    'ファイルを受け取りました。担当者が確認できます。私はファイルを読むことができません。ご質問をお聞かせください。',
  ),
  contact: sameInEveryVibe('ありがとうございます。{contact} までご連絡いたします。'),
  'known-address': sameInEveryVibe('メールアドレス（{contact}）を承っております。そちらへご連絡いたします。'),
  here: sameInEveryVibe('担当者がおります。まもなく参加いたします。'),
  away: sameInEveryVibe('ただいま担当者が不在です。{time}に対応を再開いたします。'),
  booking: sameInEveryVibe('こちらで日時をお選びいただけます。'),
  'action-form': sameInEveryVibe('こちらにご記入いただければ、お手続きいたします。'),
  'action-needs': sameInEveryVibe('そのために次の情報が必要です：{fields}。'),
  'action-empty': sameInEveryVibe('該当するものが見つかりませんでした。入力内容をご確認ください。'),
  'action-failed': sameInEveryVibe(
    'ただいま回答を得られませんでした。しばらくしてからもう一度お試しください。',
  ),
  'booking-change': sameInEveryVibe('こちらでご予約の変更またはキャンセルができます。'),
  injection: sameInEveryVibe('それはできません。当方に関するご質問には喜んでお答えします。'),
};
