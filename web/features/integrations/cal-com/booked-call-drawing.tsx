const times = ['9:00', '9:30', '10:00', '11:30', '14:00', '15:30'];

/** Free times in the chat, one of them chosen. */
export function BookedCallDrawing() {
  return (
    <div className="mx-auto max-w-xs rounded-lg border border-line bg-surface p-4 text-sm shadow-md">
      <p className="font-semibold">Tuesday, 8 December</p>
      <ul className="mt-3 grid grid-cols-3 gap-2 text-center tabular-nums">
        {times.map((time) => (
          <li
            key={time}
            className={
              time === '10:00'
                ? 'rounded-md bg-brand py-1.5 font-semibold text-on-brand'
                : 'rounded-md border border-line py-1.5'
            }
          >
            {time}
          </li>
        ))}
      </ul>
      <p className="mt-4 rounded-md bg-ready-soft px-3 py-2 font-medium text-ready">
        Your call is booked: Tuesday, 10:00
      </p>
    </div>
  );
}
