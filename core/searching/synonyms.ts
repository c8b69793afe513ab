import { stemWord } from './stem-word.ts';

/**
 * Words that customers and firms use for the same thing, one group a line, by language. Few and plain ones, since a
 * wrong neighbour finds the wrong page.
 */
const GROUPS: Readonly<Record<string, string>> = {
  en: `price cost fee charge rate pricing tariff
    refund reimbursement reimburse repay
    return
    delivery shipping shipment dispatch postage courier ship deliver
    parcel package
    buy purchase order
    cancel terminate unsubscribe quit cancellation
    phone telephone call
    abroad international overseas internationally worldwide
    email mail
    password passcode
    register signup enrol enroll registration
    login signin logon
    payment pay checkout
    discount coupon voucher promo promotion rebate
    free complimentary gratis
    broken broke faulty defective damaged defect damage
    repair fix mend
    warranty guarantee
    change modify edit update amend alter adjust
    delete remove erase
    job career vacancy hiring vacancies position
    employee staff worker personnel
    address location visit
    shop store outlet
    appointment booking reservation book reserve
    cheap inexpensive affordable
    expensive costly
    quick fast rapid
    begin start
    photo picture image
    car vehicle automobile
    child kid children
    invoice bill receipt
    dimension measurement size
    colour color
    exchange swap replace replacement
    lost missing
    limit maximum max cap quota
    minimum min least
    subscription plan membership
    company business firm
    customer client
    feature functionality capability
    help support assistance
    website site webpage
    pet dog animal
    gift present
    holiday vacation
    founder founded established
    breakfast meal food
    secure security safe
    share sharing
    supply supplies supplier
    wash clean wipe laundry
    pickup collect collection
    class course lesson workshop
    kilo kg kilogram
    bike bicycle
    toilet loo restroom bathroom
    lift elevator
    pushchair pram stroller buggy
    senior pensioner elderly
    sick ill unwell
    afraid scared frightened anxious nervous
    shut close closed closure
    rubbish trash waste garbage
    hire rent rental
    teacher instructor tutor
    allowed permitted allow permit
    instalment installment`,
  de: `preis kosten kostet gebühr tarif
    rückerstattung erstattung erstatten
    rückgabe rücksendung retoure zurückgeben zurückschicken zurücksenden widerruf
    lieferung versand zustellung liefern versenden verschicken
    paket sendung
    kaufen bestellen erwerben
    kündigen stornieren kündigung stornierung
    telefon anrufen anruf
    öffnungszeiten geöffnet offen öffnen
    rabatt gutschein nachlass
    kostenlos gratis umsonst
    kaputt defekt beschädigt
    reparieren reparatur
    garantie gewährleistung
    ändern anpassen
    löschen entfernen
    stelle job karriere
    mitarbeiter personal
    adresse anschrift standort
    geschäft laden filiale
    termin buchung reservierung buchen reservieren
    rechnung beleg quittung
    umtausch umtauschen tauschen
    passwort kennwort
    konto account`,
  es: `precio coste costo tarifa cuesta costar
    reembolso reintegro devolver
    envío entrega enviar entregar reparto
    comprar pedir pedido compra
    cancelar anular
    teléfono llamar
    horario abierto abrir abren
    descuento cupón promoción
    gratis gratuito
    roto defectuoso dañado
    reparar arreglar reparación
    garantía
    cambiar modificar
    eliminar borrar
    dirección ubicación ubicado
    tienda local
    cita reserva reservar
    factura recibo
    contraseña clave`,
  fr: `prix coût tarif frais coûte
    remboursement rembourser
    livraison expédition livrer expédier envoi
    acheter commander achat
    annuler résilier annulation résiliation
    téléphone appeler
    horaires ouvert ouverture
    réduction remise promotion
    gratuit offert
    cassé défectueux endommagé
    réparer réparation
    garantie
    modifier changer
    supprimer effacer
    adresse emplacement
    magasin boutique
    réservation réserver
    facture reçu`,
  tr: `fiyat ücret tutar
    iade geri
    kargo teslimat gönderi
    satın sipariş
    iptal
    telefon aramak
    indirim kupon kampanya
    ücretsiz bedava
    bozuk arızalı hasarlı
    tamir onarım
    garanti
    adres konum
    mağaza dükkan
    randevu rezervasyon
    fatura fiş
    şifre parola`,
  zh: `价格 费用 收费
    退款 退钱
    配送 送货 发货 快递 运送
    购买 下单
    取消 退订
    电话 号码
    优惠 折扣
    免费
    损坏 坏了
    维修 修理
    地址 位置
    预约 预订
    发票 收据
    密码`,
};

