import type { ReplyTexts } from './reply-text.ts';
import { sameInEveryVibe } from './same-in-every-vibe.ts';

export const ru: ReplyTexts = {
  greeting: sameInEveryVibe('Здравствуйте. Чем могу помочь?'),
  thanks: sameInEveryVibe('Пожалуйста.'),
  goodbye: sameInEveryVibe('До свидания.'),
  'how-are-you': sameInEveryVibe('Хорошо, спасибо. Чем могу помочь?'),
  'who-are-you': sameInEveryVibe(
    'Я {agent}, ИИ-помощник. Задайте вопрос, и я поищу ответ в нашей информации.',
  ),
  affirmation: sameInEveryVibe('Хорошо. Хотите узнать что-нибудь ещё?'),
  unclear: sameInEveryVibe('Чем могу помочь? Напишите свой вопрос.'),
  closest: sameInEveryVibe('Самое близкое, что удалось найти:'),
  fallback: sameInEveryVibe(
    'К сожалению, у меня нет ответа на это. Сотрудник свяжется с вами как можно скорее.',
  ),
  unknown: sameInEveryVibe('У меня нет информации о {names}.'),
  known: sameInEveryVibe('Могу ответить на вопросы по темам: {topics}.'),
  unanswered: sameInEveryVibe('На вопрос «{names}» у меня нет ответа.'),
  offer: sameInEveryVibe('Хотите поговорить с сотрудником?'),
  handoff: sameInEveryVibe('Соединяю вас с сотрудником.'),
  unreachable: sameInEveryVibe('Здесь я не могу соединить вас с сотрудником.'),
  file: sameInEveryVibe(
    'Спасибо, ваш файл получен, и наша команда может его посмотреть. Сам я не могу читать файлы: что вы хотели бы узнать?',
  ),
  contact: sameInEveryVibe('Спасибо. Мы свяжемся с вами: {contact}.'),
  'known-address': sameInEveryVibe('У нас есть ваш адрес ({contact}), мы напишем вам туда.'),
  here: sameInEveryVibe('Сотрудник на месте и скоро присоединится.'),
  away: sameInEveryVibe('Сейчас никого нет. Мы снова ответим: {time}.'),
  booking: sameInEveryVibe('Вы можете выбрать время прямо здесь.'),
  'action-form': sameInEveryVibe('Заполните, пожалуйста, эти поля, и я это сделаю.'),
  'action-needs': sameInEveryVibe('Для этого мне нужно: {fields}.'),
  'action-empty': sameInEveryVibe('По этим данным ничего не найдено. Проверьте, что вы ввели.'),
  'action-failed': sameInEveryVibe('Сейчас не удалось получить ответ. Попробуйте позже.'),
  'booking-change': sameInEveryVibe('Вы можете перенести или отменить встречу прямо здесь.'),
  injection: sameInEveryVibe(
    'Этого я сделать не могу. С удовольствием отвечу на вопросы о том, что мы предлагаем.',
  ),
};
