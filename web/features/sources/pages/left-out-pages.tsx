import { useInfiniteQuery } from '@tanstack/react-query';
import { ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import type { Source } from '#contract/sources/sources.schemas.ts';
import { isTraining, sourcePagesQuery } from '#web/features/sources/sources.queries.ts';
import { formatNumber } from '#web/lib/format.ts';
import { itemsOf } from '#web/lib/pages-of.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SwapPages } from './swap-pages.tsx';

/** Of a website that is larger than the plan: how many pages are in and how many are left out, and the way to swap them. */
export function LeftOutPages({ source }: { source: Source }) {
  const [isOpen, setIsOpen] = useState(false);
  const leftOut = useInfiniteQuery(sourcePagesQuery(source.agentId, source.id, { leftOutBy: 'plan' }));
  const { total } = itemsOf(leftOut.data);
  if (total === 0) return null;
  return (
    <>
      <Notice
        tone="info"
        action={
          <Button
            size="sm"
            variant="secondary"
            isDisabled={isTraining(source)}
            onClick={() => setIsOpen(true)}
          >
            <ArrowLeftRight aria-hidden />
            Swap pages
          </Button>
        }
      >
        This website has more pages than your plan reads.{' '}
        <span className="font-normal">
          In: {formatNumber(source.progress.done)}. Found and left out: {formatNumber(total)}. You choose
          which pages the agent uses.
        </span>
      </Notice>
      <SwapPages source={source} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
