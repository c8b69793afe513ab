import { foldText } from './fold-text.ts';

/** Letters and figures, joined by the characters of addresses, numbers and names: "ann@shop.example", "1,500.50", "AB-12/3". */
const TERM =
  /[\p{L}\p{M}\p{N}\p{Extended_Pictographic}]+(?:[@._+\-'’/:&#%=,~]+[\p{L}\p{M}\p{N}\p{Extended_Pictographic}]+)*/gu;

/** What a text is looked through for: its words, addresses and numbers, folded, in order. */
export function splitTerms(text: string): string[] {
  return foldText(text).match(TERM) ?? [];
}
