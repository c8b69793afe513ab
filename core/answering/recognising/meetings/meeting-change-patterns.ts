import { pairUnspaced } from '../pair-unspaced.ts';
import { pairWords } from '../pair-words.ts';
import { MEETING_WORDS } from './meeting-words.ts';

/** What stands between the verb and the call, so that "cancel my order and call me" is something else. */
const ENGLISH_BETWEEN =
  '(?:a|the|my|our|this|that|time|date|day|of|for|on|at|with|you|tomorrow|today|next|week|monday|tuesday|wednesday|thursday|friday|saturday|sunday|s|upcoming|booked|scheduled|first|intro|introductory|phone|video|zoom|demo|sales|\\d+|minute|am|pm|o|clock)';
const ENGLISH_CALL = '(?:call|meeting|demo|demonstration|appointment|consultation|booking)';

/** Messages of somebody who has an appointment and wants to move or cancel it: as simplified. */
export const MEETING_CHANGE: readonly RegExp[] = [
  new RegExp(
    `\\b(?:cancel|call off|reschedule|move|postpone|change|shift|rebook|push back|bring forward) (?:${ENGLISH_BETWEEN} ){0,6}${ENGLISH_CALL}\\b`,
    'u',
  ),
  new RegExp(
    `\\b(?:can t|cannot|can not|(?:won t|not)(?: be)?(?: able to)?|unable to) (?:make|attend|come to|join) (?:it )?(?:${ENGLISH_BETWEEN} |to ){0,6}${ENGLISH_CALL}\\b`,
    'u',
  ),
  new RegExp(
    `\\b(?:my|the|our) (?:${ENGLISH_BETWEEN} ){0,6}${ENGLISH_CALL} .{0,25}\\b(?:cancelled|canceled|rescheduled|moved|postponed|changed)\\b`,
    'u',
  ),
  new RegExp(
    `\\b(?:another|different|new|other) (?:time|date|day) for (?:my|the|our) ${ENGLISH_CALL}\\b`,
    'u',
  ),
  /^(?:(?:hi|hello|please|sorry|i|we|can|could|may|need|want|have|would|d|like|to|you) )*reschedule(?: (?:it|this|that|please|now|to|for|on|next|week|tomorrow|monday|tuesday|wednesday|thursday|friday))*$/u,
  pairWords(
    'absagen|abzusagen|absage|sage|stornieren|storniere|canceln|verschieben|verschiebe|verlegen|verlege|umbuchen|umbuche|ändern|ändere|umplanen',
    `${MEETING_WORDS.de}|\\p{L}*termins|\\p{L}*termine|buchung|gesprächs`,
  ),
  pairWords(
    'cancelar|cancele|cancelo|anular|cambiar|cambie|mover|aplazar|posponer|reprogramar|reagendar',
    `${MEETING_WORDS.es}|reserva|entrevista`,
  ),
  pairWords(
    'annuler|annule|annulez|reporter|reportez|déplacer|décaler|changer|modifier|reprogrammer',
    `${MEETING_WORDS.fr}|réservation`,
  ),
  pairWords(
    'annullare|annullate|disdire|disdico|cancellare|spostare|spostate|rimandare|posticipare|rinviare|cambiare|modificare|riprogrammare',
    `${MEETING_WORDS.it}|prenotazione`,
  ),
  pairWords(
    'cancelar|cancele|desmarcar|desmarque|remarcar|remarque|reagendar|adiar|mudar|alterar',
    `${MEETING_WORDS.pt}|marcação|reserva`,
  ),
  pairWords(
    'annuleren|annuleer|afzeggen|verzetten|verplaatsen|verschuiven|wijzigen|cancelen',
    `${MEETING_WORDS.nl}|boeking`,
  ),
  pairWords(
    'отменить|отмените|отменю|перенести|перенесите|перенос|изменить|сдвинуть',
    `${MEETING_WORDS.ru}|запись|бронь|бронирование`,
  ),
  pairWords(
    'iptal|ertele\\p{L}*|değiştir\\p{L}*|kaydır\\p{L}*',
    `(?:${MEETING_WORDS.tr}|rezervasyon)\\p{L}*`,
  ),
  pairWords(
    'إلغاء|الغاء|ألغي|الغي|تأجيل|تاجيل|تغيير|تعديل|نقل',
    '(?:ال)?(?:موعد\\p{L}*|مكالم\\p{L}*|اجتماع\\p{L}*|لقاء\\p{L}*|استشار\\p{L}*|حجز\\p{L}*)',
  ),
  pairUnspaced(
    '取消|改期|改到|更改|改约|推迟|延期|改时间|換時間|换时间',
    `${MEETING_WORDS.zh}|预约|預約|预订`,
  ),
  pairUnspaced('キャンセル|取り消|変更|延期|ずら|リスケ', `${MEETING_WORDS.ja}|予約`),
  pairUnspaced('취소|변경|연기|옮기|미루|바꾸|바꿀', `${MEETING_WORDS.ko}|예약|약속|일정`),
];

/** The same verbs with a "not": in the languages where it is said beside the verb. */
export const NO_MEETING_CHANGE =
  /\b(?:do not|don t|dont|not want|didn t|never|no need)\b(?: \S+){0,3} (?:cancel|reschedule|move|postpone|change)|(?<!\p{L})(?:nicht|nie) (?:zu |mehr )?(?:absag|storn|verschieb|verleg|umbuch|änder)|\b(?:no|non) (?:\S+ ){0,2}(?:cancel|anul|annull|cambi|mov|disd|spost|rimand|reprogram)|\b(?:pas|jamais) (?:\S+ )?(?:annul|report|déplac|décal|chang|modif)|\bnão (?:\S+ ){0,2}(?:cancel|desmarc|remarc|adi|mud|alter)|\bniet (?:te )?(?:annul|afzeg|verzet|verplaats|wijzig)|(?<!\p{L})не (?:\S+ )?(?:отмен|перен|измен)|istemiyorum|(?<!\p{L})لا (?:\S+ )?(?:إلغاء|الغاء|تأجيل|تغيير)|(?:不要|不想|别|別)(?:取消|改|推迟)|(?:キャンセル|変更)(?:は|を)?(?:しない|したくない|しません)|(?:취소|변경)(?:하지| 안)/u;
