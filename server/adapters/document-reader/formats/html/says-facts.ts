/** Ages and lengths of texts, and the days and hours of their publication: figures of teasers, no facts of a business. */
const ABOUT_TEXTS =
  /(?<!\d)\d+\s*(?:min(?:ute)?s?|hours?|days?|weeks?|months?|years?|comments?|shares?|views?|likes?)\s*(?:ago|read|\b)|(?:vor|hace|il y a)\s+\d+\s+\p{L}+|(?:\p{L}{3,9}\.?\s+\d{1,2},?|\d{1,2}\.?\s+\p{L}{3,9}\.?,?|\d{1,2}[./-]\d{1,2}[./-])\s*(?:19|20)\d\d(?:,?\s+(?:at\s+)?\d{1,2}[:.]\d{2}(?:\s*[ap]\.?m\.?)?)?/giu;

/** Prices, hours, measures, and how to reach somebody. */
const FACTS =
  /[€$£¥₺₽₹]\s?\d|\d\s?(?:€|£|₺|%|EUR|USD|GBP|CHF|TRY|euros?|dollars?|pounds?|kr|TL|zł|Uhr|o.clock|a\.?m\.?|p\.?m\.?|km|kg|m²|cm|mm|nights?|persons?|people|guests?|beds?|rooms?)(?![\p{L}\d])|(?<!\d)\d{1,2}[:.]\d{2}\s*(?:[–-]|to|bis|until)|(?<!\d)\d{1,2}\s*(?:[–-]|to|bis)\s*\d{1,2}(?:[:.]\d{2})?\s*(?:[ap]\.?m|h|Uhr|o.clock)|\+\d[\d ()/-]{6,}\d|\(0\d{1,4}\)\s?\d|(?:tel|phone|fon|fax|mobile|call)\b\D{0,12}\d|\S@\S{1,200}\.\p{L}|(?:closed|open(?:s|ing)?|geschlossen|geöffnet|cerrado|abierto|fermé|ouvert|chiuso|aperto|kapalı|açık)\b.{0,40}\b(?:mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so|lun|mar|mié|jue|vie|sáb|dom|sam|dim|pzt|paz)|(?:mon|tue|wed|thu|fri|sat|sun)(?:day)?s?\b.{0,20}\b(?:closed|open|\d{1,2})/iu;

/** Does a text next to the main one say what visitors ask for: a price, opening hours, a measure, a phone number? */
export function saysFacts(text: string): boolean {
  return FACTS.test(text.replace(ABOUT_TEXTS, ' '));
}
