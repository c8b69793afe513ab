import { findMeasure } from '#core/answering/deciding/figures/find-measure.ts';

/** The name of a column in front of its cell: "When: Third Thursday", "Price £45", "Dog from £390". */
const NAME = /^(\p{Lu}[\p{L} ]{1,24}?)(?::| (?=(?:from |up to )?[\p{N}€$£¥]))/u;

/**
 * The columns of a row that an English question asks for: those that give the measure that it wants ("how much is …?"),
 * or that it names. All of them where it asks for none in particular.
 */
export function keepAskedColumns(columns: readonly string[], question: string): readonly string[] {
  const measure = findMeasure(question);
  const words = new Set(question.toLowerCase().match(/\p{L}+/gu) ?? []);
  const named = columns.filter((column) => {
    const names = NAME.exec(column)?.[1]?.toLowerCase().split(' ') ?? [];
    return names.length > 0 && names.every((name) => words.has(name));
  });
  const measured = measure === null ? [] : columns.filter((column) => measure.holds.test(column));
  // "How much is it for a child?": of the prices only that of the child.
  const both = named.filter((column) => measured.includes(column));
  if (both.length > 0) return columns.filter((column) => named.includes(column));
  const asked = columns.filter((column) => named.includes(column) || measured.includes(column));
  return asked.length > 0 ? asked : columns;
}
