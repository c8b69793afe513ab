/** Whether a switch of SpreadsheetML is on: it is when it is there without a value. */
export function isOn(value: string | undefined): boolean {
  return value === undefined || /^(?:1|true|on)$/i.test(value);
}
