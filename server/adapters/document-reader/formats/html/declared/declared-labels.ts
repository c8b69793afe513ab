interface DeclaredLabels {
  hours: string;
  closed: string;
  phone: string;
  email: string;
  address: string;
  price: string;
  date: string;
  place: string;
}

const NAMES = ['hours', 'closed', 'phone', 'email', 'address', 'price', 'date', 'place'] as const;

/** In the order of `NAMES`. */
const WORDS: Record<string, string> = {
  en: 'Opening hours|closed|Phone|Email|Address|Price|Date|Place',
  de: 'Öffnungszeiten|geschlossen|Telefon|E-Mail|Adresse|Preis|Termin|Ort',
  fr: 'Horaires d’ouverture|fermé|Téléphone|E-mail|Adresse|Prix|Date|Lieu',
  es: 'Horario|cerrado|Teléfono|Correo electrónico|Dirección|Precio|Fecha|Lugar',
  it: 'Orari di apertura|chiuso|Telefono|E-mail|Indirizzo|Prezzo|Data|Luogo',
  pt: 'Horário|fechado|Telefone|E-mail|Morada|Preço|Data|Local',
  nl: 'Openingstijden|gesloten|Telefoon|E-mail|Adres|Prijs|Datum|Plaats',
  tr: 'Çalışma saatleri|kapalı|Telefon|E-posta|Adres|Fiyat|Tarih|Yer',
  pl: 'Godziny otwarcia|nieczynne|Telefon|E-mail|Adres|Cena|Data|Miejsce',
  sv: 'Öppettider|stängt|Telefon|E-post|Adress|Pris|Datum|Plats',
  da: 'Åbningstider|lukket|Telefon|E-mail|Adresse|Pris|Dato|Sted',
};

/** What facts that a page only declares are called in its language; in English where we lack the words. */
export function declaredLabels(language: string): DeclaredLabels {
  const words = (WORDS[language] ?? WORDS.en ?? '').split('|');
  return Object.fromEntries(NAMES.map((name, at) => [name, words[at] ?? name])) as unknown as DeclaredLabels;
}
