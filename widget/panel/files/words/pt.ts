import type { FileWords } from './en.ts';

export const pt: FileWords = {
  attach: 'Anexar um ficheiro',
  remove: 'Remover {name}',
  download: 'Transferir',
  uploading: 'A carregar',
  tooMany: '{name}: com uma mensagem pode enviar no máximo 3 ficheiros. Envie-o com a próxima.',
  wrongType:
    '{name} não pode ser enviado aqui. Podem ser enviadas imagens (JPG, PNG), PDF, Word, Excel, PowerPoint, OpenDocument, texto e CSV.',
  tooLarge: '{name} tem mais de 10 MB. Escolha um ficheiro mais pequeno.',
  unreadable: 'Não foi possível ler {name}. Guarde-o novamente ou escolha outro ficheiro.',
  tooOften: '{name} não foi enviado: foram enviados muitos ficheiros na última hora. Tente mais tarde.',
  failed: '{name} não foi enviado. Remova-o e tente novamente.',
  unavailable: 'Indisponível. Tente novamente.',
  notDelivered: {
    one: 'Este ficheiro não foi entregue: {names}',
    other: 'Estes ficheiros não foram entregues: {names}',
  },
};
