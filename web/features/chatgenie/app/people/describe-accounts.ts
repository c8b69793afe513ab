import type { ArchivePerson } from '#contract/chat-archives/chat-archives.schemas.ts';
import { chatPlatformNames } from '#contract/chat-archives/chat-archives.ts';
import { formatCount } from '#web/lib/format.ts';

/** Where somebody writes and how much: `WhatsApp, 1,200 messages; Telegram as annie, 3 messages`. */
export function describeAccounts(accounts: ArchivePerson['accounts']): string {
  const [first] = accounts;
  return accounts
    .map(({ platform, name, messages }) => {
      const other = name === first?.name ? '' : ` as ${name}`;
      return `${chatPlatformNames[platform]}${other}, ${formatCount(messages, 'message')}`;
    })
    .join('; ');
}
