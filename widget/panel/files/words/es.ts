import type { FileWords } from './en.ts';

export const es: FileWords = {
  attach: 'Adjuntar un archivo',
  remove: 'Quitar {name}',
  download: 'Descargar',
  uploading: 'Subiendo',
  tooMany: '{name}: con un mensaje se pueden enviar como máximo 3 archivos. Envíelo con el siguiente.',
  wrongType:
    '{name} no se puede enviar aquí. Se admiten imágenes (JPG, PNG), PDF, Word, Excel, PowerPoint, OpenDocument, texto y CSV.',
  tooLarge: '{name} pesa más de 10 MB. Elija un archivo más pequeño.',
  unreadable: 'No se pudo leer {name}. Guárdelo de nuevo o elija otro archivo.',
  tooOften: '{name} no se envió: se enviaron muchos archivos en la última hora. Inténtelo más tarde.',
  failed: '{name} no se envió. Quítelo e inténtelo de nuevo.',
  unavailable: 'No disponible. Inténtelo de nuevo.',
  notDelivered: {
    one: 'Este archivo no se entregó: {names}',
    other: 'Estos archivos no se entregaron: {names}',
  },
};
