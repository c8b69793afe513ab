import type { Launcher } from '#contract/widget/widget.schemas.ts';

/** Phones, upright or lying: the panel takes the whole screen. */
export const fullScreenQuery = '(max-width:480px),(max-height:480px)';

/**
 * The look comes from our server, which has checked it. Important rules of a shadow tree win over important rules of the
 * page, so `:host` cannot be restyled from outside. What is fixed is a block without saying so.
 */
export function launcherStyles(launcher: Launcher): string {
  const { messageColor: color, position: side, size } = launcher;
  const place = `position:fixed;${side}:calc(20px + env(safe-area-inset-${side}));bottom:calc(var(--lift,0px) + `;
  // Faint borders and outlines become plain where the system forces its own colours.
  return `:host{all:initial!important;position:fixed!important;z-index:2147483647!important}
*{box-sizing:border-box}
button{${place}20px + env(safe-area-inset-bottom));width:${size}px;height:${size}px;padding:${(size * 3) / 14}px;border:1px solid #0001;border-radius:50%;background:${color};color:${launcher.iconColor};cursor:pointer;box-shadow:0 4px 20px #0004}
button:after{content:attr(data-unread);position:absolute;top:-6px;right:-6px;border-radius:16px;background:#b00;color:#fff;font:600 13px/22px system-ui}
svg{display:block;fill:none;stroke:currentColor;stroke-width:1.8;stroke-linecap:round;stroke-linejoin:round}
button:focus-visible{outline:3px solid ${color};outline-offset:3px;box-shadow:0 0 0 3px #fff}
div{${place}${size + 32}px + env(safe-area-inset-bottom));width:min(${size * 7 + 8}px,100% - 40px);height:min(${size * 12 + 8}px,100% - ${size + 52}px - var(--lift,0px));outline:1px solid #0001;border-radius:16px;overflow:hidden;color-scheme:light dark;background:Canvas;box-shadow:0 8px 40px #0003;visibility:hidden;opacity:0;translate:0 10px}
.open{visibility:visible;opacity:1;translate:0}
iframe{display:block;width:100%;height:100%;border:0}
@media ${fullScreenQuery}{.open{inset:0;top:var(--top,0);width:100%;height:var(--height,100%);border-radius:0}.open~button{visibility:hidden}}
@media (prefers-reduced-motion:no-preference){*{transition:opacity .16s,translate .16s,visibility .16s}}
@media print{:host{display:none!important}}`;
}
