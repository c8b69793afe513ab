/** Words that at the start of a sentence refer to the sentence before it. */
const POINTERS: Readonly<Record<string, RegExp>> = {
  en: /^["“(]*(?:this|that|these|those|it|its|they|their|he|his|she|her|such|there(?! (?:is|are|was|were|will)\b)|here(?! (?:is|are)\b)|however|for example|for instance|also|in addition|then|thus|therefore|both|one|another|otherwise|after (?:that|this)|before (?:that|this)|until then|(?:in|if) (?:that|this|so)|instead|but|so|the (?:latter|former|same))\b/iu,
  de: /^["“„(]*(?:dies\p{L}*|das|es|sie|ihr\p{L}*|er|sein\p{L}*|solche\p{L}*|dort|hier|dabei|dadurch|daher|jedoch|zum beispiel|auch|dann)(?!\p{L})/iu,
  es: /^["“«(]*(?:est[aeo]s?|es[aeo]s?|ell[ao]s?|él|su|sus|tal|tales|así|además|también|por ejemplo|sin embargo|entonces|allí)(?!\p{L})/iu,
  fr: /^["“«(]*(?:cel\p{L}*|ce|cet\p{L}*|ces|ceux|il|ils|elles?|son|sa|ses|leurs?|ainsi|de plus|par exemple|cependant|alors)(?!\p{L})/iu,
  tr: /^["“(]*(?:bu|bunlar|bunun|o|onlar|onun|şu|böyle\p{L}*|ayrıca|örneğin|ancak|burada|orada)(?!\p{L})/iu,
  zh: /^["“(（]*(?:这|那|它|他|她|其|此|该|例如|然而|因此|同时)/u,
};

/** Whether a sentence refers to the one before it ("This is called …"). */
export function refersBack(sentence: string, language: string): boolean {
  return POINTERS[language]?.test(sentence) ?? false;
}
