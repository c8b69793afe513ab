import { shadeUntilReadable } from '#core/look/shade-until-readable.ts';
import type { EmailBlock, EmailContent, EmailTurn } from './email.ts';
import type { EmailBrand } from './email-brand.ts';
import { emailColors } from './email-colors.ts';
import { escapeHtml } from './escape-html.ts';
import { nameSpeaker } from './parts/name-speaker.ts';
import { replyLine } from './parts/reply-line.ts';
import { signEmail } from './parts/sign-email.ts';

const { light, dark } = emailColors;
const font = "'Figtree','Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Mail programs know few styles, and most of them only inline, so each element has its own. */
const styles = {
  text: `margin:0 0 16px;font:400 16px/1.6 ${font};color:${light.ink}`,
  small: `margin:0 0 8px;font:400 14px/1.55 ${font};color:${light.soft}`,
  speaker: `margin:0 0 4px;font:600 13px/1.4 ${font};color:${light.soft}`,
  label: `padding:8px 16px 8px 0;font:400 14px/1.5 ${font};color:${light.soft};vertical-align:top;white-space:nowrap`,
  value: `padding:8px 0;font:600 15px/1.5 ${font};color:${light.ink};word-break:break-word`,
  quote: `margin:0 0 16px;padding:4px 0 4px 16px;border-left:3px solid ${light.accent};font:400 16px/1.6 ${font};color:${light.ink};word-break:break-word`,
};

/** Colours of buttons and links on light and on dark paper, and of what is written on a button. */
interface BrandShades {
  light: string;
  onLight: string;
  dark: string;
  onDark: string;
}

/** A brand's own colour is shaded so that it can be read on both. */
const shadesOf = ({ color }: EmailBrand): BrandShades =>
  color === null
    ? { light: light.brand, onLight: light.onBrand, dark: dark.brand, onDark: dark.onBrand }
    : {
        light: shadeUntilReadable(color, light.paper),
        onLight: '#FFFFFF',
        dark: shadeUntilReadable(color, dark.paper),
        onDark: '#000000',
      };

const darkRules = (brand: BrandShades): string => `@media (prefers-color-scheme:dark){
.paper{background:${dark.paper}!important}
.card{background:${dark.card}!important;border-color:${dark.line}!important}
.ink{color:${dark.ink}!important}
.soft{color:${dark.soft}!important}
.brand{color:${brand.dark}!important}
.button{background:${brand.dark}!important}
.button a{color:${brand.onDark}!important}
.mark{background:${dark.cited}!important;color:${dark.onCited}!important}
.accent{border-color:${dark.accent}!important}
.visitor{border-color:${brand.dark}!important}
}
@media (max-width:480px){.card{padding:28px 20px!important}}`;

const lines = (text: string): string => escapeHtml(text).replaceAll(/\r\n?|\n/g, '<br>');

/** The visitor's messages have a line at the side in the colour of the brand. */
function setTurn(turn: EmailTurn, brand: BrandShades): string {
  const { from, text } = turn;
  const side = from === 'visitor' ? `;border-left-color:${brand.light}` : '';
  const rule = from === 'visitor' ? 'ink visitor' : 'ink accent';
  return `<p class="soft" style="${styles.speaker}">${escapeHtml(nameSpeaker(turn))}</p><blockquote class="${rule}" style="${styles.quote}${side}">${lines(text)}</blockquote>`;
}

function setBlock(block: EmailBlock, brand: BrandShades): string {
  switch (block.kind) {
    case 'text':
      return `<p class="ink" style="${styles.text}">${lines(block.text)}</p>`;
    case 'link': {
      const address = linkAddress(block.url);
      return `<p class="ink" style="${styles.text}"><a class="brand" href="${address}" style="color:${brand.light};font-weight:600">${escapeHtml(block.label)}</a></p>`;
    }
    case 'quote':
      return `<blockquote class="ink accent" style="${styles.quote}">${lines(block.text)}</blockquote>`;
    case 'thread':
      return block.turns.map((turn) => setTurn(turn, brand)).join('\n');
    case 'facts': {
      const rows = block.rows.map(
        ([label, value]) =>
          `<tr><td class="soft" style="${styles.label}">${escapeHtml(label)}</td><td class="ink" style="${styles.value}">${escapeHtml(value)}</td></tr>`,
      );
      return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px">${rows.join('')}</table>`;
    }
  }
}

/** Only web addresses may be links: anything else would be our mistake, and dangerous. */
function linkAddress(url: string): string {
  if (!/^https?:\/\/[^\s"'<>]+$/i.test(url)) throw new Error('An email links to web addresses only.');
  return escapeHtml(url);
}

function setAction({ label, url }: { label: string; url: string }, brand: BrandShades): string {
  const address = linkAddress(url);
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 20px"><tr><td class="button" style="border-radius:10px;background:${brand.light}"><a href="${address}" style="display:inline-block;padding:13px 24px;font:600 16px/1.25 ${font};color:${brand.onLight};text-decoration:none">${escapeHtml(label)}</a></td></tr></table>
<p class="soft" style="${styles.small}">If the button does not work, open this address:<br><a class="brand" href="${address}" style="color:${brand.light};word-break:break-all">${address}</a></p>`;
}

/** The name at the top: ours with its mark, a partner's in their colour. */
function setName({ name, color }: EmailBrand, shades: BrandShades): string {
  const letters = `font:700 22px/1.3 ${font};letter-spacing:-.02em`;
  return color === null
    ? `<span class="mark" style="${letters};padding:3px 9px;border-radius:6px;background:${light.cited};color:${light.onCited}">${escapeHtml(name)}</span>`
    : `<span class="brand" style="${letters};color:${shades.light}">${escapeHtml(name)}</span>`;
}

/**
 * The email as one HTML document: tables and inline styles, no picture and nothing else that is fetched, readable at
 * any width and in the dark.
 */
export function renderEmailHtml(content: EmailContent, brand: EmailBrand): string {
  const shades = shadesOf(brand);
  const { subject, preheader, heading, blocks, action, notes, reason } = content;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>
:root{color-scheme:light dark}
${darkRules(shades)}
</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${light.paper}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preheader)}${'&#847;&zwnj;&nbsp;'.repeat(60)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="paper" style="background:${light.paper}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
${content.hasReplyLine ? `<tr><td style="padding:0 4px 16px"><p class="soft" style="margin:0;font:400 12px/1.4 ${font};color:${light.soft}">${escapeHtml(replyLine)}</p></td></tr>` : ''}
<tr><td style="padding:0 4px 20px">${setName(brand, shades)}</td></tr>
<tr><td class="card" style="padding:36px;background:${light.card};border:1px solid ${light.line};border-radius:16px">
<h1 class="ink" style="margin:0 0 20px;font:700 26px/1.25 ${font};letter-spacing:-.01em;color:${light.ink}">${escapeHtml(heading)}</h1>
${blocks.map((block) => setBlock(block, shades)).join('\n')}
${action === undefined ? '' : setAction(action, shades)}
${notes.map((note) => `<p class="soft" style="${styles.small}">${lines(note)}</p>`).join('\n')}
</td></tr>
<tr><td style="padding:20px 4px 0"><p class="soft" style="margin:0;font:400 13px/1.55 ${font};color:${light.soft}">${escapeHtml(signEmail(brand))}<br>${escapeHtml(reason)}</p></td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}
