import type { BookingWords } from './en.ts';

export const es: BookingWords = {
  chooseDay: 'Elija un día',
  chooseTime: 'Elija una hora',
  zone: 'Zona horaria: {zone}',
  noTimes: 'No hay horas libres en este momento.',
  later: 'Días posteriores',
  earlier: 'Días anteriores',
  otherTimes: 'Otras horas',
  book: 'Reservar esta hora',
  booked: 'Su llamada está reservada',
  requested: 'Su solicitud se ha enviado. Recibirá un correo cuando se confirme.',
  details: 'Los detalles se envían a {email}.',
  change: 'Cambiar o cancelar',
  join: 'Abrir la reunión',
  taken: 'Otra persona acaba de reservar esta hora. Elija otra.',
  unavailable: 'La reserva no funciona en este momento. Inténtelo de nuevo en unos minutos.',
  page: 'Abrir la página de reservas',
  answerNeeded: 'Responda a esta pregunta',
  answerWrong: 'Revise esta respuesta',
  choose: 'Elija una opción',
};
