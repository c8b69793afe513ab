import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#contract/page-addresses.ts';
import type { LinkedDoc } from '#web/shell/linked-docs.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { CopyField } from '#web/ui/forms/copy-field.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { linkLook } from '#web/ui/link-look.ts';
import { Notice } from '#web/ui/notice.tsx';
import { StepList } from '../step-list.tsx';

const publishing: LinkedDoc = 'zapier#publish-the-zapier-app';

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
    </div>
  );
}

function WorkspaceAddress() {
  return (
    <Field label="Address of your workspace">
      {(field) => <CopyField {...field} value={location.origin} />}
    </Field>
  );
}

function WithApp({ appUrl }: { appUrl: string }) {
  return (
    <StepList>
      <p>
        {newKey} for Zapier. The form is filled in with what it needs: read, ask agents, change sources, and
        send events to automation tools.
      </p>
      <p>
        <a href={appUrl} target="_blank" rel="noopener noreferrer" className={linkLook}>
          Add the app to your Zapier account{' '}
          <ExternalLink aria-label="(opens in a new tab)" className="inline size-3.5" />
        </a>
      </p>
      <div className="space-y-2.5">
        <p>In Zapier, choose a trigger or an action of the app. Connect it with this address and the key.</p>
        <WorkspaceAddress />
      </div>
      <p>Turn the Zap on. Its event then appears below.</p>
    </StepList>
  );
}

function WithoutApp() {
  return (
    <>
      <Notice tone="neutral">
        There is no Zapier app for this installation yet. Its operator can{' '}
        <Link to={paths.docsPage(publishing)} className={linkLook}>
          publish one
        </Link>
        . Until then, these steps do the same.
      </Notice>
      <StepList>
        <p>In Zapier, choose the trigger Webhooks by Zapier › Catch Hook, and copy its URL.</p>
        <div className="space-y-2.5">
          <p>Create a webhook with that URL, the events you want, and full data.</p>
          <ButtonLink to={paths.accountSettings('webhooks')} size="sm">
            Open Settings › Webhooks
          </ButtonLink>
        </div>
        <div className="space-y-2.5">
          <p>
            To ask or train an agent, choose the action Webhooks by Zapier › Custom Request. It calls the API
            at this address. {newKey} for it.
          </p>
          <WorkspaceAddress />
        </div>
      </StepList>
    </>
  );
}
