export interface EventRecording {
  /** Replays, in order, what was recorded. */
  replay(): void;
  /** Stops recording. */
  release(): void;
}

/**
 * Records what visitors do to an island whose script is still on its way: where the focus is, presses of buttons
 * that only script serves, and the last submission of a form. What the browser does by itself (links, popovers, disclosures) is left alone.
 */
export function recordEvents(root: HTMLElement): EventRecording {
  const listening = new AbortController();
  const presses: HTMLButtonElement[] = [];
  let submission: SubmitEvent | undefined;

  root.addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest('button');
      if (button?.type === 'button' && !button.hasAttribute('popovertarget')) presses.push(button);
    },
    { signal: listening.signal },
  );
  root.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      submission = event;
    },
    { signal: listening.signal },
  );
  return {
    release: () => listening.abort(),
    replay: () => {
      const { activeElement } = document;
      if (root.contains(activeElement)) activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      for (const button of presses) button.click();
      if (submission) (submission.target as HTMLFormElement).requestSubmit(submission.submitter);
    },
  };
}
