interface CalendarProps {
  /** The name of the calendar file, and its text, which the page carries. */
  readonly name: string;
  readonly file: string;
}

/** Hands over a calendar file. */
export function calendar(root: HTMLElement, { name, file }: CalendarProps): void {
  const button = root.querySelector('button');
  if (!button) return;
  button.onclick = () => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([file], { type: 'text/calendar' }));
    link.download = name;
    link.click();
  };
}
