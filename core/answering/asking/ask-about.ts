/** Headings found on many websites, each with a question about it. The first that matches counts. */
type Topics = readonly (readonly [heading: RegExp, question: string])[];

/**
 * `$1` is the matched part of the heading. `{subject}` is what the passage is about; a question with it needs a
 * subject.
 */
const topics: Readonly<Record<string, Topics>> = {
  en: [
    [
      /^(?:our )?(?:opening|business|shop|store|visiting)? ?(?:hours|times)$|^opening hours and .*$/,
      'When are you open?',
    ],
    [/^(?:opening|business|shop|store|visiting) (?:hours|times)\b.*$/, 'When are you open?'],
    [/^(delivery|shipping) (?:costs?|fees?|charges?|rates|prices?)$/, 'How much does $1 cost?'],
    [/^(delivery|shipping)(?: (?:times?|options|information|and .*|& .*))?$/, 'How long does $1 take?'],
    [/^(?:returns?|refunds?|exchanges?)(?: (?:policy|and .*|& .*))?$/, 'Can I return what I bought?'],
    [/^(?:warranty|guarantee)(?: .*)?$/, 'Is there a warranty?'],
    [/^(?:payments?|payment (?:methods|options)|ways to pay|how to pay)$/, 'How can I pay?'],
    [/^(?:our )?(?:prices|pricing|price list|fees|rates|costs)$/, 'What is the price of {subject}?'],
    [/^(?:contact|contact us|contact details|get in touch|reach us)$/, 'How can I contact you?'],
    [
      /^(?:our )?(?:locations?|address|directions|how to find us|where to find us|getting here)$/,
      'Where can I find you?',
    ],
    [/^(?:car )?parking$/, 'Where can I park?'],
    [/^(?:bookings?|reservations?|appointments?)$/, 'How do I book?'],
    [/^cancell?ations?(?: .*)?$/, 'Can I cancel?'],
    [/^(?:gift )?(gift cards|vouchers|gift vouchers)$/, 'Do you have $1?'],
    [/^(?:our )?(discounts|special offers|offers)$/, 'Are there any $1?'],
    [/^(?:pets|dogs)$/, 'Can I bring my dog?'],
    [/^(?:membership|become a member)$/, 'How do I become a member?'],
    [/^(?:free )?trial$/, 'Is there a free trial?'],
    [/^how to (.+)$/, 'How do I $1?'],
    [/^types of (.+)$/, 'What types of $1 are there?'],
    [/^(.+ (?:policy|address))$/, 'What is your $1?'],
    [/^(.+ (?:requirements|rules|hours|fees|prices))$/, 'What are the $1?'],
  ],
  de: [
    [/^(?:unsere )?(?:öffnungszeiten|sprechzeiten|geschäftszeiten)(?: .*)?$/, 'Wann haben Sie geöffnet?'],
    [/^(?:lieferung|versand|lieferzeiten?|lieferung und versand)$/, 'Wie lange dauert die Lieferung?'],
    [/^(?:versandkosten|lieferkosten)$/, 'Was kostet der Versand?'],
    [/^(?:rückgabe|rücksendungen?|umtausch|widerruf|retouren)(?: .*)?$/, 'Kann ich etwas zurückgeben?'],
    [/^(?:zahlung|bezahlung|zahlungsarten|zahlungsmethoden)$/, 'Wie kann ich bezahlen?'],
    [/^(?:unsere )?(?:preise|preisliste|kosten|gebühren)$/, '{subject}: Was kostet das?'],
    [/^(?:kontakt|so erreichen sie uns)$/, 'Wie erreiche ich Sie?'],
    [/^(?:anfahrt|adresse|standort|so finden sie uns)$/, 'Wo finde ich Sie?'],
    [/^(?:buchung|reservierung|termine|terminvereinbarung)$/, 'Wie kann ich buchen?'],
    [/^(?:stornierung|kündigung|stornobedingungen)$/, 'Kann ich stornieren?'],
    [/^(?:gutscheine|geschenkgutscheine)$/, 'Gibt es Gutscheine?'],
    [/^parken$|^parkplätze$/, 'Wo kann ich parken?'],
  ],
  es: [
    [/^(?:nuestro )?horarios?(?: de (?:apertura|atención).*)?$/, '¿Cuándo están abiertos?'],
    [/^(?:envíos?|entregas?|plazos de entrega)$/, '¿Cuánto tarda el envío?'],
    [/^(?:gastos|costes?) de envío$/, '¿Cuánto cuesta el envío?'],
    [/^(?:devoluciones|cambios y devoluciones|reembolsos)$/, '¿Puedo devolver un producto?'],
    [/^(?:pagos?|métodos de pago|formas de pago)$/, '¿Cómo puedo pagar?'],
    [/^(?:precios|tarifas)$/, '{subject}: ¿cuánto cuesta?'],
    [/^contacto$/, '¿Cómo puedo contactar con ustedes?'],
    [/^(?:ubicación|dirección|cómo llegar)$/, '¿Dónde están?'],
    [/^(?:reservas?|citas?)$/, '¿Cómo puedo reservar?'],
    [/^(?:cancelación|cancelaciones)(?: .*)?$/, '¿Puedo cancelar?'],
  ],
  fr: [
    [/^(?:nos )?(?:horaires|heures)(?: d[’']ouverture)?$/, 'Quand êtes-vous ouverts ?'],
    [/^(?:livraison|délais de livraison|expédition)$/, 'Combien de temps prend la livraison ?'],
    [/^frais de (?:livraison|port)$/, 'Combien coûte la livraison ?'],
    [/^(?:retours|retours et échanges|remboursements?)$/, 'Puis-je retourner un article ?'],
    [/^(?:paiement|moyens de paiement|modes de paiement)$/, 'Comment puis-je payer ?'],
    [/^(?:nos )?(?:prix|tarifs)$/, '{subject} : combien ça coûte ?'],
    [/^(?:contact|nous contacter)$/, 'Comment puis-je vous contacter ?'],
    [/^(?:adresse|accès|plan d[’']accès)$/, 'Où vous trouver ?'],
    [/^(?:réservation|réservations|rendez-vous)$/, 'Comment puis-je réserver ?'],
    [/^(?:annulation|annulations)(?: .*)?$/, 'Puis-je annuler ?'],
  ],
  it: [
    [/^(?:i nostri )?orari(?: di apertura)?$/, 'Quando siete aperti?'],
    [/^(?:consegna|spedizione|spedizioni|tempi di consegna)$/, 'Quanto tempo richiede la consegna?'],
    [/^(?:costi|spese) di spedizione$/, 'Quanto costa la spedizione?'],
    [/^(?:resi|resi e rimborsi|rimborsi)$/, 'Posso restituire un prodotto?'],
    [/^(?:pagamento|pagamenti|metodi di pagamento)$/, 'Come posso pagare?'],
    [/^(?:prezzi|tariffe|listino prezzi)$/, '{subject}: quanto costa?'],
    [/^(?:contatti|contattaci)$/, 'Come posso contattarvi?'],
    [/^(?:dove siamo|indirizzo|come raggiungerci)$/, 'Dove vi trovate?'],
    [/^(?:prenotazione|prenotazioni)$/, 'Come posso prenotare?'],
    [/^(?:cancellazione|cancellazioni|disdetta)(?: .*)?$/, 'Posso cancellare?'],
  ],
  pt: [
    [/^(?:horários?|horário de (?:funcionamento|atendimento))$/, 'Quando estão abertos?'],
    [/^(?:entregas?|envios?|prazos? de entrega)$/, 'Quanto tempo demora a entrega?'],
    [/^(?:custos de envio|frete)$/, 'Quanto custa o envio?'],
    [/^(?:devoluções|trocas e devoluções|reembolsos)$/, 'Posso devolver um produto?'],
    [/^(?:pagamentos?|formas de pagamento|métodos de pagamento)$/, 'Como posso pagar?'],
    [/^(?:preços|tarifas)$/, '{subject}: quanto custa?'],
    [/^(?:contato|contacto|contactos)$/, 'Como posso entrar em contato?'],
    [/^(?:localização|endereço|morada|como chegar)$/, 'Onde ficam?'],
    [/^(?:reservas?|agendamento)$/, 'Como posso reservar?'],
    [/^(?:cancelamento|cancelamentos)(?: .*)?$/, 'Posso cancelar?'],
  ],
  nl: [
    [/^(?:onze )?openingstijden$/, 'Wanneer zijn jullie open?'],
    [/^(?:bezorging|levering|verzending|levertijd)$/, 'Hoe lang duurt de levering?'],
    [/^(?:verzendkosten|bezorgkosten)$/, 'Wat kost de verzending?'],
    [/^(?:retourneren|retouren|ruilen en retourneren)$/, 'Kan ik iets terugsturen?'],
    [/^(?:betalen|betaling|betaalmethoden|betaalmogelijkheden)$/, 'Hoe kan ik betalen?'],
    [/^(?:prijzen|tarieven|kosten)$/, '{subject}: wat kost het?'],
    [/^contact$/, 'Hoe kan ik contact opnemen?'],
    [/^(?:adres|locatie|route|bereikbaarheid)$/, 'Waar zijn jullie te vinden?'],
    [/^(?:reserveren|reserveringen|afspraak maken)$/, 'Hoe kan ik reserveren?'],
    [/^(?:annuleren|annulering)(?: .*)?$/, 'Kan ik annuleren?'],
  ],
  tr: [
    [/^(?:çalışma|açılış) saatler[iı].*$/, 'Ne zaman açıksınız?'],
    [/^(?:teslimat|kargo|teslimat süres[iı])$/, 'Teslimat ne kadar sürer?'],
    [/^(?:kargo ücret[iı]|teslimat ücret[iı])$/, 'Kargo ücreti ne kadar?'],
    [/^(?:[iı]ade|[iı]adeler|[iı]ade ve de[gğ][iı]ş[iı]m)$/, 'Ürünü iade edebilir miyim?'],
    [/^(?:ödeme|ödeme yöntemler[iı])$/, 'Nasıl ödeyebilirim?'],
    [/^(?:f[iı]yatlar|f[iı]yat l[iı]stes[iı])$/, '{subject}: ne kadar?'],
    [/^(?:[iı]let[iı]ş[iı]m|b[iı]ze ulaşın)$/, 'Size nasıl ulaşabilirim?'],
    [/^(?:adres|konum|ulaşım)$/, 'Neredesiniz?'],
    [/^(?:rezervasyon|randevu)$/, 'Nasıl rezervasyon yapabilirim?'],
    [/^[iı]ptal.*$/, 'İptal edebilir miyim?'],
  ],
};

/** "Ordering a cake" asks how to order one. */
const activities: Readonly<Record<string, string>> = {
  adding: 'add',
  applying: 'apply',
  becoming: 'become',
  booking: 'book',
  canceling: 'cancel',
  cancelling: 'cancel',
  changing: 'change',
  choosing: 'choose',
  connecting: 'connect',
  creating: 'create',
  deleting: 'delete',
  exporting: 'export',
  getting: 'get',
  importing: 'import',
  installing: 'install',
  inviting: 'invite',
  joining: 'join',
  ordering: 'order',
  paying: 'pay',
  registering: 'register',
  removing: 'remove',
  renting: 'rent',
  reserving: 'reserve',
  resetting: 'reset',
  returning: 'return',
  sending: 'send',
  setting: 'set',
  signing: 'sign',
  using: 'use',
};

const mostWords = 6;

/**
 * A question that the text under this heading answers, in the language of the page. Null for a heading without an
 * everyday question, in a language that we do not write, and where a subject is needed and none is known.
 * @param findSubject what the passage under the heading is about; asked only where it is needed
 */
export function askAbout(
  heading: string,
  language: string,
  findSubject: () => string | null = () => null,
): string | null {
  const text = heading
    .trim()
    .replaceAll(/[.:!]+$/g, '')
    .toLocaleLowerCase(language);
  if (text.split(' ').length > mostWords) return null;
  for (const [pattern, question] of topics[language] ?? []) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const asked = question.replace('$1', () => match[1] ?? '');
    if (!asked.includes('{subject}')) return asked;
    const subject = findSubject();
    return subject === null ? null : asked.replace('{subject}', () => subject);
  }
  const [first = '', ...rest] = text.split(' ');
  const verb = language === 'en' && rest.length > 0 ? activities[first] : undefined;
  return verb === undefined ? null : `How do I ${[verb, ...heading.trim().split(' ').slice(1)].join(' ')}?`;
}
