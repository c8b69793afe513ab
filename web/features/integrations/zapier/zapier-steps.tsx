import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#contract/page-addresses.ts';
import type { LinkedDoc } from '#web/shell/linked-docs.ts';
import { CopyField } from '#web/ui/forms/copy-field.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { linkLook } from '#web/ui/link-look.ts';
import { Notice } from '#web/ui/notice.tsx';

const publishing: LinkedDoc = 'zapier#publish-the-zapier-app';

const listLook = 'list-decimal space-y-2 ps-5 text-sm';

const newKey = (
  <Link to={paths.zapierKey} className={linkLook}>
    Create an API key
  </Link>
);

/** What to do, by the app of this installation, or by Zapier's own steps for webhooks where there is none. */
export function ZapierSteps({ appUrl }: { appUrl: string | null }) {
  return (
    <div className="max-w-2xl space-y-5">
      {appUrl === null ? <WithoutApp /> : <WithApp appUrl={appUrl} />}
      <Field label="Address of your workspace">
        {(field) => <CopyField {...field} value={location.origin} />}
      </Field>
    </div>
  );
}

function WithApp({ appUrl }: { appUrl: string }) {
  return (
    <ol className={listLook}>
      <li>
        {newKey} for Zapier. The form is filled in with what it needs: read, ask agents, change sources, and
        send events to automation tools.
      </li>
      <li>
        <a href={appUrl} target="_blank" rel="noopener noreferrer" className={linkLook}>
          Add the app to your Zapier account{' '}
          <ExternalLink aria-label="(opens in a new tab)" className="inline size-3.5" />
        </a>
      </li>
      <li>
        In Zapier, choose a trigger or an action of the app. Connect it with the address below and the key.
      </li>
      <li>Turn the Zap on. Its event then appears below.</li>
    </ol>
  );
}

function WithoutApp() {
  return (
    <>
      <ol className={listLook}>
        <li>In Zapier, choose the trigger Webhooks by Zapier › Catch Hook, and copy its URL.</li>
        <li>
          Under{' '}
          <Link to={paths.accountSettings('webhooks')} className={linkLook}>
            Settings › Webhooks
          </Link>
          , create a webhook with that URL, the events you want, and full data.
        </li>
        <li>
          To ask or train an agent, choose the action Webhooks by Zapier › Custom Request. It calls the API at
          the address below. {newKey} for it.
        </li>
      </ol>
      <Notice tone="neutral">
        There is no Zapier app for this installation yet. Its operator can{' '}
        <Link to={paths.docsPage(publishing)} className={linkLook}>
          publish one
        </Link>
        . Until then, these steps do the same.
      </Notice>
    </>
  );
}
