import { expect, test } from 'vitest';
import { askAbout } from './ask-about.ts';

test.each([
  ['Opening hours', 'en', 'When are you open?'],
  ['Opening Hours & Location', 'en', 'When are you open?'],
  ['Delivery times', 'en', 'How long does delivery take?'],
  ['Shipping costs', 'en', 'How much does shipping cost?'],
  ['Returns & Refunds', 'en', 'Can I return what I bought?'],
  ['Payment methods', 'en', 'How can I pay?'],
  ['Prices', 'en', null],
  ['Preise', 'de', null],
  ['Contact us', 'en', 'How can I contact you?'],
  ['Cancellation policy', 'en', 'Can I cancel?'],
  ['Gift cards', 'en', 'Do you have gift cards?'],
  ['Privacy policy', 'en', 'What is your privacy policy?'],
  ['Visa requirements', 'en', 'What are the visa requirements?'],
  ['How to change your plan', 'en', 'How do I change your plan?'],
  ['Ordering a birthday cake', 'en', 'How do I order a birthday cake?'],
  ['Connecting Notion', 'en', 'How do I connect Notion?'],
  ['Booking', 'en', 'How do I book?'],
  ['Öffnungszeiten im Winter', 'de', 'Wann haben Sie geöffnet?'],
  ['Versandkosten', 'de', 'Was kostet der Versand?'],
  ['Formas de pago', 'es', '¿Cómo puedo pagar?'],
  ['Horaires d’ouverture', 'fr', 'Quand êtes-vous ouverts ?'],
  ['Resi e rimborsi', 'it', 'Posso restituire un prodotto?'],
  ['Como chegar', 'pt', 'Onde ficam?'],
  ['Openingstijden', 'nl', 'Wanneer zijn jullie open?'],
  ['İletişim', 'tr', 'Size nasıl ulaşabilirim?'],
  ['Tarn Valley passes', 'en', null],
  ['Our story', 'en', null],
  ['Home', 'en', null],
  ['All that you ever wanted to know about prices', 'en', null],
  ['2024 and before', 'en', null],
  ['営業時間', 'ja', null],
  ['Opening hours', 'de', null],
  ['', 'en', null],
])('%s (%s)', (heading, language, question) => {
  expect(askAbout(heading, language)).toBe(question);
});

test.each([
  ['Prices', 'en', 'guided tours', 'What is the price of guided tours?'],
  ['Preise', 'de', 'Stadtführung', 'Stadtführung: Was kostet das?'],
  ['Tarifs', 'fr', 'Visite guidée', 'Visite guidée : combien ça coûte ?'],
  ['Opening hours', 'en', 'guided tours', 'When are you open?'],
])('%s (%s) of %s', (heading, language, subject, question) => {
  expect(askAbout(heading, language, () => subject)).toBe(question);
});
