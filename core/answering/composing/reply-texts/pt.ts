import type { ReplyTexts } from './reply-text.ts';
import { sameInEveryVibe } from './same-in-every-vibe.ts';

export const pt: ReplyTexts = {
  greeting: sameInEveryVibe('Olá. Em que posso ajudar?'),
  thanks: sameInEveryVibe('De nada.'),
  goodbye: sameInEveryVibe('Até logo.'),
  'how-are-you': sameInEveryVibe('Bem, obrigado. Em que posso ajudar?'),
  'who-are-you': sameInEveryVibe(
    'Sou {agent}, um assistente de IA. Faça uma pergunta e procurarei a resposta nas nossas informações.',
  ),
  affirmation: sameInEveryVibe('Certo. Deseja saber mais alguma coisa?'),
  unclear: sameInEveryVibe('Em que posso ajudar? Escreva a sua pergunta.'),
  closest: sameInEveryVibe('O mais próximo que encontrei:'),
  fallback: sameInEveryVibe(
    'Lamento, não tenho resposta para isso. Uma pessoa entrará em contacto assim que possível.',
  ),
  unknown: sameInEveryVibe('Não tenho informações sobre {names}.'),
  known: sameInEveryVibe('Posso responder a perguntas sobre: {topics}.'),
  unanswered: sameInEveryVibe('Não tenho resposta para “{names}”.'),
  offer: sameInEveryVibe('Deseja falar com uma pessoa?'),
  handoff: sameInEveryVibe('Vou colocar você em contacto com uma pessoa.'),
  unreachable: sameInEveryVibe('Aqui não consigo colocar você em contacto com uma pessoa.'),
  file: sameInEveryVibe(
    'Obrigado, o seu ficheiro chegou e a nossa equipa pode vê-lo. Eu não consigo ler ficheiros: o que gostaria de saber?',
  ),
  contact: sameInEveryVibe('Obrigado. Entraremos em contacto através de {contact}.'),
  'known-address': sameInEveryVibe('Temos o seu endereço ({contact}) e escreveremos para lá.'),
  here: sameInEveryVibe('Há alguém disponível que vai juntar-se num momento.'),
  away: sameInEveryVibe('Neste momento não há ninguém disponível. Voltamos a responder: {time}.'),
  booking: sameInEveryVibe('Pode escolher um horário aqui mesmo.'),
  'action-form': sameInEveryVibe('Preencha estes dados e eu trato disso.'),
  'action-needs': sameInEveryVibe('Para isso preciso de: {fields}.'),
  'action-empty': sameInEveryVibe('Não encontrei nada para isto. Verifique o que escreveu.'),
  'action-failed': sameInEveryVibe('Não obtive resposta neste momento. Tente novamente mais tarde.'),
  'booking-change': sameInEveryVibe('Pode alterar ou cancelar a sua chamada aqui mesmo.'),
  injection: sameInEveryVibe('Isso não posso fazer. Respondo com gosto a perguntas sobre o que oferecemos.'),
};
