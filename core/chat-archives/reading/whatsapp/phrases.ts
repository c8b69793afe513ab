/**
 * What WhatsApp itself writes, in the languages most used. All are compared with the whole text of a message, never
 * looked for inside it: people write such words too.
 */
export const phrases = {
  /** `<Media omitted>` of Android is one string for all kinds; iOS names the kind. */
  omitted: new Map<string, string>(
    Object.entries({
      image:
        'image omitted|Bild weggelassen|image absente|imagen omitida|imagem ocultada|immagine omessa|afbeelding weggelaten|bild utelämnad|изображение пропущено|görüntü dahil edilmedi|imagem omitida|pominięto grafikę',
      video:
        'video omitted|Video weggelassen|vidéo absente|video omitido|Vídeo omitido|vídeo omitido|vídeo ocultado|video omesso|video weggelaten|видео пропущено|video dahil edilmedi',
      audio:
        'audio omitted|Audio weggelassen|audio omis|audio omitido|áudio ocultado|áudio omitido|audio omesso|audio weggelaten|аудио пропущено|ses dahil edilmedi',
      sticker:
        'sticker omitted|Sticker weggelassen|sticker omis|sticker omitido|figurinha omitida|sticker omesso|sticker weggelaten|стикер пропущен|Çıkartma dahil edilmedi',
      file: 'document omitted|Dokument weggelassen|document manquant|documento omitido|documento ocultado|documento omesso|document weggelaten|Contact card omitted|Kontaktkarte ausgelassen',
      image2: 'GIF omitted|GIF weggelassen|GIF retiré|GIF omitido|GIF ocultado|GIF esclusa|GIF weggelaten',
    }).flatMap(([kind, list]) => list.split('|').map((text) => [text.toLowerCase(), kind.replace('2', '')])),
  ),
  deleted: new Set(
    [
      'This message was deleted',
      'You deleted this message',
      'Diese Nachricht wurde gelöscht',
      'Du hast diese Nachricht gelöscht',
      'Ce message a été supprimé',
      'Vous avez supprimé ce message',
      'Se eliminó este mensaje',
      'Este mensaje fue eliminado',
      'Eliminaste este mensaje',
      'Mensagem apagada',
      'Você apagou esta mensagem',
      'Questo messaggio è stato eliminato',
      'Hai eliminato questo messaggio',
      'Dit bericht is verwijderd',
      'U hebt dit bericht verwijderd',
      'Данное сообщение удалено',
      'Bu mesaj silindi',
      'Esta mensagem foi apagada',
      'Apagou esta mensagem',
      "S'ha eliminat aquest missatge",
      'Ta wiadomość została usunięta',
      'Tato zpráva byla smazána',
      'Táto správa bola odstránená',
      'Det här meddelandet togs bort',
      'Du tog bort det här meddelandet',
      'Denne besked blev slettet',
      'Denne meldingen ble slettet',
      'Tämä viesti poistettiin',
      'Acest mesaj a fost șters',
      'Ezt az üzenetet törölték',
      'Αυτό το μήνυμα διαγράφηκε',
      'Це повідомлення видалено',
      'Съобщението беше изтрито',
      'Ova poruka je izbrisana',
      'הודעה זו נמחקה',
      'מחקת הודעה זו',
      'تم حذف هذه الرسالة',
      'این پیام حذف شد',
      'यह संदेश मिटाया गया',
      'यह मैसेज मिटा दिया गया',
      'आपने यह मैसेज मिटा दिया',
      'आपने यह संदेश मिटाया',
      'Вы удалили данное сообщение',
      'Ви видалили це повідомлення',
      'Bu mesajı sildiniz',
      'لقد حذفت هذه الرسالة',
      'Usunięto tę wiadomość',
      'Du slettede denne besked',
      'Du slettet denne meldingen',
      'Pesan ini telah dihapus',
      'Anda menghapus pesan ini',
      'Mesej ini telah dipadamkan',
      'Tin nhắn này đã bị xóa',
      'ข้อความนี้ถูกลบแล้ว',
      'このメッセージは削除されました',
      'このメッセージを削除しました',
      '삭제된 메시지입니다',
      '이 메시지를 삭제했습니다',
      '此消息已删除',
      '你已删除此消息',
      '此訊息已刪除',
      '您已刪除此訊息',
    ].map((text) => text.toLowerCase()),
  ),
  /** Android's one string for all kinds, in scripts that put no space between words. */
  omittedAll: /^<[^<>\n]*(?:メディア|媒体|媒體|สื่อ|ສື່|មេឌៀ|မီဒီယာ)[^<>\n]*>$/,
  /** What iOS leaves out, by a word for its kind and one for leaving out: asked only of lines with the mark of WhatsApp. */
  omittedWord:
    /생략|省略|忽略|略過|略过|הושמט|לא נכלל|استبعاد|محذوف|حذف|نادیده|ไม่รวม|ละเว้น|छोड़|हटा|bỏ qua|dihilangkan|tidak disertakan|diabaikan|pominięt|vynechán|vynechan|kihagyva|omis|пропущен|опущен|παραλείφθηκε|udeladt|utelatt|utelämna|jätetty pois|ausgelassen/i,
  kindWords: [
    [
      'sticker',
      /스티커|スタンプ|ステッカー|贴图|貼圖|סטיקר|מדבקה|ملصق|استیکر|สติกเกอร์|स्टिकर|stiker|sticker|naklejk|nálepk|matric|стікер|стикер|αυτοκόλλητο|klistermærke|klistremerke|tarra/i,
    ],
    [
      'video',
      /동영상|비디오|動画|ビデオ|视频|影片|視訊|וידאו|סרטון|فيديو|ویدیو|ویدئو|วิดีโอ|วีดีโอ|वीडियो|video|vidéo|vídeo|відео|видео|βίντεο/i,
    ],
    [
      'audio',
      /오디오|음성|音声|オーディオ|音频|音訊|語音|אודיו|שמע|صوت|صدا|เสียง|ऑडियो|audio|dźwięk|zvuk|hang|аудіо|аудио|ήχο|lyd|ljud|ääni/i,
    ],
    [
      'file',
      /문서|연락처|ドキュメント|連絡先|文档|文件|联系人|聯絡人|מסמך|איש קשר|مستند|جهة|سند|مخاطب|เอกสาร|ผู้ติดต่อ|दस्तावेज़|संपर्क|dokument|tài liệu|kontak|документ|έγγραφο|asiakirja/i,
    ],
    [
      'image',
      /이미지|사진|画像|写真|图像|图片|圖片|圖像|照片|תמונה|صورة|تصویر|عکس|รูปภาพ|ภาพ|फ़ोटो|इमेज|चित्र|gambar|foto|hình ảnh|ảnh|zdjęci|obraz|obráz|kép|imagin|зображення|изображение|εικόνα|billede|bilde|kuva|gif/i,
    ],
  ] as readonly (readonly [kind: string, word: RegExp])[],
  calls:
    /^(?:missed )?(?:group )?(?:voice|video) call(?:$|[,.])|^(?:verpasster )?(?:sprach|video)anruf(?:$|[,.])|^appel (?:vocal|vidéo)(?: manqué)?(?:$|[,.])|^(?:llamada|videollamada)(?: de voz)?(?: perdida)?(?:$|[,.])/i,
  /** A call in other languages, as iOS writes it with the mark: before and behind the word come few others, then its length. */
  markedCalls:
    /^(?:\p{L}+ ){0,2}(?:(?:video)?call|(?:sprach|video)?anruf|appel|(?:video)?llamada|(?:vídeo)?chamada|(?:video)?ligação|(?:video)?chiamata|(?:spraak|video-?)?oproep|(?:аудио|видео)?звонок|(?:відео)?дзвінок|arama|połączenie|(?:video)?hovor|(?:video)?hívás|apel|κλήση|βιντεοκλήση|(?:video)?opkald|(?:video)?samtal|(?:video|tale)?anrop|(?:video)?puhelu|panggilan|cuộc gọi|שיחה|שיחת|مكالمة|تماس|कॉल)(?!\p{L})(?: [\p{L}-]+){0,3}(?:$|[,.])|^.{0,8}(?:通話|通话|語音來電|视频通话|통화|โทร).{0,12}(?:$|[,、，])/iu,
  edited: new Set(
    [
      'This message was edited',
      'Diese Nachricht wurde bearbeitet',
      'Ce message a été modifié',
      'Se editó este mensaje',
      'Mensagem editada',
      'Questo messaggio è stato modificato',
      'Dit bericht is bewerkt',
      'Este mensaje fue editado',
      'Esta mensagem foi editada',
      "S'ha editat aquest missatge",
      'Wiadomość została edytowana',
      'Det här meddelandet har redigerats',
      'Denne besked er redigeret',
      'Denne meldingen ble redigert',
      'Tätä viestiä muokattiin',
      'Данное сообщение изменено',
      'Сообщение изменено',
      'Це повідомлення змінено',
      'Bu mesaj düzenlendi',
      'ההודעה הזו נערכה',
      'تم تعديل هذه الرسالة',
      'Pesan ini diedit',
      'यह मैसेज एडिट किया गया',
      'このメッセージは編集されました',
      '수정된 메시지입니다',
      '此消息已编辑',
      '此訊息已編輯',
    ].map((text) => text.toLowerCase()),
  ),
  /** Lines of the system that quote a name before a colon, which would else be taken for an author. */
  quoting:
    /changed the (?:subject|group name|group description)|hat den (?:betreff|gruppennamen)|a changé (?:le sujet|l[’']objet)|cambió el asunto|mudou o (?:assunto|nome)|ha cambiato l[’']oggetto|heeft het onderwerp/i,
} as const;
