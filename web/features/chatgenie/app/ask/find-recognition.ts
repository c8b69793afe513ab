/** What we use of the browser's speech recognition, which the types of the DOM do not have. */
export interface Recognition extends EventTarget {
  lang: string;
  interimResults: boolean;
  processLocally?: boolean;
  start(): void;
  /** Ends it without a result. */
  abort(): void;
}

export interface RecognitionMaker {
  new (): Recognition;
  /** Missing where the browser cannot recognize speech on the device. */
  available?(asked: { langs: string[]; processLocally: true }): Promise<string>;
  install?(asked: { langs: string[] }): Promise<boolean>;
}

/** The speech recognition of this browser; null where it has none. */
export function findRecognition(): RecognitionMaker | null {
  const { SpeechRecognition, webkitSpeechRecognition } = window as {
    SpeechRecognition?: RecognitionMaker;
    webkitSpeechRecognition?: RecognitionMaker;
  };
  return SpeechRecognition ?? webkitSpeechRecognition ?? null;
}
