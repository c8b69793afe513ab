import { MessageCircle, Sparkles } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#contract/page-addresses.ts';

interface PlaceholderTileProps {
  tile: 'free' | 'upgrade';
  planName: string | undefined;
}

/** Where another agent would be: on this plan, or on a larger one, to whose price it leads. */
export function PlaceholderTile({ tile, planName }: PlaceholderTileProps) {
  if (tile === 'upgrade') {
    return (
      <Link
        to={paths.pricing}
        className="flex min-h-44 flex-col rounded-lg border border-line p-5 text-sm text-ink-secondary transition-colors hover:border-brand"
      >
        <Circle icon={Sparkles} />
        <span className="mt-4 font-semibold">Larger plans have more agents</span>
        <span className="mt-auto pt-3 text-xs underline underline-offset-4">See plans and add-ons</span>
      </Link>
    );
  }
  return (
    <p className="flex min-h-44 flex-col rounded-lg border border-line p-5 text-sm text-ink-secondary">
      <Circle icon={MessageCircle} />
      <span className="mt-4 font-semibold">Space for another agent</span>
      <span className="mt-auto pt-3 text-xs">Free on {planName}</span>
    </p>
  );
}

function Circle({ icon: Icon }: { icon: typeof MessageCircle }) {
  return (
    <span
      aria-hidden
      className="flex size-10 items-center justify-center rounded-full border border-dashed border-line-strong"
    >
      <Icon className="size-5" />
    </span>
  );
}
