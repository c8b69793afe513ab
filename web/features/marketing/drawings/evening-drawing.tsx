import { Drawing } from '#web/site/drawing.tsx';

/** A closed shop in the evening whose agent still answers a question. */
export function EveningDrawing() {
  return (
    <Drawing label="A small shop in the evening. The shutter is half down and the moon is out; next to the door a question and its answer appear as speech bubbles.">
      <svg viewBox="0 0 480 340" className="w-full" aria-hidden="true">
        <NightSky />
        <ClosedShop />
        <SpeechBubbles />
      </svg>
    </Drawing>
  );
}

function NightSky() {
  return (
    <>
      <circle cx="410" cy="52" r="26" className="fill-accent" />
      <circle cx="421" cy="44" r="23" className="fill-page" />
      <g className="fill-line-strong">
        <circle cx="330" cy="34" r="2" />
        <circle cx="366" cy="96" r="2" />
        <circle cx="452" cy="118" r="2" />
        <circle cx="300" cy="78" r="1.5" />
      </g>
    </>
  );
}

function ClosedShop() {
  return (
    <>
      <path d="M10 316h460" className="fill-none stroke-line-strong" strokeWidth="2" strokeLinecap="round" />
      <path d="M40 116h232v200H40z" className="fill-surface stroke-line-strong" strokeWidth="2" />
      <path d="M28 70h256l14 46H14z" className="fill-brand" />
      <g className="fill-brand-soft">
        <path d="M70.7 70h42.7l-4 46H61.3zM156 70h42.7l4.6 46h-47.3zM241.3 70H284l14 46h-47.3z" />
      </g>
      <path
        d="M14 116h284v8a24 12 0 0 1-47.3 0 24 12 0 0 1-47.4 0 24 12 0 0 1-47.3 0 24 12 0 0 1-47.3 0 24 12 0 0 1-47.4 0 24 12 0 0 1-47.3 0z"
        className="fill-brand"
      />
      <rect
        x="60"
        y="152"
        width="112"
        height="112"
        rx="3"
        className="fill-sunken stroke-line-strong"
        strokeWidth="2"
      />
      <path
        d="M60 166h112M60 180h112M60 194h112"
        className="fill-none stroke-line-strong"
        strokeWidth="1.5"
      />
      <path d="M60 208h112" className="fill-none stroke-line-strong" strokeWidth="3" />
      <path
        d="M84 264v-24h20v24M124 264c-6-10-4-22 6-22s12 12 6 22"
        className="fill-line stroke-line-strong"
        strokeWidth="2"
      />
      <path d="M192 316V152h60v164" className="fill-brand-soft stroke-line-strong" strokeWidth="2" />
      <circle cx="241" cy="238" r="3.5" className="fill-ink" />
      <rect
        x="204"
        y="182"
        width="36"
        height="18"
        rx="3"
        className="fill-surface stroke-line-strong"
        strokeWidth="1.5"
      />
      <path
        d="M211 191h22"
        className="fill-none stroke-ink-secondary"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </>
  );
}

function SpeechBubbles() {
  return (
    <>
      <path
        className="fill-surface stroke-line-strong"
        strokeWidth="2"
        d="M318 150a16 16 0 0 1 16-16h104a16 16 0 0 1 16 16v20a16 16 0 0 1-16 16h-2v20l-26-20h-76a16 16 0 0 1-16-16z"
      />
      <rect x="338" y="150" width="88" height="7" rx="3.5" className="fill-line-strong" />
      <rect x="338" y="165" width="52" height="7" rx="3.5" className="fill-line-strong" />
      <path
        className="fill-brand"
        d="M286 232a18 18 0 0 1 18-18h118a18 18 0 0 1 18 18v34a18 18 0 0 1-18 18H312l-20 17c-4 4-10 1-10-5z"
      />
      <g className="fill-on-brand">
        <rect x="308" y="232" width="104" height="8" rx="4" />
        <rect x="308" y="250" width="78" height="8" rx="4" />
      </g>
    </>
  );
}
