import { DocsLink } from '#web/shell/docs-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { CopyField } from '#web/ui/forms/copy-field.tsx';
import { Field } from '#web/ui/forms/field.tsx';

export function ReferralLink({ link }: { link: string }) {
  return (
    <Card
      title="Your referral link"
      description="Put it on your website or in an email. Everyone who registers through it is counted below."
      actions={<DocsLink page="partners#referral-link">How it counts</DocsLink>}
    >
      <Field
        label="Link"
        className="max-w-2xl"
        hint="You only see when an account was created, its progress, and the first letters of its company."
      >
        {(control) => <CopyField {...control} value={link} />}
      </Field>
    </Card>
  );
}
