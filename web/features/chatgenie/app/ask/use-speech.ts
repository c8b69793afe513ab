import { useEffect, useRef, useState } from 'react';
import { findRecognition, type Recognition, type RecognitionMaker } from './find-recognition.ts';

/** Questions are read in English. */
const language = 'en-US';

/** Where what is said becomes text. */
export type SpeechPlace =
  | 'device'
  /** On the device, once the browser has downloaded what it needs. */
  | 'device-after-download'
  /** At a service that the maker of the browser chose. */
  | 'elsewhere';

export interface Speech {
  /** Whether the browser recognizes speech at all. */
  isThere: boolean;
  /** Null until it was asked for. */
  place: SpeechPlace | null;
  /** `asks` when the voice would leave the device, and nobody has agreed to that yet. */
  state: 'idle' | 'preparing' | 'asks' | 'listening';
  /** Why it did not work, as a sentence. */
  problem: string | null;
  start: () => void;
  /** Agrees that the voice leaves the device. */
  agree: () => void;
  stop: () => void;
}

const problems: Record<string, string> = {
  'not-allowed':
    'Your browser does not let this page use the microphone. Allow it next to the address, or type.',
  'audio-capture': 'No microphone was found. Type your question.',
  'no-speech': 'Nothing was heard. Try again, or type.',
};
const otherProblem = 'The speech recognition of your browser does not work right now. Type your question.';

/**
 * Turns one spoken sentence into text with the browser's own recognition. Nothing of it comes to the server, and it leaves the
 * device only once the user has agreed.
 */
export function useSpeech(onText: (text: string) => void): Speech {
  const [isThere] = useState(() => findRecognition() !== null);
  const [place, setPlace] = useState<SpeechPlace | null>(null);
  const [state, setState] = useState<Speech['state']>('idle');
  const [problem, setProblem] = useState<string | null>(null);
  const [hasAgreed, setHasAgreed] = useState(false);
  const running = useRef<Recognition | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const listen = (maker: RecognitionMaker, isLocal: boolean) => {
    const recognition = new maker();
    running.current = recognition;
    recognition.lang = language;
    recognition.interimResults = false;
    if (isLocal) recognition.processLocally = true;
    recognition.addEventListener('result', (event) => onText(textOf(event)));
    recognition.addEventListener('error', (event) => {
      const { error } = event as Event & { error?: string };
      // We ended it ourselves.
      if (error !== 'aborted') setProblem(problems[error ?? ''] ?? otherProblem);
    });
    recognition.addEventListener('end', () => {
      running.current = null;
      setState('idle');
    });
    recognition.start();
    setState('listening');
  };

  const start = async (mayLeave: boolean) => {
    const maker = findRecognition();
    if (maker === null) return;
    setProblem(null);
    setState('preparing');
    try {
      const found = await findPlace(maker);
      setPlace(found);
      if (found === 'elsewhere' && !mayLeave) return setState('asks');
      if (found === 'device-after-download' && !(await maker.install?.({ langs: [language] })))
        throw new Error('not installed');
      listen(maker, found !== 'elsewhere');
    } catch {
      setState('idle');
      setProblem(otherProblem);
    }
  };

  return {
    isThere,
    place,
    state,
    problem,
    start: () => void start(hasAgreed),
    agree: () => {
      setHasAgreed(true);
      void start(true);
    },
    stop: () => {
      running.current?.abort();
      setState('idle');
    },
  };
}

async function findPlace(maker: RecognitionMaker): Promise<SpeechPlace> {
  try {
    const found = await maker.available?.({ langs: [language], processLocally: true });
    if (found === 'available') return 'device';
    if (found === 'downloadable' || found === 'downloading') return 'device-after-download';
  } catch {
    // A browser that refuses to say can still recognize elsewhere.
  }
  return 'elsewhere';
}

/** What was understood, of the first guess. */
function textOf(event: Event): string {
  const { results } = event as Event & { results?: ArrayLike<ArrayLike<{ transcript: string }>> };
  return Array.from(results ?? [], (result) => result[0]?.transcript ?? '')
    .join(' ')
    .trim();
}
