import type { FileWords } from './en.ts';

export const sv: FileWords = {
  attach: 'Bifoga en fil',
  remove: 'Ta bort {name}',
  download: 'Ladda ner',
  uploading: 'Laddar upp',
  tooMany: '{name}: högst 3 filer kan skickas med ett meddelande. Skicka den med nästa.',
  wrongType:
    '{name} kan inte skickas här. Bilder (JPG, PNG), PDF, Word, Excel, PowerPoint, OpenDocument, text och CSV går bra.',
  tooLarge: '{name} är större än 10 MB. Välj en mindre fil.',
  unreadable: '{name} kunde inte läsas. Spara den igen eller välj en annan fil.',
  tooOften: '{name} skickades inte: många filer har skickats den senaste timmen. Försök igen senare.',
  failed: '{name} skickades inte. Ta bort den och försök igen.',
  unavailable: 'Inte tillgänglig. Försök igen.',
  notDelivered: {
    one: 'Den här filen levererades inte: {names}',
    other: 'De här filerna levererades inte: {names}',
  },
};
