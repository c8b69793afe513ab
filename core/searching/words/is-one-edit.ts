/** Whether one letter more, less, other or two neighbours swapped makes one word of the other. */
export function isOneEdit(left: string, right: string): boolean {
  if (left === right || Math.abs(left.length - right.length) > 1) return false;
  let start = 0;
  while (start < left.length && left[start] === right[start]) start += 1;
  const restOfLeft = left.slice(start);
  const restOfRight = right.slice(start);
  if (restOfLeft.length > restOfRight.length) return restOfLeft.slice(1) === restOfRight;
  if (restOfLeft.length < restOfRight.length) return restOfLeft === restOfRight.slice(1);
  if (restOfLeft.slice(1) === restOfRight.slice(1)) return true;
  const isSwapped = restOfLeft[0] === restOfRight[1] && restOfLeft[1] === restOfRight[0];
  return isSwapped && restOfLeft.slice(2) === restOfRight.slice(2);
}
