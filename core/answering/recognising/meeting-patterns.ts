/** A verb of making an appointment and what is made, in either order, with anything short between them. */
function arrange(verb: string, meeting: string): RegExp {
  const pair = (first: string, second: string) =>
    `(?<!\\p{L})(?:${first})(?!\\p{L}).{0,30}(?<!\\p{L})(?:${second})(?!\\p{L})`;
  return new RegExp(`${pair(verb, meeting)}|${pair(meeting, verb)}`, 'u');
}

/** The same where words are not set apart by blanks. */
const arrangeUnspaced = (verb: string, meeting: string): RegExp =>
  new RegExp(`(?:${verb}).{0,12}(?:${meeting})|(?:${meeting}).{0,12}(?:${verb})`, 'u');

const ENGLISH_MEETING =
  '(?:(?:a|an|the|my|our|another|quick|short|free|first|intro|introductory|initial|discovery|phone|video|zoom|sales|product|personal|online|live|\\d+ minute) )*(?:call|phone call|video call|meeting|demo|demonstration|appointment|consultation|consult)';

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
  arrange(
    'buchen|buche|vereinbaren|vereinbare|ausmachen|abmachen|reservieren|planen|ansetzen|haben|bekommen|machen',
    '\\p{L}*termin|beratungsgespräch|erstgespräch|gespräch|telefonat|anruf|call|demo|videocall|meeting|besprechung',
  ),
  arrange(
    'reservar|agendar|concertar|programar|pedir|solicitar|quiero|quisiera|hacer',
    'cita|llamada|videollamada|reunión|reunion|demo|demostración|consulta|asesoría',
  ),
  arrange(
    'réserver|prendre|fixer|planifier|programmer|organiser|convenir',
    'rendez vous|rdv|appel|réunion|démo|démonstration|visio|consultation|entretien',
  ),
  arrange(
    'prenotare|prendere|fissare|programmare|organizzare|richiedere',
    'appuntamento|chiamata|videochiamata|riunione|incontro|demo|consulenza|colloquio',
  ),
  arrange(
    'marcar|agendar|reservar|combinar|programar|solicitar',
    'reunião|chamada|videochamada|ligação|demonstração|demo|consulta|horário|encontro|entrevista',
  ),
  arrange(
    'boeken|maken|plannen|inplannen|reserveren|regelen',
    '\\p{L}*afspraak|gesprek|belafspraak|call|demo|meeting|overleg|consult',
  ),
  arrange(
    'записаться|запишите|забронировать|назначить|запланировать|договориться|заказать',
    'встреч\\p{L}*|созвон\\p{L}*|звонок|консультаци\\p{L}*|демо|демонстраци\\p{L}*|при[её]м',
  ),
  arrange(
    'almak|alabilir|ayarlamak|ayarlayabilir|planlamak|planlayabilir|rezerve|istiyorum|yapabilir|yapmak',
    'randevu|görüşme|toplantı|demo|danışmanlık',
  ),
  arrange('حجز|أحجز|احجز|تحديد|أحدد|احدد|ترتيب|جدولة', 'موعد\\p{L}*|موعدا|مكالمة|اجتماع|لقاء|استشارة|عرض'),
  arrangeUnspaced('预约|預約|预订|安排|约', '会议|會議|通话|通話|电话|電話|演示|咨询|諮詢|面谈|会面|时间'),
  arrangeUnspaced('予約|設定|調整|入れ|組み|申し込', '打ち合わせ|ミーティング|面談|通話|デモ|相談|商談|アポ'),
  arrangeUnspaced('예약|잡|신청|약속', '상담|미팅|회의|통화|데모|면담'),
];

/** Messages about an existing appointment: questions for the sources. */
export const EXISTING_MEETING =
  /\b(?:cancel|cancelled|cancellation|reschedule|move|change|postpone|missed|booked|confirm|reminder|no show)\b|absagen|stornier|verschieben|verlegen|abgesagt|cancelar|anular|cambiar|annuler|reporter|déplacer|annullare|disdire|spostare|desmarcar|remarcar|annuleren|afzeggen|verzetten|отмен|перенес|iptal|ertele|إلغاء|تأجيل|取消|改期|キャンセル|変更|취소|변경/u;
