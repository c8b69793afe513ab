import type { ToldPage } from '#contract/widget/widget.schemas.ts';
import type { EventDetail, VisitorDetails, WidgetEventName } from '../../frame-protocol.ts';
import type { LeadDraft } from '../leads/create-lead-draft.ts';
import type { Composer } from '../view/create-composer.ts';
import type { ConversationView } from '../view/create-conversation-view.ts';
import type { Words } from '../words/en.ts';
import type { Question, Transport } from './transport.ts';

/** What the chat works with. */
export interface ChatOptions {
  words: Words;
  transport: Transport;
  view: ConversationView;
  composer: Composer;
  /** The contact form that is half filled in. */
  draft: LeadDraft;
  channel: Question['channel'];
  /** Whether people may write into it: not in a sample or a preview. */
  isFollowed: boolean;
  /** The host's page may change it, so it is read when it is needed. */
  readPageUrl(): string | undefined;
  /** The pages of this visit, the last first; empty where there is no page around. */
  listVisitedPages(): ToldPage[];
  readVisitor(): VisitorDetails;
  readInitialMessages(): string[];
  emit(name: WidgetEventName, detail: EventDetail): void;
  /** Called when what can be done has changed. */
  onChange(): void;
}
