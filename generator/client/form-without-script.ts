/** Milliseconds after which a server counts as unreachable. */
const timeout = 5000;

/**
 * Sends a form whose script could not be fetched. A submission tries to fetch it again. If that fails, the browser posts the form once the
 * server answers: the browser's error page would discard the input. Until then the form reports that the connection is missing.
 * `tryToHydrate` returns whether the script has loaded.
 */
export function sendWithoutScript(root: HTMLElement, tryToHydrate: () => Promise<boolean>): void {
  const listening = new AbortController();
  const { signal } = listening;
  let underway = false;

  const attempt = async (form: HTMLFormElement, submitter: HTMLElement | null) => {
    if (underway) return;
    underway = true;
    if (await tryToHydrate()) {
      listening.abort();
      // The input is kept: React takes over the fields with their values.
      return root.querySelector('form')?.requestSubmit();
    }
    if (await answers()) {
      listening.abort();
      return form.requestSubmit(submitter);
    }
    underway = false;
    form.querySelector('[data-offline]')?.removeAttribute('hidden');
    addEventListener('online', () => void attempt(form, submitter), { once: true, signal });
  };
  root.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      void attempt(event.target as HTMLFormElement, event.submitter);
    },
    { signal },
  );
  root.addEventListener('focusin', () => void tryToHydrate().then((hydrated) => hydrated && listening.abort()), { signal });
}

/** Whether this site's server answers. */
const answers = (): Promise<boolean> =>
  fetch(location.pathname, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(timeout) }).then(
    () => true,
    () => false,
  );
