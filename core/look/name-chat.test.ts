import { expect, it } from 'vitest';
import { nameChat } from './name-chat.ts';

it.each([
  ['Acme', 'de-AT,de;q=0.9', 'Acme Chat'],
  ['Acme', 'TR', 'Acme Sohbet'],
  ['', 'ja', 'チャット'],
  ['Acme', undefined, 'Acme Chat'],
])('names the chat of %j for %j', (name, language, label) => expect(nameChat(name, language)).toBe(label));
