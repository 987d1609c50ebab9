/**
 * The id that React gives to a place in the tree, in the browser as here, so that both agree (ReactFizzTreeContext in React's
 * source): for each list around it, from the inside out, the number of its entry in as many bits as the length of the list needs,
 * all of them in digits of base 32.
 * @param places of each list its length and the index in it, from the outside in
 * @param count how many ids the component there has used before
 */
export function placeId(places: readonly number[], count: number): string {
  let id = 1;
  let overflow = '';
  for (let at = 0; at < places.length; at += 2) {
    const bits = bitsOf(places[at] as number);
    const number = (places[at + 1] as number) + 1;
    let length = bitsOf(id) - 1;
    id &= ~(1 << length);
    if (bits + length > mostBits) {
      // Whole digits are moved out, so that no digit has to be taken up again.
      const moved = length - (length % bitsPerDigit);
      overflow = (id & ((1 << moved) - 1)).toString(32) + overflow;
      id >>= moved;
      length -= moved;
    }
    id |= (1 << (bits + length)) | (number << length);
  }
  const tree = (id & ~(1 << (bitsOf(id) - 1))).toString(32) + overflow;
  return `_R_${tree}${count ? `H${count.toString(32)}` : ''}_`;
}

const mostBits = 30;
const bitsPerDigit = 5;

const bitsOf = (number: number): number => 32 - Math.clz32(number);
