import { detectLanguage } from '#core/language/detect-language.ts';

/**
 * Whether a passage can be answered from on a plan with English only. What a website says of its language is often
 * wrong, so its words decide where they tell.
 */
export function isInEnglish({ language, text }: { language: string; text: string }): boolean {
  return language === 'en' || detectLanguage(text, 'en') === 'en';
}
