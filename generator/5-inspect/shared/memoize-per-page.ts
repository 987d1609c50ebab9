/** The same function with its results cached by argument: texts that many pages share are processed once. */
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
