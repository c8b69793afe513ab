/** A honeypot: people can neither see nor reach this field, so whatever fills it in is a bot. */
export function HiddenField() {
  return (
    <div aria-hidden className="absolute -left-[200vw] size-px overflow-hidden">
      <label>
        Website
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
