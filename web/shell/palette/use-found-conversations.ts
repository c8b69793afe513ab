import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Conversation } from '#contract/conversations/conversations.schemas.ts';
import { conversationsQuery } from '#web/console/conversations/conversations.queries.ts';
import { itemsOf } from '#web/lib/pages-of.ts';

const waitMs = 250;
const leastLetters = 2;
const shown = 5;

/** The newest conversations with these words, once the typing rests. */
export function useFoundConversations(typed: string): { items: Conversation[]; isSearching: boolean } {
  const wanted = typed.trim();
  const [q, setQ] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQ(wanted), waitMs);
    return () => clearTimeout(timer);
  }, [wanted]);
  const isEnabled = q.length >= leastLetters && q === wanted;
  const found = useInfiniteQuery({ ...conversationsQuery({ q }, shown), enabled: isEnabled });
  return {
    items: isEnabled ? itemsOf(found.data).items.slice(0, shown) : [],
    isSearching: wanted.length >= leastLetters && (!isEnabled || found.isFetching),
  };
}
