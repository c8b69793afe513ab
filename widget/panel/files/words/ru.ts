import type { FileWords } from './en.ts';

export const ru: FileWords = {
  attach: 'Прикрепить файл',
  remove: 'Убрать {name}',
  download: 'Скачать',
  uploading: 'Загрузка',
  tooMany: '{name}: с одним сообщением можно отправить не больше 3 файлов. Отправьте его со следующим.',
  wrongType:
    '{name} здесь нельзя отправить. Можно отправить изображения (JPG, PNG), PDF, Word, Excel, PowerPoint, OpenDocument, текст и CSV.',
  tooLarge: '{name} больше 10 МБ. Выберите файл поменьше.',
  unreadable: 'Не удалось прочитать {name}. Сохраните его заново или выберите другой файл.',
  tooOften: '{name} не отправлен: за последний час отправлено много файлов. Попробуйте позже.',
  failed: '{name} не отправлен. Уберите его и попробуйте снова.',
  unavailable: 'Недоступно. Попробуйте снова.',
  notDelivered: {
    one: 'Этот файл не доставлен: {names}',
    other: 'Эти файлы не доставлены: {names}',
  },
};
