export interface VisitorToken {
  read(): string | undefined;
  write(token: string): void;
  /** Forgets the token that is in use. */
  forget(): void;
  /** Speaks for a person who is known, until `undefined`: in this page only, as the next one to use the device may be somebody else. */
  hold(token: string | undefined): void;
}

/**
 * Keeps the visitor's token in the frame's own storage, which browsers keep apart for every website around it. Where
 * that is blocked (every access may throw, as in private windows), it is held in memory and handed to `keepElsewhere`,
 * an empty one to forget; `recall` gives it back on the next page.
 */
export function createVisitorToken(
  agentId: string,
  storage: () => Storage,
  keepElsewhere: (token: string) => void,
  recall: () => string | undefined,
): VisitorToken {
  const key = `parley:${agentId}:visitor`;
  let memory: string | undefined;
  let held: string | undefined;
  const write = (token: string) => {
    memory = token;
    try {
      if (token) storage().setItem(key, token);
      else storage().removeItem(key);
    } catch {
      keepElsewhere(token);
    }
  };
  return {
    read() {
      if (held) return held;
      if (memory !== undefined) return memory || undefined;
      try {
        return storage().getItem(key) ?? undefined;
      } catch {
        return recall() || undefined;
      }
    },
    write(token) {
      if (!held) write(token);
    },
    forget() {
      if (held) held = undefined;
      else write('');
    },
    hold(token) {
      held = token;
    },
  };
}
