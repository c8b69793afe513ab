import type { EmailContent, EmailKind, EmailOf } from './email.ts';
import type { EmailBrand } from './email-brand.ts';
import { accountDeletedText } from './texts/account-deleted-text.ts';
import { apiKeyExpiringText } from './texts/api-key-expiring-text.ts';
import { backupFailedText } from './texts/backup-failed-text.ts';
import { backupTestFailedText } from './texts/backup-test-failed-text.ts';
import { budgetWarningText } from './texts/budget-warning-text.ts';
import { burstWarningText } from './texts/burst-warning-text.ts';
import { confirmationCodeText } from './texts/confirmation-code-text.ts';
import { connectionLostText } from './texts/connection-lost-text.ts';
import { contactConfirmationText } from './texts/contact-confirmation-text.ts';
import { contactMessageText } from './texts/contact-message-text.ts';
import { contactMessagesText } from './texts/contact-messages-text.ts';
import { exportReadyText } from './texts/export-ready-text.ts';
import { invitationText } from './texts/invitation-text.ts';
import { mentionedText } from './texts/mentioned-text.ts';
import { newLeadText } from './texts/new-lead-text.ts';
import { passwordChangedText } from './texts/password-changed-text.ts';
import { paymentFailedText } from './texts/payment-failed-text.ts';
import { personRepliedText } from './texts/person-replied-text.ts';
import { personWantedText } from './texts/person-wanted-text.ts';
import { resetPasswordText } from './texts/reset-password-text.ts';
import { securityChangeText } from './texts/security-change-text.ts';
import { transcriptText } from './texts/transcript-text.ts';
import { usageWarningText } from './texts/usage-warning-text.ts';
import { verifyEmailText } from './texts/verify-email-text.ts';
import { waitlistConfirmationText } from './texts/waitlist-confirmation-text.ts';
import { webhookFailingText } from './texts/webhook-failing-text.ts';
import { weeklyAdviceText } from './texts/weekly-advice-text.ts';
import { whiteLabelRecordText } from './texts/white-label-record-text.ts';
import { whiteLabelRemovedText } from './texts/white-label-removed-text.ts';

/** The function that writes each kind of email. */
const texts: { [Kind in EmailKind]: (email: EmailOf<Kind>, brand: EmailBrand) => EmailContent } = {
  'verify-email': verifyEmailText,
  'reset-password': resetPasswordText,
  'password-changed': passwordChangedText,
  'confirmation-code': confirmationCodeText,
  'security-change': securityChangeText,
  'account-deleted': accountDeletedText,
  invitation: invitationText,
  'export-ready': exportReadyText,
  'new-lead': newLeadText,
  'person-wanted': personWantedText,
  'person-replied': personRepliedText,
  mentioned: mentionedText,
  transcript: transcriptText,
  'burst-warning': burstWarningText,
  'usage-warning': usageWarningText,
  'budget-warning': budgetWarningText,
  'white-label-record': whiteLabelRecordText,
  'white-label-removed': whiteLabelRemovedText,
  'payment-failed': paymentFailedText,
  'own-payment-failed': paymentFailedText,
  'webhook-failing': webhookFailingText,
  'connection-lost': connectionLostText,
  'api-key-expiring': apiKeyExpiringText,
  'weekly-advice': weeklyAdviceText,
  'backup-failed': backupFailedText,
  'backup-test-failed': backupTestFailedText,
  'contact-message': contactMessageText,
  'contact-messages': contactMessagesText,
  'contact-confirmation': contactConfirmationText,
  'waitlist-confirmation': waitlistConfirmationText,
};

/** An email in words, in the name of a brand. Its subject never contains what strangers typed. */
export function composeEmail<Kind extends EmailKind>(
  email: EmailOf<Kind> & { kind: Kind },
  brand: EmailBrand,
): EmailContent {
  return texts[email.kind](email, brand);
}
