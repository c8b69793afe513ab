/**
 * Words that tell languages apart for which there are no stop words, and a few more of those for which there are: in
 * lower case, none of them a stop word of another language listed here. They only tell the language; a search does not
 * know them.
 */
export const TELLING_WORDS: Readonly<Record<string, string>> = {
  en: `price prices refund shipping delivery opening hours ship`,
  de: `kostet kosten preise öffnungszeiten versand lieferung geöffnet`,
  es: `cuesta cuestan precio precios horario horarios envío abren`,
  fr: `coûte coûtent prix tarifs horaires livraison ouvert`,
  tr: `fiyat fiyatı ücret ücreti ücretleri kargo`,
  da: `hvad hvordan hvornår hvorfor hvilke hvilken hvilket jeg ikke og jeres mine koster åbent åbner være bliver
    får findes også noget nogen`,
  nb: `hva hvordan hvorfor hvilke hvilken jeg ikke og dere deres hvor koster åpent åpner være får finnes også etter
    noe noen`,
  fi: `mitä missä milloin miten miksi kuinka paljonko onko voiko voinko ovat ei että minun teidän teillä saako
    maksaa auki kanssa`,
  cs: `kde kdy proč kolik kdo jaké jaký jaká můžu mohu máte jste není nebo pro stojí otevřeno vaše prosím`,
  sk: `čo kde kedy ako prečo koľko aké aký aká môžem máte ste alebo stojí otvorené vaše prosím`,
  hr: `što gdje kada kako zašto koliko tko mogu imate jeste nije ili košta otvoreno vaše molim`,
  hu: `hol mikor hogyan miért mennyi mennyibe hány vannak nincs és hogy az egy kerül önök önöknél lehet tudok
    nyitva milyen meg`,
  ro: `unde când cât câte câți aveți sunteți sunt și pentru costă deschis vreau puteți există`,
  ca: `què quan quant quants quin quina teniu esteu és podeu puc obert horari vull`,
  vi: `có không bao nhiêu khi nào ở đâu thế của và tôi bạn được những này mất giá làm`,
  id: `apakah berapa kapan bagaimana dimana mengapa yang tidak ini itu saya anda dari bisa ada biaya harga buka`,
  it: `avete siete orari aperti aperto vostra vostre vostri offrite vorrei`,
  pt: `têm fazem entregam custa aberto abertos vossa vossos gostaria`,
  nl: `kost geopend graag`,
  pl: `kosztuje macie państwo otwarte`,
  sv: `kostar öppet finns`,
  ru: `стоит работаете`,
  uk: `що де коли як чому скільки хто які який чи є у вас це для або коштує ви я не та`,
  bg: `какво къде кога как защо колко кой какви какъв може ли има имате това за или струва вие аз не и`,
  sr: `шта где када како зашто колико ко које који може ли има имате ово за или кошта ви ја не и`,
  ar: `لديكم عندكم يمكن يمكنني أريد تكلفة مفتوح`,
  fa: `چه آیا چقدر کجا کی چگونه چرا است هستید دارید می را از به در که این آن شما من هزینه باز`,
  ur: `کیا کتنا کتنی کہاں کب کیسے کیوں ہے ہیں آپ میں کے کی کا کو سے پر یہ وہ`,
};
