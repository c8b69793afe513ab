import type { Erased } from '#contract/accounts/accounts.schemas.ts';
import { paths } from '#contract/page-addresses.ts';
import { erasedRows } from '#core/accounts/erased-rows.ts';
import { buttonStyle } from '#web/ui/button-style.ts';

/** What was deleted with an account. The link loads the home page from the server, as nobody is signed in any more. */
export function ErasedReceipt({ erased }: { erased: Erased }) {
  return (
    <div className="space-y-5">
      <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1">
        {erasedRows(erased).map(([label, count]) => (
          <div key={label} className="contents">
            <dt>{label}</dt>
            <dd className="text-right tabular-nums">{count}</dd>
          </div>
        ))}
      </dl>
      <a href={paths.home} className={buttonStyle({ variant: 'primary' })}>
        Go to the home page
      </a>
    </div>
  );
}
