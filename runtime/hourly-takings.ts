/** Sample takings from nine to six, as the heights of bars. */
export const hourlyTakings = [34, 52, 88, 132, 108, 64, 76, 96, 58] as const;
