import type { ArchiveStatistics } from '#contract/chat-figures/chat-figures.schemas.ts';
import { DETECTED_LANGUAGES } from '#core/language/detect-language.ts';
import type { LanguageCounts } from './measure-languages.ts';

/** The languages of all counts together, most messages first. */
export function listLanguages(counts: readonly LanguageCounts[]): ArchiveStatistics['languages'] {
  return DETECTED_LANGUAGES.map((language, index) => ({
    language,
    messages: counts.reduce((sum, { byLanguage }) => sum + (byLanguage[index + 1] ?? 0), 0),
  }))
    .filter(({ messages }) => messages > 0)
    .toSorted((one, other) => other.messages - one.messages);
}
