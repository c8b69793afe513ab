const en = {
  attach: 'Attach a file',
  remove: 'Remove {name}',
  download: 'Download',
  uploading: 'Uploading',
  tooMany: '{name}: at most 3 files go with one message. Send it with the next one.',
  wrongType:
    '{name} cannot be sent here. Pictures (JPG, PNG), PDF, Word, Excel, PowerPoint, OpenDocument, text and CSV files can.',
  tooLarge: '{name} is larger than 10 MB. Choose a smaller file.',
  unreadable: '{name} could not be read. Save it again, or choose another file.',
  tooOften: '{name} was not sent: many files were sent in the last hour. Try again later.',
  failed: '{name} was not sent. Remove it and try again.',
  unavailable: 'Not available. Try again.',
};

export type FileWords = typeof en;

const inLanguages: Record<string, FileWords> = {
  en,
  de: {
    attach: 'Datei anhängen',
    remove: '{name} entfernen',
    download: 'Herunterladen',
    uploading: 'Wird hochgeladen',
    tooMany: '{name}: Mit einer Nachricht gehen höchstens 3 Dateien. Senden Sie sie mit der nächsten.',
    wrongType:
      '{name} kann hier nicht gesendet werden. Möglich sind Bilder (JPG, PNG), PDF, Word, Excel, PowerPoint, OpenDocument, Text und CSV.',
    tooLarge: '{name} ist größer als 10 MB. Wählen Sie eine kleinere Datei.',
    unreadable:
      '{name} konnte nicht gelesen werden. Speichern Sie die Datei neu oder wählen Sie eine andere.',
    tooOften:
      '{name} wurde nicht gesendet: In der letzten Stunde wurden viele Dateien gesendet. Versuchen Sie es später erneut.',
    failed: '{name} wurde nicht gesendet. Entfernen Sie die Datei und versuchen Sie es erneut.',
    unavailable: 'Nicht verfügbar. Versuchen Sie es erneut.',
  },
  es: {
    attach: 'Adjuntar un archivo',
    remove: 'Quitar {name}',
    download: 'Descargar',
    uploading: 'Subiendo',
    tooMany: '{name}: con un mensaje van como máximo 3 archivos. Envíelo con el siguiente.',
    wrongType:
      '{name} no se puede enviar aquí. Se admiten imágenes (JPG, PNG), PDF, Word, Excel, PowerPoint, OpenDocument, texto y CSV.',
    tooLarge: '{name} pesa más de 10 MB. Elija un archivo más pequeño.',
    unreadable: 'No se pudo leer {name}. Guárdelo de nuevo o elija otro archivo.',
    tooOften: '{name} no se envió: se enviaron muchos archivos en la última hora. Inténtelo más tarde.',
    failed: '{name} no se envió. Quítelo e inténtelo de nuevo.',
    unavailable: 'No disponible. Inténtelo de nuevo.',
  },
  fr: {
    attach: 'Joindre un fichier',
    remove: 'Retirer {name}',
    download: 'Télécharger',
    uploading: 'Envoi en cours',
    tooMany: '{name} : un message contient au plus 3 fichiers. Envoyez-le avec le suivant.',
    wrongType:
      '{name} ne peut pas être envoyé ici. Formats acceptés : images (JPG, PNG), PDF, Word, Excel, PowerPoint, OpenDocument, texte et CSV.',
    tooLarge: '{name} dépasse 10 Mo. Choisissez un fichier plus petit.',
    unreadable: '{name} n’a pas pu être lu. Enregistrez-le à nouveau ou choisissez un autre fichier.',
    tooOften:
      '{name} n’a pas été envoyé : beaucoup de fichiers ont été envoyés depuis une heure. Réessayez plus tard.',
    failed: '{name} n’a pas été envoyé. Retirez-le et réessayez.',
    unavailable: 'Indisponible. Réessayez.',
  },
  tr: {
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
  },
  zh: {
    attach: '添加文件',
    remove: '移除 {name}',
    download: '下载',
    uploading: '正在上传',
    tooMany: '{name}：一条消息最多附带 3 个文件，请随下一条消息发送。',
    wrongType:
      '此处无法发送 {name}。可发送图片（JPG、PNG）、PDF、Word、Excel、PowerPoint、OpenDocument、文本和 CSV 文件。',
    tooLarge: '{name} 超过 10 MB，请选择较小的文件。',
    unreadable: '无法读取 {name}。请重新保存或选择其他文件。',
    tooOften: '{name} 未发送：过去一小时内发送了很多文件，请稍后再试。',
    failed: '{name} 未发送。请移除后重试。',
    unavailable: '不可用，请重试。',
  },
  ar: {
    attach: 'إرفاق ملف',
    remove: 'إزالة {name}',
    download: 'تنزيل',
    uploading: 'جارٍ الرفع',
    tooMany: '{name}: يمكن إرسال 3 ملفات كحد أقصى مع كل رسالة. أرسله مع الرسالة التالية.',
    wrongType:
      'لا يمكن إرسال {name} هنا. يمكن إرسال الصور (JPG وPNG) وملفات PDF وWord وExcel وPowerPoint وOpenDocument والنصوص وCSV.',
    tooLarge: 'حجم {name} أكبر من 10 ميغابايت. اختر ملفًا أصغر.',
    unreadable: 'تعذرت قراءة {name}. احفظه من جديد أو اختر ملفًا آخر.',
    tooOften: 'لم يُرسل {name}: أُرسلت ملفات كثيرة خلال الساعة الماضية. حاول لاحقًا.',
    failed: 'لم يُرسل {name}. أزله وحاول مرة أخرى.',
    unavailable: 'غير متاح. حاول مرة أخرى.',
  },
};

/** What is said of files, in a language that the panel speaks. Loaded with the first file alone. */
export function fileWords(language: string): FileWords {
  return inLanguages[language] ?? en;
}
