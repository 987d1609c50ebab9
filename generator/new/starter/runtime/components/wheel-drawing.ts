/* The geometry of a spoked wheel around the origin. Lengths are in units of the drawing. */

export interface WheelSize {
  readonly hub: number;
  readonly rim: number;
  readonly spokes: number;
}

/** How many spokes of one side a spoke crosses on its way to the rim. */
const crossings = 3;

/** All spokes of a wheel as one SVG path. Each leaves the hub at a tangent, in turns forwards and backwards. */
export function spokesPath({ hub, rim, spokes }: WheelSize): string {
  const step = (2 * Math.PI) / spokes;
  return Array.from({ length: spokes }, (_, index) => {
    const atRim = index * step;
    const atHub = atRim + (index % 2 ? -1 : 1) * step * crossings * 2;
    return `M${pointAt(atHub, hub)}L${pointAt(atRim, rim)}`;
  }).join('');
}

const pointAt = (angle: number, radius: number) => `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;
