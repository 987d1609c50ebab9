export interface EventRecording {
  /** Replays the recorded events in order. */
  replay(): void;
  /** Stops recording. */
  release(): void;
}

/**
 * Records the actions of a visitor in an island whose script has not arrived: the focus, presses of buttons that need script, and the
 * last submission of a form. Links, popovers and disclosures work without script and are not recorded.
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
