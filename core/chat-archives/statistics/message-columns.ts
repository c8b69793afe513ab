/**
 * Messages as columns, one entry each, in the order of time: what statistics are computed from. Only messages with a
 * known time are in it.
 */
export interface MessageColumns {
  /** Milliseconds since 1970 in UTC. */
  at: Float64Array;
  /** Number of the chat. */
  chat: Int32Array;
  /** Number of the person; -1 for lines of the system. */
  person: Int32Array;
  /** Place in the list of kinds of the contract. */
  kind: Uint8Array;
  words: Int32Array;
  /** 1 for a text that ends with a question mark. */
  isQuestion: Uint8Array;
  /** Place in the list of languages that can be detected, counted from 1; 0 for texts that say too little. */
  language: Uint8Array;
  /** Sum of the ratings of its words; `noTone` where none is rated. */
  tone: Int8Array;
}

/** In a column of tones: nothing in the message is rated. */
export const noTone = -128;
