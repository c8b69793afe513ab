import { pairUnspaced } from '../pair-unspaced.ts';
import { pairWords } from '../pair-words.ts';
import { ENGLISH_MEETING, MEETING_WORDS } from './meeting-words.ts';

/** Messages that ask for an appointment: in lower case, without punctuation, an apostrophe is a blank. */
export const MEETING: readonly RegExp[] = [
  new RegExp(
    `^(?:.{0,40}\\b(?:i|we|me|us|you|please|pls|to|and|hi|hello|hey|yes|ok|okay|how|where) )?(?:book|schedule|arrange|set up|reserve|make|plan|request|organi[sz]e|fix|get|have)(?: (?:me|us))? ${ENGLISH_MEETING}\\b`,
    'u',
  ),
  new RegExp(
    `^(?:.{0,20}\\b(?:i|we) )(?:d like|would like|want|need|d love|would love)(?: to have)? ${ENGLISH_MEETING}\\b`,
    'u',
  ),
  new RegExp(`^${ENGLISH_MEETING}(?: (?:please|pls|booking|request))?$`, 'u'),
  /^(?:.{0,30}\b)?(?:(?:can|could|when can|when could|how can|shall|may) (?:i|we)|let s|(?:i|we) (?:want|d like|would like|d love|would love) to) (?:meet|hop on a call|jump on a call|get on a call)\b/u,
  /\b(?:find|pick|choose|agree on) a (?:time|date|slot) (?:for|to) (?:a |an |our )?(?:call|meeting|demo|appointment|consultation|talk|meet|speak)\b/u,
  /\b(?:are you|is (?:someone|somebody|anyone|anybody)) (?:free|available) for (?:a |an )?(?:\S+ )?(?:call|meeting|demo|appointment|consultation)\b/u,
  pairWords(
    'buchen|buche|vereinbaren|vereinbare|ausmachen|abmachen|reservieren|planen|ansetzen|haben|bekommen|machen',
    MEETING_WORDS.de,
  ),
  pairWords('reservar|agendar|concertar|programar|pedir|solicitar|quiero|quisiera|hacer', MEETING_WORDS.es),
  pairWords('réserver|prendre|fixer|planifier|programmer|organiser|convenir', MEETING_WORDS.fr),
  pairWords('prenotare|prendere|fissare|programmare|organizzare|richiedere', MEETING_WORDS.it),
  pairWords('marcar|agendar|reservar|combinar|programar|solicitar', MEETING_WORDS.pt),
  pairWords('boeken|maken|plannen|inplannen|reserveren|regelen', MEETING_WORDS.nl),
  pairWords(
    'записаться|запишите|забронировать|назначить|запланировать|договориться|заказать',
    MEETING_WORDS.ru,
  ),
  pairWords(
    'almak|alabilir|ayarlamak|ayarlayabilir|planlamak|planlayabilir|rezerve|istiyorum|yapabilir|yapmak',
    MEETING_WORDS.tr,
  ),
  pairWords('حجز|أحجز|احجز|تحديد|أحدد|احدد|ترتيب|جدولة', MEETING_WORDS.ar),
  pairUnspaced('预约|預約|预订|安排|约', MEETING_WORDS.zh),
  pairUnspaced('予約|設定|調整|入れ|組み|申し込', MEETING_WORDS.ja),
  pairUnspaced('예약|잡|신청|약속', MEETING_WORDS.ko),
];

/** Messages about an existing appointment: questions for the sources. */
export const EXISTING_MEETING =
  /\b(?:cancel|cancelled|cancellation|reschedule|move|change|postpone|missed|booked|confirm|reminder|no show)\b|absagen|stornier|verschieben|verlegen|abgesagt|cancelar|anular|cambiar|annuler|reporter|déplacer|annullare|disdire|spostare|desmarcar|remarcar|annuleren|afzeggen|verzetten|отмен|перенес|iptal|ertele|إلغاء|تأجيل|取消|改期|キャンセル|変更|취소|변경/u;
