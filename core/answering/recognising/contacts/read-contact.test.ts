import { describe, expect, test } from 'vitest';
import { leadFieldsSchema } from '#contract/leads/leads.schemas.ts';
import { type Contact, readContact } from './read-contact.ts';

describe('a contact that is left by itself', () => {
  test.each<[string, Contact]>([
    ['ann@example.com', { email: 'ann@example.com' }],
    ['my email is ann@example.com, please write to me', { email: 'ann@example.com' }],
    ['ann.o-neil+shop@mail.example.co.uk', { email: 'ann.o-neil+shop@mail.example.co.uk' }],
    ['my number is 07700 900123', { phone: '07700 900123' }],
    ['+49 (30) 123456-78', { phone: '+49 (30) 123456-78' }],
    ['please call me on 07700 900123', { phone: '07700 900123' }],
    ['can someone call me back please? my number is 07700900123', { phone: '07700900123' }],
    ['ann@example.com or 07700 900123', { email: 'ann@example.com', phone: '07700 900123' }],
    ['Meine Nummer ist 0170 1234567', { phone: '0170 1234567' }],
    ['mi correo es ana@example.es', { email: 'ana@example.es' }],
    ['my number is 020–7946–0018', { phone: '020–7946–0018' }],
    ['my number is (020) 7946 0018 ext. 12', { phone: '(020) 7946 0018 ext. 12' }],
    ['call 555-0134-88 x7', { phone: '555-0134-88 x7' }],
    ['０９０－１２３４－５６７８', { phone: '０９０－１２３４－５６７８' }],
    ['٠١٢٣٤٥٦٧٨٩', { phone: '٠١٢٣٤٥٦٧٨٩' }],
  ])('%s', (message, contact) => {
    expect(readContact(message, false)).toEqual(contact);
    expect(leadFieldsSchema.safeParse(contact).success).toBe(true);
  });
});

describe('a contact that was asked for may come with other words', () => {
  test.each<[string, Contact]>([
    ['Ann Miller, ann@example.com', { email: 'ann@example.com' }],
    ['Sure, it is Ann from the Bakery: 07700 900123', { phone: '07700 900123' }],
  ])('%s', (message, contact) => {
    expect(readContact(message, true)).toEqual(contact);
    expect(readContact(message, false)).toBeNull();
  });
});

test.each([
  'Is info@shop.example your address?',
  'I wrote to info@shop.example and nobody answered, what now?',
  'Is 07700 900123 the number of your shop?',
  'Do you have item 1234567?',
  'my booking is for 2027-04-18',
  'from 12.04.2027 to 19.04.2027',
  'Does it cost 1,234,567.00?',
  'room 12 on floor 3',
  'my booking is for ２０２７-０４-１８',
  'write to a@b..com',
  'What is your phone number?',
  '@ann',
  '',
])('"%s" leaves none', (message) => {
  expect(readContact(message, false)).toBeNull();
  if (message.includes('?')) expect(readContact(message, true)).toBeNull();
});
