export interface VisitorToken {
  read(): string | undefined;
  write(token: string): void;
  forget(): void;
}

/**
 * Keeps the visitor's token in the frame's own storage, which browsers keep apart for every website around it.
 * Where storage is blocked (every access may throw), it lasts as long as the panel does.
 */
export function createVisitorToken(agentId: string, storage: () => Storage): VisitorToken {
  const key = `parley:${agentId}:visitor`;
  let memory: string | undefined;
  return {
    read() {
      try {
        return storage().getItem(key) ?? memory;
      } catch {
        return memory;
      }
    },
    write(token) {
      memory = token;
      try {
        storage().setItem(key, token);
      } catch {
        return;
      }
    },
    forget() {
      memory = undefined;
      try {
        storage().removeItem(key);
      } catch {
        return;
      }
    },
  };
}
