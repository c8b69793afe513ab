import { expect, test } from 'vitest';
import { renderPart } from '#web/testing/render-part.tsx';
import { useChatFrame } from './use-chat-frame.ts';

/** Keeps what it is asked, and says that it listens when it is called. */
const chat = `<script>
  window.asked = [];
  addEventListener('message', ({ data }) => asked.push(data.text));
  window.listen = () => parent.postMessage({ parley: 1, type: 'listening' }, '*');
</script>`;

interface ChatWindow extends Window {
  asked?: string[];
  listen?: () => void;
}

function Page() {
  const { ref, ask } = useChatFrame();
  return (
    <>
      <iframe ref={ref} title="Chat" srcDoc={chat} />
      {['Open?', 'Closed?', 'When?'].map((question) => (
        <button key={question} type="button" onClick={() => ask(question)}>
          {question}
        </button>
      ))}
    </>
  );
}

test('the last question that is chosen before the chat has loaded is asked then, and later ones at once', async () => {
  const screen = await renderPart(<Page />);
  const frame = screen.getByTitle('Chat').element() as HTMLIFrameElement;
  const inside = () => frame.contentWindow as ChatWindow;
  await expect.poll(() => inside().listen).toBeDefined();
  await screen.getByRole('button', { name: 'Open?' }).click();
  await screen.getByRole('button', { name: 'Closed?' }).click();
  expect(inside().asked).toEqual([]);
  inside().listen?.();
  await expect.poll(() => inside().asked).toEqual(['Closed?']);
  await screen.getByRole('button', { name: 'When?' }).click();
  await expect.poll(() => inside().asked).toEqual(['Closed?', 'When?']);
});
