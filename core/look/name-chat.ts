const chatIn: Record<string, string> = {
  ar: 'محادثة',
  el: 'Συνομιλία',
  he: 'צ׳אט',
  ja: 'チャット',
  ko: '채팅',
  pl: 'Czat',
  ru: 'Чат',
  tr: 'Sohbet',
  uk: 'Чат',
  zh: '聊天',
};

/**
 * Names the launcher and the frame in the language of the visitor's browser. One word does: whether the chat is open
 * is said by `aria-expanded`, and "Chat" is the word in English, German, Spanish, French and most others.
 * @param acceptLanguage as the browser sends it, such as `de-AT,de;q=0.9`
 */
export function nameChat(displayName: string, acceptLanguage = ''): string {
  return `${displayName} ${chatIn[acceptLanguage.trim().slice(0, 2).toLowerCase()] ?? 'Chat'}`.trim();
}
