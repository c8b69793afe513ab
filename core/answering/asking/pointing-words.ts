/** Words that point back to what was said before, by language, lower case. */
export const POINTERS: Readonly<Record<string, string>> = {
  en: 'it its they them their theirs this that these those one ones he him his she her same there then',
  de: 'es er sie ihn ihm ihnen ihr ihre dies diese dieser dieses das davon dafür damit dort dazu darüber deren dessen',
  es: 'él ella ello ellos ellas lo la los las esto eso este ese esta esa estos esos allí mismo misma',
  fr: 'il elle ils elles le la les lui leur cela ça ceci celui celle ceux y en même là',
  it: 'esso essa essi lo la li le questo questa quello quella ci ne stesso lì',
  pt: 'ele ela eles elas isso isto este esse esta essa aquele aquela lá mesmo',
  nl: 'het hij zij ze hem haar hen dit dat die deze daar ervan ermee',
  tr: 'o onu onun onlar onları bu bunu bunun bunlar şu orada bunda ondan',
  ru: 'он она оно они его её ее их него неё ним ней это этот эта эти тот та те там',
  zh: '它 它们 他 她 他们 这 这个 那 那个 这些 那些 其',
};
/** How a message starts that continues the one before. */
export const CONTINUES =
  /^[\s¿¡]*(?:and|but|also|what about|how about|so|or|und|aber|was ist mit|und was|oder|y|pero|qué tal|et|mais|e|ma|mas|en|maar|ve|peki|ya|那|那么|那麼|还有|而且)(?=[\s,:;?，？]|\p{Script=Han}|$)/iu;
/** A message that only adds to the one before ("for students?", "in Berlin?"). */
export const COMPLEMENT =
  /^[\s¿¡]*(?:in|for|with|without|on|at|to|from|by|für|mit|ohne|bei|nach|aus|am|im|para|con|sin|en|desde|pour|avec|sans|dans|per|senza|com|sem|voor|zonder)\s+\S+(?:\s+[^\s?？]+){0,5}\s*\??\s*$/iu;
