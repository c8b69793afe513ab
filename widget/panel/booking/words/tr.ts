import type { BookingWords } from './en.ts';

export const tr: BookingWords = {
  chooseDay: 'Bir gün seçin',
  chooseTime: 'Bir saat seçin',
  zone: 'Saat dilimi: {zone}',
  noTimes: 'Şu anda boş saat yok.',
  later: 'Sonraki günler',
  earlier: 'Önceki günler',
  otherTimes: 'Diğer saatler',
  book: 'Bu saati ayırt',
  booked: 'Görüşmeniz ayarlandı',
  requested: 'İsteğiniz gönderildi. Onaylandığında bir e-posta alacaksınız.',
  details: 'Ayrıntılar {email} adresine gönderiliyor.',
  change: 'Taşı veya iptal et',
  join: 'Toplantıyı aç',
  taken: 'Bu saati az önce başkası ayırttı. Lütfen başka bir saat seçin.',
  unavailable: 'Rezervasyon şu anda çalışmıyor. Lütfen birkaç dakika sonra tekrar deneyin.',
  page: 'Rezervasyon sayfasını aç',
  answerNeeded: 'Lütfen bu soruyu yanıtlayın',
  answerWrong: 'Lütfen bu yanıtı kontrol edin',
  choose: 'Seçin',
};
