import { recordOf } from '#core/chat-archives/reading/json/record-of.ts';
import { textOf } from '#core/chat-archives/reading/json/text-of.ts';

/** Somebody or a group that Signal's export names. */
export interface Recipient {
  /** The same in a later export, where numbers of recipients may differ. */
  key: string;
  name: string;
  isGroup: boolean;
}

/** Who a recipient is: by number or account a person, by its key a group. */
export function nameRecipient(recipient: Record<string, unknown>): Recipient {
  const id = textOf(recipient.id);
  if (recipient.self !== undefined) return { key: 'me', name: 'Me', isGroup: false };
  if (recipient.releaseNotes !== undefined) return { key: 'signal', name: 'Signal', isGroup: false };
  if (recipient.group !== undefined) {
    const group = recordOf(recipient.group);
    const title = textOf(recordOf(recordOf(group.snapshot).title).title);
    return { key: textOf(group.masterKey) || `group ${id}`, name: title || `Group ${id}`, isGroup: true };
  }
  const contact = recordOf(recipient.contact);
  const number = textOf(contact.e164).replace(/^\+?(?=\d)/, '+');
  const nickname = recordOf(contact.nickname);
  const name =
    join(nickname.given, nickname.family) ||
    join(contact.systemGivenName, contact.systemFamilyName) ||
    join(contact.profileGivenName, contact.profileFamilyName) ||
    textOf(contact.username) ||
    number ||
    `Unknown ${id}`;
  return { key: number || textOf(contact.aci) || name, name, isGroup: false };
}

const join = (given: unknown, family: unknown): string => `${textOf(given)} ${textOf(family)}`.trim();
