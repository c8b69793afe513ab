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
 * The name of the launcher and the frame in the language of the visitor's browser. One word is enough:
 * `aria-expanded` says whether the chat is open, and "Chat" is the same in English, German, Spanish, French and most
 * others.
 * @param acceptLanguage as the browser sends it, such as `de-AT,de;q=0.9`
 */
export function nameChat(displayName: string, acceptLanguage = ''): string {
  return `${displayName} ${chatIn[acceptLanguage.trim().slice(0, 2).toLowerCase()] ?? 'Chat'}`.trim();
}
