/** What an appointment is called, in English with what is said before it. Parts of patterns. */
export const ENGLISH_MEETING =
  '(?:(?:a|an|the|my|our|another|quick|short|free|first|intro|introductory|initial|discovery|phone|video|zoom|sales|product|personal|online|live|\\d+ minute) )*(?:call|phone call|video call|meeting|demo|demonstration|appointment|consultation|consult)';

/** The same in the other languages in which a wish to meet is recognised. */
export const MEETING_WORDS = {
  ar: 'موعد\\p{L}*|موعدا|مكالمة|اجتماع|لقاء|استشارة|عرض',
  de: '\\p{L}*termin|beratungsgespräch|erstgespräch|gespräch|telefonat|anruf|call|demo|videocall|meeting|besprechung',
  es: 'cita|llamada|videollamada|reunión|reunion|demo|demostración|consulta|asesoría',
  fr: 'rendez vous|rdv|appel|réunion|démo|démonstration|visio|consultation|entretien',
  it: 'appuntamento|chiamata|videochiamata|riunione|incontro|demo|consulenza|colloquio',
  ja: '打ち合わせ|ミーティング|面談|通話|デモ|相談|商談|アポ',
  ko: '상담|미팅|회의|통화|데모|면담',
  nl: '\\p{L}*afspraak|gesprek|belafspraak|call|demo|meeting|overleg|consult',
  pt: 'reunião|chamada|videochamada|ligação|demonstração|demo|consulta|horário|encontro|entrevista',
  ru: 'встреч\\p{L}*|созвон\\p{L}*|звонок|консультаци\\p{L}*|демо|демонстраци\\p{L}*|при[её]м',
  tr: 'randevu|görüşme|toplantı|demo|danışmanlık',
  zh: '会议|會議|通话|通話|电话|電話|演示|咨询|諮詢|面谈|会面|时间',
} as const;
