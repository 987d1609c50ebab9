/** An option that cannot be meant. Its message is one sentence with what was found, what is expected and what to do. */
export class OptionError extends Error {
  override readonly name = 'OptionError';
}
