/** How people shorten what they say when they ask for a person. */
const SLANG: readonly (readonly [RegExp, string])[] = [
  [/\b(?:plz|plss?|plse|pleas)\b/gu, 'please'],
  [/\bgimme\b/gu, 'give me'],
  [/\blemme\b/gu, 'let me'],
  [/\b(?:wanna|wana)\b/gu, 'want to'],
  [/\bur\b/gu, 'your'],
  [/\b(?:sb|sm1|some1|somone)\b/gu, 'somebody'],
  [/\b(?:any1|sumone)\b/gu, 'anyone'],
  [/\b(talk|speak|chat|connect me|transfer me) (?:2|w|wit)(?= )/gu, '$1 to'],
  [/\b(?:cust(?:omer)? ?(?:serv|svc)|cs rep)\b/gu, 'customer service'],
  [/\b(?:humen|humman|hooman|persn|preson|pearson)\b/gu, 'human'],
];

/** A message in lower case with shortened English words as they are meant: "gimme a human plz" is "give me a human please". */
export function spellOutSlang(message: string): string {
  return SLANG.reduce((text, [slang, meant]) => text.replace(slang, meant), message);
}