/**
 * Words by which a firm may say what the first word of a line asks for; they do not stand for each other, nor for the
 * first: "in its own workshop" names no owner.
 */
const SIGNS: Readonly<Record<string, string>> = {
  en: `address find street road lane avenue situated located
    own owner`,
  de: 'adresse finden straße standort anfahrt',
  es: 'dirección encontrar encuéntranos calle avenida ubicados',
  fr: 'adresse trouver rue avenue situé',
  tr: 'adres cadde sokak bulunmak',
};

/** Words that a visitor puts behind the thing he asks about ("refund policy") and that a firm may do without. */
const GENERIC: Readonly<Record<string, string>> = {
  en: 'policy policies info information detail details number terms conditions rules procedure process',
  de: 'info infos information informationen details bedingungen regeln regelung regelungen richtlinie richtlinien nummer',
  es: 'información info política políticas condiciones detalles reglas normas número',
  fr: 'information informations info infos politique conditions détails règles numéro',
  tr: 'bilgi bilgisi bilgileri politika politikası koşullar koşulları şartlar şartları kurallar kuralları',
  zh: '政策 信息 规定 详情 条款',
};

/** Phrases that stand for one word of the groups, by language. Whichever word a firm uses, `synonymsOf` knows. */
const PHRASES: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/\bhow much (?:is|are|do you charge|will it be)\b|\bset me back\b/iu, 'price'],
    [/\b(?:money|cash) back\b/iu, 'refund'],
    [/\b(?:send|bring|give) (?:(?:it|them|this|these|something|an? \w+|my \w+) )?back\b/iu, 'return'],
    [/\bsign(?:ing)? up\b/iu, 'register'],
    [/\b(?:log|sign)(?:ging|ing)? in\b/iu, 'login'],
    [/\bget in touch\b|\breach (?:you|out)\b/iu, 'contact'],
    [/\bget rid of\b/iu, 'delete'],
    [/\b(?:leave|put) (?:my|our|the|a) (?:car|vehicle|van|motorbike)\b/iu, 'parking'],
    [/\bpick(?:ing)? (?:(?:it|them|this|something|my \w+|an? \w+) )?up\b/iu, 'collect'],
    [
      /\b(?:not|don['’]t|didn['’]t|forg[eo]t to|fail(?:ed)? to) (?:turn|show) up\b|\bno[- ]show\b/iu,
      'missed',
    ],
    [
      /\b(?:can['’]?t|cannot|can no longer|could not|couldn['’]t|unable to|not able to|can not) (?:make it|come|attend)\b/iu,
      'cancel',
    ],
    [/\b(?:change|changed) my mind\b|\bno longer (?:want|need)\b/iu, 'cancel'],
    [/\bhard of hearing\b/iu, 'deaf hearing'],
    [
      /\b(?:spread|split) (?:the|my) (?:costs?|price|payments?|bill)\b|\bpay (?:in parts|bit by bit|over time)\b/iu,
      'monthly',
    ],
    [/\b(?:moved|moving|move) house\b/iu, 'address'],
    [/\b(?:money|something|anything) off\b/iu, 'discount'],
    [/\bget hold of\b/iu, 'contact'],
    [/\bin charge\b/iu, 'manager'],
    [/\bhow (?:quickly|soon|fast)(?= (?:will|can|do|does)\b)/iu, 'how long'],
    [/\b(?:stuck in traffic|running late|held up)\b/iu, 'late'],
    [/\bl(?:eft|eave) (?:my \w+|something|it) behind\b/iu, 'lost'],
    [/\b(?:(?:know|knowing) anything|never (?:done|tried) (?:it|this|that))\b/iu, 'experience'],
    [/\b(?:tele)?phone number\b/iu, 'phone'],
    [/\be-?mail address\b/iu, 'email'],
    [/\bwhat time do you (?:open|close)\b|\bwhen (?:are|do) you (?:open|close)d?\b/iu, 'opening hours'],
    [
      /\bwhere (?:are|is) (?:you|your \w+|the \w+) (?:located|based|situated)\b|\bwhere (?:can i|do i|to) find you\b|\bwhere are you(?=\s*[?!.]*$)/iu,
      'where address',
    ],
    [
      /\bwhere(?: i|['’])s your (shop|store|office|company|firm|business|workshop|studio|showroom)(?=\s*[?!.]*$)/iu,
      'where address $1',
    ],
  ],
  de: [
    [/\bgeld zurück\b/iu, 'rückerstattung'],
    [/\bwie ?viel (?:ist|sind)\b/iu, 'preis'],
    [
      /\bwann (?:habt ihr|haben sie|seid ihr|sind sie|macht ihr) (?:geöffnet|offen|auf|zu)\b/iu,
      'öffnungszeiten',
    ],
    [
      /\bwo (?:seid ihr|sind sie|finde ich (?:euch|sie)|befindet sich (?:ihr|euer)\p{L}* \p{L}+|ist (?:ihr|euer)\p{L}* (?:laden|geschäft|büro|firma|werkstatt))(?: zu finden)?(?=\s*[?!.]*$)/iu,
      'wo adresse',
    ],
  ],
  es: [
    [/\bdevol\p{L}+ (?:el|mi) dinero\b/iu, 'reembolso'],
    [
      /(?<!\p{L})dónde (?:estáis|están|se encuentran|está su (?:tienda|oficina|local)|están ubicados)(?=\s*[?!.]*$)/iu,
      'dónde dirección',
    ],
  ],
  fr: [
    [
      /(?<!\p{L})où (?:êtes[- ]vous|vous trouvez[- ]vous|se trouve votre \p{L}+)(?: situés?)?(?=\s*[?!.]*$)/iu,
      'où adresse',
    ],
  ],
};

