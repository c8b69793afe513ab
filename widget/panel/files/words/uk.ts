import type { FileWords } from './en.ts';

export const uk: FileWords = {
  attach: 'Прикріпити файл',
  remove: 'Прибрати {name}',
  download: 'Завантажити',
  uploading: 'Надсилання',
  tooMany: '{name}: з одним повідомленням можна надіслати не більше 3 файлів. Надішліть його з наступним.',
  wrongType:
    '{name} тут не можна надіслати. Можна надіслати зображення (JPG, PNG), PDF, Word, Excel, PowerPoint, OpenDocument, текст і CSV.',
  tooLarge: '{name} більший за 10 МБ. Виберіть менший файл.',
  unreadable: 'Не вдалося прочитати {name}. Збережіть його ще раз або виберіть інший файл.',
  tooOften: '{name} не надіслано: за останню годину надіслано багато файлів. Спробуйте пізніше.',
  failed: '{name} не надіслано. Приберіть його та спробуйте ще раз.',
  unavailable: 'Недоступно. Спробуйте ще раз.',
  notDelivered: {
    one: 'Цей файл не доставлено: {names}',
    other: 'Ці файли не доставлено: {names}',
  },
};
