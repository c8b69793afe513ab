/** Words that agree, each enough by itself, by language. */
const AGREEING: ReadonlySet<string> = new Set(
  `yes yeah yep yup ya yea sure ok okay okey absolutely definitely certainly please
  ja jo gern gerne klar natürlich selbstverständlich bitte sí si claro vale oui ouais volontiers certo certamente sì
  sim claro evet tamam olur lütfen graag zeker да конечно давайте نعم أجل はい お願いします 네 예 是 是的 好 好的 要 可以`.split(
    /\s+/,
  ),
);
/** Words that may come with one of these and add nothing. */
const BESIDE: ReadonlySet<string> = new Set(
  `i i'd i’d we would do that this it be is the a an to me us my you go ahead of course very much so like love want need good great nice fine
  perfect thanks thank connect put through transfer call contact talk speak chat with someone somebody person human people team
  now asap hi then let's lets will yes,
  das wäre würde ich gut sehr danke mit einem menschen sprechen por favor gracias me gustaría s'il vous plaît merci per favore grazie obrigado`.split(
    /\s+/,
  ),
);
const LONGEST_WORDS = 10;

/** Whether a message says yes to what was offered just before, and nothing else. */
export function agrees(message: string): boolean {
  const words = message
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}'’]+/u)
    .filter(Boolean);
  return (
    words.length > 0 &&
    words.length <= LONGEST_WORDS &&
    words.some((word) => AGREEING.has(word)) &&
    words.every((word) => AGREEING.has(word) || BESIDE.has(word))
  );
}