/** Stem → the other stems of its groups, by language; made when a language is first asked for. */
const tables = new Map<string, ReadonlyMap<string, readonly string[]>>();
const NO_TABLE: ReadonlyMap<string, readonly string[]> = new Map();

function tableOf(language: string): ReadonlyMap<string, readonly string[]> {
  const known = tables.get(language);
  if (known) return known;
  const groups = GROUPS[language];
  if (groups === undefined) return NO_TABLE;
  const neighbours = new Map<string, string[]>();
  for (const line of groups.split('\n')) {
    const stems = [
      ...new Set(
        line
          .trim()
          .split(/\s+/)
          .map((word) => stemWord(word, language)),
      ),
    ];
    for (const stem of stems) {
      const others = neighbours.get(stem) ?? [];
      others.push(...stems.filter((other) => other !== stem && !others.includes(other)));
      neighbours.set(stem, others);
    }
  }
  for (const line of (SIGNS[language] ?? '').split('\n')) {
    const [asked, ...signs] = line
      .trim()
      .split(/\s+/)
      .map((word) => stemWord(word, language));
    if (asked) neighbours.set(asked, [...new Set([...(neighbours.get(asked) ?? []), ...signs])]);
  }
  tables.set(language, neighbours);
  return neighbours;
}

/** Stems that mean about the same as a stem of that language. */
export function synonymsOf(stem: string, language: string): readonly string[] {
  return tableOf(language).get(stem) ?? [];
}

const genericWords = new Map<string, ReadonlySet<string>>();

/** Whether a word says nothing by itself about what is asked, in a question that says more. */
export function isGenericWord(word: string, language: string): boolean {
  let words = genericWords.get(language);
  if (!words) {
    words = new Set((GENERIC[language] ?? '').split(' '));
    genericWords.set(language, words);
  }
  return words.has(word);
}

/** The query with its phrases put as the one word they stand for ("money back": refund). */
export function replacePhrases(query: string, language: string): string {
  let replaced = query;
  for (const [phrase, word] of PHRASES[language] ?? []) replaced = replaced.replace(phrase, word);
  return replaced;
}
