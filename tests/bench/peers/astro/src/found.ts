/** The message with the number of results, as a picker gets it. */
export const found = (tag: string) => ({
  tag,
  elements: [
    {
      type: 6,
      value: 'found',
      options: { one: { value: [{ type: 7 }] }, other: { value: [{ type: 7 }] } },
      offset: 0,
      pluralType: 'cardinal',
    },
  ],
});
