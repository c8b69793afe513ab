import { Notice } from '#web/ui/notice.tsx';

/** In place of cards, invoices and buttons where a partner pays for the workspace. */
export function PaidByPartner({ name }: { name: string }) {
  return (
    <Notice tone="info">{name} pays for this workspace. Ask them if you need another plan or add-on.</Notice>
  );
}
