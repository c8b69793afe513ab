import type { ToolCallPart } from '#server/ports/language-model.ts';
import { parseToolInput } from './parse-tool-input.ts';

/** The fields that are read of a piece of a call; compatible servers leave out any of them. */
interface CallPiece {
  index?: number;
  function?: { name?: string; arguments?: string } | null;
}

export interface ToolCallReader {
  read(pieces: readonly unknown[]): void;
  list(): ToolCallPart[];
}

/** Puts calls of tools together, whose names and inputs come in pieces. */
export function createToolCallReader(): ToolCallReader {
  const calls: { name: string; input: string }[] = [];
  return {
    read(pieces) {
      for (const piece of pieces as readonly (CallPiece | null)[]) {
        // Servers that number nothing send each call whole.
        const at = piece?.index ?? calls.length;
        calls[at] ??= { name: '', input: '' };
        calls[at].name += piece?.function?.name ?? '';
        calls[at].input += piece?.function?.arguments ?? '';
      }
    },
    list: () =>
      calls.flatMap((call) =>
        call === undefined || call.name === ''
          ? []
          : [{ type: 'tool-call' as const, name: call.name, input: parseToolInput(call.input) }],
      ),
  };
}
