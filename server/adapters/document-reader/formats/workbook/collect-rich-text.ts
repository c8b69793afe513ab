import { resolveSuperscripts } from '#core/reading/text/resolve-superscripts.ts';
import { writeSubscript } from '#core/reading/text/write-subscript.ts';
import { writeSuperscript } from '#core/reading/text/write-superscript.ts';
import { isOn } from './is-on.ts';

interface RichText {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  close(name: string): void;
  text(text: string): void;
  /** What was collected since it was last taken. */
  take(): string;
}

/**
 * Collects the text of a string (`si` or `is`) run by run: struck runs are left out, raised figures stay apart from those
 * before them, and the readings of Japanese words are no part of the text.
 */
export function collectRichText(): RichText {
  let whole = '';
  let isInText = false;
  let readings = 0;
  let isStruckThrough = false;
  let place = '';
  return {
    open(name, attributes) {
      if (name === 'r') {
        isStruckThrough = false;
        place = '';
      }
      if (name === 'rPh') readings += 1;
      else if (name === 't') isInText = true;
      else if (name === 'strike') isStruckThrough = isOn(attributes.val);
      else if (name === 'vertAlign') place = attributes.val ?? '';
    },
    close(name) {
      if (name === 't') isInText = false;
      else if (name === 'rPh') readings -= 1;
      else if (name === 'r') {
        isStruckThrough = false;
        place = '';
      }
    },
    text(text) {
      if (!isInText || readings > 0 || isStruckThrough) return;
      if (place === 'superscript') whole += writeSuperscript(whole, text);
      else whole += place === 'subscript' ? writeSubscript(text) : text;
    },
    take() {
      const taken = resolveSuperscripts(whole);
      whole = '';
      return taken;
    },
  };
}
