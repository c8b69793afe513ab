import type { BookingWords } from './en.ts';

export const pt: BookingWords = {
  chooseDay: 'Escolha um dia',
  chooseTime: 'Escolha uma hora',
  zone: 'Fuso horário: {zone}',
  noTimes: 'Não há horários livres neste momento.',
  later: 'Dias seguintes',
  earlier: 'Dias anteriores',
  otherTimes: 'Outros horários',
  book: 'Marcar este horário',
  booked: 'A sua chamada está marcada',
  requested: 'O seu pedido foi enviado. Receberá um email quando for confirmado.',
  details: 'Os detalhes são enviados para {email}.',
  change: 'Alterar ou cancelar',
  join: 'Abrir a reunião',
  taken: 'Outra pessoa acabou de marcar este horário. Escolha outro.',
  unavailable: 'A marcação não funciona neste momento. Tente novamente dentro de alguns minutos.',
  page: 'Abrir a página de marcações',
  answerNeeded: 'Responda a esta pergunta',
  answerWrong: 'Verifique esta resposta',
  choose: 'Escolha',
};
