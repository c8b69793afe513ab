/** From this weight on a variant means the word as surely as a synonym or a typing mistake does. */
export const SURE_VARIANT = 0.5;
