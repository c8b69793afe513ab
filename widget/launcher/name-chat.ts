const chatIn: Record<string, string> = { tr: 'Sohbet', zh: '聊天', ar: 'محادثة' };

/**
 * Names the launcher and the frame in the language of the visitor's browser. One word does: whether the chat is open
 * is said by `aria-expanded`, and "Chat" is the word in English, German, Spanish, French and most others.
 */
export function nameChat(displayName: string): string {
  return `${displayName} ${chatIn[navigator.language.slice(0, 2)] ?? 'Chat'}`.trim();
}
