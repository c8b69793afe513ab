/** Why the bytes of a file or page gave no document. {@link describeReadFailure} words it for the owner. */
export type ReadFailure =
  | { kind: ReadFailureKind }
  | { kind: 'too-slow'; seconds: number }
  | { kind: 'too-many-pages'; pages: number }
  /** Only pictures of pages: their numbers, from 1. */
  | { kind: 'scanned-pdf'; pages: number[] }
  /** With the line of the first mistake, from 1. */
  | { kind: 'invalid-json'; line: number }
  | { kind: 'unsupported'; format: UnsupportedFormat };

/** Kinds that one sentence describes completely. */
export type ReadFailureKind =
  | 'empty'
  | 'no-text'
  | 'binary'
  | 'picture'
  | 'recording'
  | 'zip-archive'
  | 'too-many-parts'
  | 'unsafe-names'
  | 'unpacks-too-far'
  | 'protected'
  | 'damaged'
  | 'damaged-word-document'
  | 'no-word-document'
  | 'protected-pdf'
  | 'damaged-pdf'
  | 'too-much-memory'
  | 'too-much-text'
  | 'too-deep'
  | 'broke-the-server'
  | 'unreadable'
  | 'stopped';

export type UnsupportedFormat = 'excel' | 'open-document';
