import type { ChatPlatform, SameReason } from '#contract/chat-archives/chat-archives.ts';
import { foldText } from '#core/searching/substrings/fold-text.ts';

/** Somebody as one platform knows them. */
export interface PersonAccount {
  /** Who it belongs to, as far as the owner of the archive has said. */
  personId: string;
  platform: ChatPlatform;
  /** What the export knows them by: a number, an address, a name or an id of the platform. */
  key: string;
  name: string;
}

export interface SameProposal {
  personIds: string[];
  reason: SameReason;
}

/** Platforms that know people by telephone numbers; elsewhere such digits are an id. */
const byNumber = new Set<ChatPlatform>(['whatsapp', 'imessage', 'sms', 'signal']);
/** The digits at the end that a number has with and without the code of its country. */
const ownDigits = 9;
const shortestName = 3;
/** What exports write for somebody whom they do not name. */
const nobody = /^(?:unknown|deleted account|account|instagram user|facebook user|system)\b/;

/**
 * People who may be one: with the same telephone number or email address, with the same name on two platforms, or the owner
 * of several exports, who has no name in some. What is certain is for the owner of the archive to say.
 */
export function proposeSame(accounts: readonly PersonAccount[]): SameProposal[] {
  const proposals = new Map<string, SameProposal>();
  for (const reason of ['owner', 'number', 'email', 'name'] as const) {
    const groups = new Map<string, PersonAccount[]>();
    for (const account of accounts)
      for (const clue of cluesOf(account, reason)) groups.set(clue, [...(groups.get(clue) ?? []), account]);
    for (const group of groups.values()) {
      const personIds = [...new Set(group.map(({ personId }) => personId))];
      const platforms = group.map(({ platform }) => platform);
      // Two of one name on one platform are two people.
      const isUnclear = reason === 'name' && new Set(platforms).size < platforms.length;
      const key = personIds.toSorted().join(' ');
      if (personIds.length > 1 && !isUnclear && !proposals.has(key))
        proposals.set(key, { personIds, reason });
    }
  }
  return [...proposals.values()];
}

function cluesOf({ platform, key, name }: PersonAccount, reason: SameReason): string[] {
  const both = [key, name];
  if (reason === 'owner') return foldText(key).trim() === 'me' ? ['me'] : [];
  if (reason === 'number') return byNumber.has(platform) ? [...new Set(both.flatMap(numberIn))] : [];
  if (reason === 'email')
    return [...new Set(both.map((text) => text.trim().toLowerCase()).filter((text) => isEmail.test(text)))];
  const folded = foldText(name).trim();
  const isName = folded.length >= shortestName && /\p{L}/u.test(folded) && folded !== 'you';
  return isName && !isEmail.test(folded) && !nobody.test(folded) ? [folded] : [];
}

const isEmail = /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i;

function numberIn(text: string): string[] {
  const digits = text.replaceAll(/[\s().+-]/g, '');
  return /^\d{7,15}$/.test(digits) ? [digits.slice(-ownDigits)] : [];
}
