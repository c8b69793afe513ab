import type { FileWords } from './en.ts';

export const id: FileWords = {
  attach: 'Lampirkan file',
  remove: 'Hapus {name}',
  download: 'Unduh',
  uploading: 'Mengunggah',
  tooMany: '{name}: paling banyak 3 file dapat dikirim dengan satu pesan. Kirim dengan pesan berikutnya.',
  wrongType:
    '{name} tidak dapat dikirim di sini. Gambar (JPG, PNG), PDF, Word, Excel, PowerPoint, OpenDocument, teks, dan CSV dapat dikirim.',
  tooLarge: '{name} lebih besar dari 10 MB. Pilih file yang lebih kecil.',
  unreadable: '{name} tidak dapat dibaca. Simpan ulang atau pilih file lain.',
  tooOften: '{name} tidak terkirim: banyak file dikirim dalam satu jam terakhir. Coba lagi nanti.',
  failed: '{name} tidak terkirim. Hapus dan coba lagi.',
  unavailable: 'Tidak tersedia. Coba lagi.',
  notDelivered: 'File ini tidak terkirim: {names}',
};
