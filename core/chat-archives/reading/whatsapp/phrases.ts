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
    ].map((text) => text.toLowerCase()),
  ),
  calls:
    /^(?:missed )?(?:group )?(?:voice|video) call(?:$|[,.])|^(?:verpasster )?(?:sprach|video)anruf(?:$|[,.])|^appel (?:vocal|vidéo)(?: manqué)?(?:$|[,.])|^(?:llamada|videollamada)(?: de voz)?(?: perdida)?(?:$|[,.])/i,
  edited: new Set(
    [
      'This message was edited',
      'Diese Nachricht wurde bearbeitet',
      'Ce message a été modifié',
      'Se editó este mensaje',
      'Mensagem editada',
      'Questo messaggio è stato modificato',
      'Dit bericht is bewerkt',
    ].map((text) => text.toLowerCase()),
  ),
  /** Lines of the system that quote a name before a colon, which would else be taken for an author. */
  quoting:
    /changed the (?:subject|group name|group description)|hat den (?:betreff|gruppennamen)|a changé (?:le sujet|l[’']objet)|cambió el asunto|mudou o (?:assunto|nome)|ha cambiato l[’']oggetto|heeft het onderwerp/i,
} as const;
