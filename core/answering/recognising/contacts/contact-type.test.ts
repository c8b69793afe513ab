import { expect, test } from 'vitest';
import { findContactType } from './find-contact-type.ts';
import { hasContact } from './has-contact.ts';

test.each([
  ['What is your phone number?', 'phone'],
  ['telephone', 'phone'],
  ['Wie lautet Ihre Telefonnummer?', 'phone'],
  ['¿Cuál es su teléfono?', 'phone'],
  ['电话号码是多少？', 'phone'],
  ["what's your email", 'email'],
  ['e-mail address of the shop', 'email'],
  ['Where are you located?', 'address'],
  ['Where are you?', 'address'],
  ["Where's your shop?", 'address'],
  ['Where can I find you?', 'address'],
  ['What is your address?', 'address'],
  ['Wo finde ich Sie?', 'address'],
  ['¿Dónde están ubicados?', 'address'],
  ['Où êtes-vous situés ?', 'address'],
  ['Where are your bikes made?', null],
  ['Where are you shipping to?', null],
  ['Can I change my delivery address?', null],
  ['Do I need a phone?', null],
  ['Who answers e-mails?', null],
  ['Where is the Eiffel tower located?', null],
])('"%s" asks for %s', (question, expected) => {
  expect(findContactType(question)).toBe(expected);
});

test.each([
  ['Phone: +49 30 5550 142', 'phone', true],
  ['Call 020 7946 0958 on weekdays.', 'phone', true],
  ['(555) 010-9999', 'phone', true],
  ['Book a time by phone until 5 pm.', 'phone', false],
  ['It was open from 1998-2004.', 'phone', false],
  ['On 2024-11-28 we moved.', 'phone', false],
  ['It sold 10 000 000 times.', 'phone', false],
  ['Write to hello@shop.example today.', 'email', true],
  ['Write us an e-mail.', 'email', false],
  ['You find us at Mill Lane 12, near the station.', 'address', true],
  ['Our office is in Porto.', 'address', true],
  ['12 High Street, Leeds', 'address', true],
  ['Hauptstraße 5, 10115 Berlin', 'address', true],
  ['Calle Mayor 7, Madrid', 'address', true],
  ['14 rue de la Paix', 'address', true],
  ['We train two apprentices with the Riverside school.', 'address', false],
  ['It takes 3 working days.', 'address', false],
] as const)('"%s" holds a %s: %s', (sentence, type, expected) => {
  expect(hasContact(sentence, type)).toBe(expected);
});
