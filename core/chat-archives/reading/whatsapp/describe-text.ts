import type { ArchiveMessageFlag, ArchiveMessageKind } from '#contract/chat-archives/chat-archives.ts';
import { kindOfFile } from '#core/chat-archives/reading/kind-of-file.ts';
import { phrases } from './phrases.ts';

/** What the text of a message says about itself. */
export interface DescribedText {
  kind: ArchiveMessageKind;
  media: string | null;
  text: string;
  flags: ArchiveMessageFlag[];
}

const mark = '\u200e';
const plain = (text: string): string => (text.includes(mark) ? text.replaceAll(mark, '') : text).trim();
/** No sentence of WhatsApp is longer. */
const longestPhrase = 80;

/**
 * Reads the text of a message with an author. What WhatsApp writes is known by the whole text and the mark that it puts
 * before it, never by a word inside.
 * @param isTitle the author is the name of the chat, as iOS writes lines of the system
 */
export function describeText(raw: string, isTitle: boolean): DescribedText {
  const { text, isEdited } = takeEdit(raw);
  const described = describe(text, isTitle);
  return isEdited ? { ...described, flags: ['edited'] } : described;
}

function describe(text: string, isTitle: boolean): DescribedText {
  const said = plain(text);
  const isMarked = text.startsWith(mark);
  const found = (kind: ArchiveMessageKind, media: string | null = null): DescribedText => ({
    kind,
    media,
    text: kind === 'deleted' || (media !== null && !said.includes('\n')) ? '' : said,
    flags: [],
  });
  const phrase = said.length > longestPhrase ? '' : said.toLowerCase();
  const omitted = phrases.omitted.get(phrase);
  if (omitted !== undefined && (isMarked || text === said)) return found('media', omitted);
  const left = isMarked ? kindLeftOut(phrase) : null;
  if (left !== null) return found('media', left);
  if (phrases.deleted.has(phrase.replace(/[.。।]$/, ''))) return found('deleted');
  const attached = takeAttachment(text);
  if (attached !== null) return attached;
  if (said.startsWith('<') && (/^<[^<>\n]{2,20} [^<>\n]{2,20}>$/.test(said) || phrases.omittedAll.test(said)))
    return found('media', 'unknown');
  if (isMarked && /https:\/\/maps\.(google|apple)\.com\//.test(said))
    return { ...found('text'), media: null };
  if (isMarked && /^[^\n]{2,14}:\n/.test(said)) return found('text');
  if ((isMarked || isTitle) && (phrases.calls.test(said) || phrases.markedCalls.test(phrase)))
    return found('call');
  if (isMarked || isTitle) return found('system');
  return { kind: 'text', media: null, text, flags: [] };
}

/** What iOS left out, in languages whose exact words are not known; null for any other line. */
function kindLeftOut(phrase: string): string | null {
  if (!phrases.omittedWord.test(phrase)) return null;
  return phrases.kindWords.find(([, word]) => word.test(phrase))?.[0] ?? null;
}

/** `<attached: 0002-PHOTO.jpg>` of iOS, and `IMG-2024.jpg (file attached)` of Android, each with a text around it. */
function takeAttachment(text: string): DescribedText | null {
  const mayBeAttached = text.includes('<') || text.includes(' (');
  if (!mayBeAttached) return null;
  const apple = /\u200e?<[^<>:\n]{3,20}: ([^<>\n]+\.\w{1,5})>/.exec(text);
  const android = apple ?? /^\u200e?(\S[^\n]{0,120}\.\w{2,5}) \([^()\n]{5,40}\)(?:\n|$)/.exec(text);
  const name = android?.[1];
  if (android === null || name === undefined) return null;
  const around = plain(text.replace(android[0], '\n').replace(/^[^\n]* • \u200e[^\n]*/, ''));
  const flags: ArchiveMessageFlag[] = /(^|[\\/])\.\.([\\/]|$)|^[\\/]/.test(name) ? ['unsafe-file-name'] : [];
  return { kind: 'media', media: kindOfFile(name), text: around, flags };
}

/** iOS and Android put a note at the end of a message that was edited; the mark before it is in every language. */
function takeEdit(text: string): { text: string; isEdited: boolean } {
  if (!text.includes('>')) return { text, isEdited: false };
  const found = /\s?(\u200e?)<([^<>\n]{5,60})>\s*$/.exec(text);
  const [whole, marked, words = ''] = found ?? [];
  if (whole === undefined || found === null) return { text, isEdited: false };
  const isAlone = found.index === 0;
  const isEdit =
    phrases.edited.has(words.toLowerCase().replace(/[.。।]$/, '')) ||
    (marked === mark && !isAlone && !words.includes(':'));
  return isEdit ? { text: text.slice(0, found.index), isEdited: true } : { text, isEdited: false };
}
