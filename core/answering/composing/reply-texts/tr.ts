import type { ReplyTexts } from './reply-text.ts';
import { sameInEveryVibe } from './same-in-every-vibe.ts';

export const tr: ReplyTexts = {
  greeting: {
    friendly: 'Merhaba! Size nasıl yardımcı olabilirim?',
    neutral: 'Merhaba. Ne öğrenmek istersiniz?',
    corporate: 'İyi günler, hoş geldiniz. Size nasıl yardımcı olabilirim?',
  },
  thanks: {
    friendly: 'Rica ederim! Başka bir konuda yardımcı olabilir miyim?',
    neutral: 'Rica ederim.',
    corporate: 'Rica ederim. Başka sorularınız için hizmetinizdeyim.',
  },
  goodbye: {
    friendly: 'Görüşmek üzere!',
    neutral: 'Hoşça kalın.',
    corporate: 'Ziyaretiniz için teşekkür ederiz. Hoşça kalın.',
  },
  'how-are-you': {
    friendly: 'Çok iyiyim, sorduğunuz için teşekkürler! Size nasıl yardımcı olabilirim?',
    neutral: 'İyiyim, teşekkürler. Ne öğrenmek istersiniz?',
    corporate: 'Çok iyiyim, teşekkür ederim. Size nasıl yardımcı olabilirim?',
  },
  'who-are-you': {
    friendly: 'Ben {agent}, bir yapay zekâ asistanıyım. Sorunuzu yazın, sizin için arayayım!',
    neutral: 'Ben {agent}, bir yapay zekâ asistanıyım. Sorunuzu yazın, bilgilerimizde arayayım.',
    corporate: 'Ben {agent}, bir yapay zekâ asistanıyım. Lütfen sorunuzu yazın, bilgilerimize başvurayım.',
  },
  affirmation: {
    friendly: 'Harika! Başka bir konuda yardımcı olabilir miyim?',
    neutral: 'Tamam. Öğrenmek istediğiniz başka bir şey var mı?',
    corporate: 'Pekâlâ. Başka bir konuda yardımcı olabilir miyim?',
  },
  unclear: sameInEveryVibe('Size nasıl yardımcı olabilirim? Lütfen sorunuzu yazın.'),
  closest: {
    friendly: 'Bulduğum en yakın bilgi şu:',
    neutral: 'Bulduğum en yakın bilgi:',
    corporate: 'Bulabildiğim en yakın bilgi aşağıdadır:',
  },
  fallback: sameInEveryVibe('Üzgünüm, buna bir yanıtım yok. Bir yetkili en kısa sürede size dönecek.'),
  unknown: sameInEveryVibe('{names} hakkında bilgim yok.'),
  known: sameInEveryVibe('Şu konulardaki soruları yanıtlayabilirim: {topics}.'),
  unanswered: sameInEveryVibe('“{names}” sorusuna yanıtım yok.'),
  offer: {
    friendly: 'Bir kişiyle görüşmek ister misiniz?',
    neutral: 'Bir kişiyle görüşmek ister misiniz?',
    corporate: 'Ekibimizle görüşmek ister misiniz?',
  },
  handoff: {
    friendly: 'Elbette! Sizi bir kişiyle görüştüreceğim.',
    neutral: 'Sizi bir kişiyle görüştüreceğim.',
    corporate: 'Elbette. Sizi ekibimizle görüştüreceğim.',
  },
  unreachable: sameInEveryVibe('Burada sizi bir kişiyle görüştüremiyorum.'),
  file: sameInEveryVibe(
    'Teşekkürler, dosyanız ulaştı ve ekibimiz onu görebiliyor. Ben dosya okuyamıyorum: ne öğrenmek istersiniz?',
  ),
  contact: {
    friendly: 'Teşekkürler! Size {contact} üzerinden ulaşacağız.',
    neutral: 'Teşekkürler. Size {contact} üzerinden ulaşacağız.',
    corporate: 'Teşekkür ederiz. Ekibimiz size {contact} üzerinden ulaşacaktır.',
  },
  'known-address': sameInEveryVibe('Adresiniz bizde ({contact}). Size oraya yazacağız.'),
  here: sameInEveryVibe('Biri burada ve birazdan size katılacak.'),
  away: sameInEveryVibe('Şu anda kimse müsait değil. Yeniden yanıtlayacağımız zaman: {time}.'),
  booking: sameInEveryVibe('Buradan hemen bir saat seçebilirsiniz.'),
  'action-form': sameInEveryVibe('Lütfen bunları doldurun, sonra bunu sizin için yapabilirim.'),
  'action-needs': sameInEveryVibe('Bunun için sizden şunlar gerekiyor: {fields}.'),
  'action-empty': sameInEveryVibe('Bununla ilgili bir şey bulamadım. Lütfen yazdıklarınızı kontrol edin.'),
  'action-failed': sameInEveryVibe('Şu anda bir yanıt alamadım. Lütfen daha sonra yeniden deneyin.'),
  'booking-change': sameInEveryVibe('Görüşmenizi hemen buradan erteleyebilir veya iptal edebilirsiniz.'),
  injection: sameInEveryVibe('Bunu yapamam. Sunduklarımızla ilgili soruları memnuniyetle yanıtlarım.'),
};
