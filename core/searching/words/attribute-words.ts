/**
 * Words that ask for something about a thing and do not name it: what it costs, how long it takes. In lower case, of
 * several languages at once.
 */
export const ATTRIBUTE_WORDS: ReadonlySet<string> = new Set(
  `cost costs price prices pricing fee fees charge charges pay expensive cheap long take takes taking last lasts time days work works
  kosten kostet preis teuer dauert dauer lange cuesta cuestan costar precio vale tarda dura coûte coûtent prix dure durée
  costa costano prezzo custa preço demora kost prijs duurt fiyat fiyatı ücret ücreti kadar sürer 多少 多少钱 价格 多久 多长`.split(
    /\s+/,
  ),
);
