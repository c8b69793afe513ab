import type { BookingWords } from './en.ts';

export const id: BookingWords = {
  chooseDay: 'Pilih hari',
  chooseTime: 'Pilih waktu',
  zone: 'Zona waktu: {zone}',
  noTimes: 'Saat ini tidak ada waktu yang kosong.',
  later: 'Hari berikutnya',
  earlier: 'Hari sebelumnya',
  otherTimes: 'Waktu lain',
  book: 'Pesan waktu ini',
  booked: 'Panggilan Anda sudah dipesan',
  requested: 'Permintaan Anda terkirim. Anda akan menerima email setelah dikonfirmasi.',
  details: 'Detailnya dikirim ke {email}.',
  change: 'Ubah atau batalkan',
  join: 'Buka rapat',
  taken: 'Orang lain baru saja memesan waktu ini. Pilih waktu lain.',
  unavailable: 'Pemesanan sedang tidak berfungsi. Coba lagi dalam beberapa menit.',
  page: 'Buka halaman pemesanan',
  answerNeeded: 'Jawab pertanyaan ini',
  answerWrong: 'Periksa jawaban ini',
  choose: 'Pilih',
};
