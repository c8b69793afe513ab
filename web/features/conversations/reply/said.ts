/** A sentence below the reply. */
export interface Said {
  tone: 'error' | 'info';
  text: string;
}
