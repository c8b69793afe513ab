import type pg from 'pg';
import { type ChatTurns, createChatTurns } from './create-chat-turns.ts';

const known = new WeakMap<pg.Pool, ChatTurns>();

/** The turns of a pool. Chats get half of its connections: the rest is for what else the process does. */
export function chatTurnsOf(pool: pg.Pool): ChatTurns {
  const turns = known.get(pool) ?? createChatTurns(Math.max(1, Math.floor(pool.options.max / 2)));
  known.set(pool, turns);
  return turns;
}
