import type { ReplyTexts } from './reply-text.ts';
import { sameInEveryVibe } from './same-in-every-vibe.ts';

export const ar: ReplyTexts = {
  greeting: sameInEveryVibe('مرحبا، كيف يمكنني مساعدتك؟'),
  thanks: sameInEveryVibe('على الرحب والسعة.'),
  goodbye: sameInEveryVibe('مع السلامة.'),
  'how-are-you': sameInEveryVibe('بخير، شكرا. كيف يمكنني مساعدتك؟'),
  'who-are-you': sameInEveryVibe(
    'أنا {agent}، مساعد يعمل بالذكاء الاصطناعي. اطرح سؤالك وسأبحث عن الإجابة في معلوماتنا.',
  ),
  affirmation: sameInEveryVibe('حسنا. هل تريد معرفة شيء آخر؟'),
  unclear: sameInEveryVibe('كيف يمكنني مساعدتك؟ اكتب سؤالك من فضلك.'),
  closest: sameInEveryVibe('أقرب ما وجدته:'),
  fallback: sameInEveryVibe('عذرا، ليست لدي إجابة عن ذلك. سيتواصل معك أحد موظفينا في أقرب وقت ممكن.'),
  unknown: sameInEveryVibe('ليست لدي معلومات عن {names}.'),
  known: sameInEveryVibe('يمكنني الإجابة عن أسئلة حول: {topics}.'),
  unanswered: sameInEveryVibe('ليس لدي جواب عن «{names}».'),
  offer: sameInEveryVibe('هل تريد التحدث إلى شخص؟'),
  handoff: sameInEveryVibe('سأوصلك بأحد موظفينا.'),
  unreachable: sameInEveryVibe('لا يمكنني توصيلك بأحد موظفينا هنا.'),
  file: sameInEveryVibe(
    'شكرًا، وصل ملفك ويمكن لفريقنا الاطلاع عليه. لا أستطيع قراءة الملفات بنفسي: ماذا تود أن تعرف؟',
  ),
  contact: sameInEveryVibe('شكرا. سنتواصل معك عبر {contact}.'),
  'known-address': sameInEveryVibe('لدينا عنوانك ({contact}) وسنكتب إليك عليه.'),
  here: sameInEveryVibe('أحد موظفينا متاح وسينضم إليك بعد قليل.'),
  away: sameInEveryVibe('لا يوجد أحد متاح الآن. سنعود إلى الرد: {time}.'),
  booking: sameInEveryVibe('يمكنك اختيار موعد مناسب هنا مباشرةً.'),
  'action-form': sameInEveryVibe('يرجى ملء هذه الحقول، وسأقوم بذلك من أجلك.'),
  'action-needs': sameInEveryVibe('أحتاج منك لذلك إلى: {fields}.'),
  'action-empty': sameInEveryVibe('لم أجد شيئًا لهذا. يرجى التحقق مما أدخلته.'),
  'action-failed': sameInEveryVibe('لم أحصل على إجابة الآن. يرجى المحاولة لاحقًا.'),
  'booking-change': sameInEveryVibe('يمكنك تغيير موعد مكالمتك أو إلغاؤها هنا مباشرةً.'),
  injection: sameInEveryVibe('لا أستطيع فعل ذلك. يسعدني أن أجيب عن الأسئلة حول ما نقدمه.'),
};
