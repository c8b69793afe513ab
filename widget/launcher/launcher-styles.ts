import type { Launcher } from '#contract/widget/widget.schemas.ts';

/** Phones, upright or lying: the panel takes the whole screen. */
export const fullScreenQuery = '(max-width:480px),(max-height:480px)';

/**
 * The look comes from our server, which has checked it. Important rules of a shadow tree win over important rules of the
 * page, so `:host` cannot be restyled from outside. What is fixed is a block without saying so.
 */
export function launcherStyles(launcher: Launcher): string {
  const { messageColor: color, position: side, size } = launcher;
  const place = `position:fixed;${side}:calc(20px + env(safe-area-inset-${side}));bottom:calc(`;
  // The spinner turns behind the frame, which covers it with its first paint. Transparent borders and outlines
  // become visible where the system forces its own colours.
  return `:host{all:initial!important;position:fixed!important;z-index:2147483647!important}
*{box-sizing:border-box}
button{${place}20px + env(safe-area-inset-bottom));width:${size}px;height:${size}px;padding:${(size * 3) / 14}px;border:2px solid transparent;border-radius:50%;background:${color};color:${launcher.iconColor};cursor:pointer;box-shadow:0 4px 20px #0004}
svg{display:block;fill:none;stroke:currentColor;stroke-width:1.8;stroke-linecap:round;stroke-linejoin:round}
button:focus-visible{outline:3px solid ${color};outline-offset:3px;box-shadow:0 0 0 3px #fff}
div{${place}${size + 32}px + env(safe-area-inset-bottom));width:min(${size * 7 + 8}px,100vw - 40px);height:min(${size * 12 + 8}px,100dvh - ${size + 52}px);outline:1px solid transparent;border-radius:16px;overflow:hidden;color-scheme:light dark;background:Canvas;box-shadow:0 0 0 1px #0001,0 8px 40px #0003;visibility:hidden;opacity:0;transform:translateY(10px)}
.open{visibility:visible;opacity:1;transform:none}
iframe{display:block;width:100%;height:100%;border:0}
div:before{content:"";position:absolute;z-index:-1;inset:0;margin:auto;width:28px;height:28px;border-radius:50%;border:3px solid ${color};border-right-color:transparent}
@media ${fullScreenQuery}{div{inset:0;top:var(--top,0);width:100%;height:var(--height,100dvh);border-radius:0}.open~button{visibility:hidden}}
@media (prefers-reduced-motion:no-preference){button{transition:transform .15s}button:hover{transform:scale(1.06)}div{transition:opacity .16s,transform .16s,visibility 0s .16s}.open{transition-delay:0s}div:before{animation:r .8s linear 15}}
@keyframes r{to{transform:rotate(1turn)}}
@media print{:host{display:none!important}}`;
}
