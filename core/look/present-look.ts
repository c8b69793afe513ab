import type { AgentSettings } from '#contract/agents/agents.schemas.ts';
import type { Entitlements } from '#contract/plans.ts';
import type { WidgetSession } from '#contract/widget/widget.schemas.ts';
import { presentFooter } from './present-footer.ts';
import { presentForms } from './present-forms.ts';
import { reachesPerson } from './reaches-person.ts';
import { withBooking } from './with-booking.ts';

/** Settings that decide how a chat looks. */
export type LookSettings = Pick<
  AgentSettings,
  | 'displayName'
  | 'welcomeMessage'
  | 'messageColor'
  | 'colorMode'
  | 'suggestedQuestions'
  | 'input'
  | 'actionButtons'
  | 'pausedMessage'
  | 'translations'
  | 'humanForm'
  | 'leadsForm'
  | 'footer'
  | 'isEmailEnabled'
  | 'isNameEnabled'
  | 'isPhoneEnabled'
  | 'isCalComBookingEnabled'
  | 'bookingUrl'
>;

export type PresentedLook = Pick<WidgetSession, 'forms'> & {
  agent: Omit<WidgetSession['agent'], 'avatarUrl' | 'isPaused' | 'canBook'>;
};

/**
 * What the chat is given to draw, for visitors and for the preview of what is not saved yet.
 * @param ours our name and address, for the line at the foot
 */
export function presentLook(
  settings: LookSettings,
  entitlements: Pick<Entitlements, 'isMultilingual' | 'canCustomizeBrand' | 'canRemoveBrand'>,
  ours: { name: string; url: string },
): PresentedLook {
  const { displayName, welcomeMessage, messageColor, colorMode, suggestedQuestions, humanForm, leadsForm } =
    settings;
  const { human, leads } = presentForms(settings);
  const canBook = settings.isCalComBookingEnabled && settings.bookingUrl !== '';
  return {
    agent: {
      displayName,
      welcomeMessage,
      messageColor,
      colorMode,
      suggestedQuestions,
      input: settings.input,
      buttons: withBooking(settings.actionButtons)
        .filter(({ kind, isOn }) => isOn && (kind !== 'human' || reachesPerson(humanForm)))
        .filter(({ kind }) => kind !== 'details' || leads !== null)
        .filter(({ kind }) => kind !== 'booking' || canBook)
        .map(({ kind, label, url }) => ({
          kind,
          label,
          url: kind === 'booking' ? settings.bookingUrl : url,
        })),
      pausedMessage: settings.pausedMessage,
      translations: entitlements.isMultilingual
        ? settings.translations.map(({ language, welcomeMessage, pausedMessage }) => ({
            language,
            welcomeMessage,
            pausedMessage,
          }))
        : [],
      brand: presentFooter(settings.footer, entitlements, ours),
    },
    forms: {
      human,
      leads,
      asks: leadsForm.asks,
      afterAnswers: leadsForm.afterAnswers,
    },
  };
}
