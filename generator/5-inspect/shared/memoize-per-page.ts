/** The same function, which works each answer out once: what many pages share is looked at once. */
export function memoize<Answer>(answer: (question: string) => Answer): (question: string) => Answer {
  const known = new Map<string, Answer>();
  return (question) => {
    let found = known.get(question);
    if (found === undefined) {
      found = answer(question);
      known.set(question, found);
    }
    return found;
  };
}
