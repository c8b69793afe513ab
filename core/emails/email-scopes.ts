import type { EmailKind, EmailOf } from './email.ts';

/**
 * On whose behalf each kind of email is sent, which decides on its brand: of a `workspace`, under the white label of its
 * partner; of an `account`, under that of the host where its user signs in; of the `installation`, always under the
 * product's own name.
 */
export const emailScopes = {
  'verify-email': 'account',
  'reset-password': 'account',
  'password-changed': 'account',
  'confirmation-code': 'account',
  'security-change': 'account',
  'account-deleted': 'account',
  'export-ready': 'account',
  invitation: 'workspace',
  'new-lead': 'workspace',
  'person-wanted': 'workspace',
  'person-replied': 'workspace',
  mentioned: 'workspace',
  transcript: 'workspace',
  'burst-warning': 'workspace',
  'usage-warning': 'workspace',
  'budget-warning': 'workspace',
  'payment-failed': 'workspace',
  'own-payment-failed': 'account',
  'webhook-failing': 'workspace',
  'connection-lost': 'workspace',
  'api-key-expiring': 'workspace',
  'weekly-advice': 'workspace',
  // Partners have no pages under their own host.
  'white-label-record': 'installation',
  'white-label-removed': 'installation',
  'backup-failed': 'installation',
  'backup-test-failed': 'installation',
  'contact-message': 'installation',
  'contact-messages': 'installation',
  'contact-confirmation': 'installation',
  'waitlist-confirmation': 'installation',
} as const satisfies Record<EmailKind, 'workspace' | 'account' | 'installation'>;

type Scopes = typeof emailScopes;
type KindOf<Scope> = { [Kind in EmailKind]: Scopes[Kind] extends Scope ? Kind : never }[EmailKind];
/** The emails that are sent on behalf of a workspace, an account or the installation. */
export type EmailOn<Scope extends Scopes[EmailKind]> = EmailOf<KindOf<Scope>>;
