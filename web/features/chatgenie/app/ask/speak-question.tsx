import { Mic, Square } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { type SpeechPlace, useSpeech } from './use-speech.ts';

const whereItGoes: Record<SpeechPlace, string> = {
  device: 'Your browser turns speech into text on this device.',
  'device-after-download':
    'Your browser downloads its English speech recognition. Then speech becomes text on this device.',
  elsewhere: 'Your browser sends what you say to a speech service of its maker.',
};

/**
 * A button to speak the question instead of typing it, with where the voice goes. Nothing is drawn where the browser has no
 * speech recognition.
 */
export function SpeakQuestion({ onText }: { onText: (text: string) => void }) {
  const { isThere, place, state, problem, start, agree, stop } = useSpeech(onText);
  if (!isThere) return null;
  const isListening = state === 'listening';
  return (
    <div className="mt-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button
          size="sm"
          variant="secondary"
          onClick={isListening ? stop : start}
          isBusy={state === 'preparing'}
        >
          {isListening ? <Square aria-hidden className="size-4" /> : <Mic aria-hidden className="size-4" />}
          {isListening ? 'Stop listening' : 'Speak your question'}
        </Button>
        <p role="status" className="text-xs text-ink-secondary">
          {isListening && 'Listening. '}
          {place === null ? 'We ask before your voice leaves this device.' : whereItGoes[place]}
        </p>
      </div>
      {state === 'asks' && (
        <Notice
          tone="warning"
          className="mt-3"
          action={
            <div className="flex flex-wrap gap-2">
              <Button size="sm" onClick={agree}>
                Speak anyway
              </Button>
              <Button size="sm" variant="secondary" onClick={stop}>
                Type instead
              </Button>
            </div>
          }
        >
          Your browser cannot recognize speech on this device. It would send your voice to a speech service
          that its maker chose. We get only the text, once you press Ask.
        </Notice>
      )}
      {problem !== null && (
        <Notice tone="error" className="mt-3">
          {problem}
        </Notice>
      )}
    </div>
  );
}
