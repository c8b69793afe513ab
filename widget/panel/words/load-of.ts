import type { ByLanguage } from './by-language.ts';

/** The words of a language, from a table of them; `english` where they cannot be had. */
export async function loadOf<Words>(table: ByLanguage<Words>, code: string, english: Words): Promise<Words> {
  const loads: Readonly<Record<string, (() => Promise<Readonly<Record<string, Words>>>) | undefined>> = table;
  const loaded = await loads[code]?.().catch(() => undefined);
  return loaded?.[code] ?? english;
}
