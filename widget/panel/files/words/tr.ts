import type { FileWords } from './en.ts';

export const tr: FileWords = {
  attach: 'Dosya ekle',
  remove: '{name} dosyasını kaldır',
  download: 'İndir',
  uploading: 'Yükleniyor',
  tooMany: '{name}: bir mesajla en fazla 3 dosya gönderilebilir. Bir sonrakiyle gönderin.',
  wrongType:
    '{name} burada gönderilemez. Resim (JPG, PNG), PDF, Word, Excel, PowerPoint, OpenDocument, metin ve CSV gönderilebilir.',
  tooLarge: '{name} 10 MB’den büyük. Daha küçük bir dosya seçin.',
  unreadable: '{name} okunamadı. Yeniden kaydedin veya başka bir dosya seçin.',
  tooOften: '{name} gönderilmedi: son bir saatte çok sayıda dosya gönderildi. Daha sonra tekrar deneyin.',
  failed: '{name} gönderilmedi. Kaldırıp tekrar deneyin.',
  unavailable: 'Kullanılamıyor. Tekrar deneyin.',
  notDelivered: {
    one: 'Bu dosya iletilmedi: {names}',
    other: 'Bu dosyalar iletilmedi: {names}',
  },
};
