import { expect, it } from 'vitest';
import { frameCode } from './frame-code.ts';

it('names the chat, whatever signs are in its name', () => {
  expect(frameCode('https://parley.example', { id: 'agt_1', displayName: 'Q&A "now"' })).toBe(
    '<iframe src="https://parley.example/chat/agt_1" title="Chat with Q&amp;A &quot;now&quot;" allow="clipboard-write" style="width:100%;height:600px;border:0"></iframe>',
  );
});
