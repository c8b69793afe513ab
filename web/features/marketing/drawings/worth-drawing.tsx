import { Drawing, DrawnWindow } from '#web/site/drawing.tsx';

const questions = [
  { text: 'Opening hours', width: 'w-full', isWritten: true },
  { text: 'Delivery times', width: 'w-4/5', isWritten: true },
  { text: 'Repairs', width: 'w-3/5', isWritten: false },
  { text: 'Gift wrapping', width: 'w-2/5', isWritten: true },
  { text: 'Custom colours', width: 'w-1/4', isWritten: false },
] as const;

/** Questions by how often they are asked, and whether a page answers them. */
export function WorthDrawing() {
  return (
    <Drawing label="An example: five questions by how often they are asked. Opening hours, delivery times and gift wrapping are on the website; repairs and custom colours are not.">
      <DrawnWindow title="An example: what is asked most">
        <ul className="space-y-5 px-5 py-6 sm:px-7">
          {questions.map(({ text, width, isWritten }) => (
            <li key={text}>
              <p className="flex justify-between gap-3 text-sm">
                <span className="font-semibold">{text}</span>
                <span className={isWritten ? 'text-ready' : 'text-failed'}>
                  {isWritten ? 'On your site' : 'Not on your site'}
                </span>
              </p>
              <span
                className={`mt-2 block h-3 rounded-sm ${width} ${isWritten ? 'bg-ready' : 'border border-dashed border-failed bg-failed-soft'}`}
              />
            </li>
          ))}
        </ul>
      </DrawnWindow>
    </Drawing>
  );
}
