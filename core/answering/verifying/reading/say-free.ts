const FREE =
  /(?<!\p{L})(?:no|without|zero) (?:a |any |extra |additional )*(?:charges?|costs?|fees?)(?!\p{L})|(?<!\p{L})free of (?:charge|cost)(?!\p{L})|(?<!\p{L})at no (?:extra )?(?:cost|charge)(?!\p{L})|(?<!\p{L})(?:(?:do|does|will) not|(?:don|doesn|won)['’]t) (?:charge|cost (?:you )?anything|(?:have to )?pay(?: anything)?(?=[.,;!]|$))(?!\p{L})|(?<!\p{L})(?:costs?|pays?|charged?) (?:you )?nothing(?!\p{L})|(?<=\d[^.!?]*)(?<!\p{L})nothing(?=[.,;!]|$)/giu;

/** A text with "free" for what says the same: "no charge", "costs nothing", "we do not charge". */
export function sayFree(text: string): string {
  return text.replace(FREE, ' free ');
}
