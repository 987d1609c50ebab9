interface EndedFairsProps {
  /** Id of the list of fairs to come; its items carry `data-ends`, an ISO date. */
  readonly upcoming: string;
  /** Id of the list of past fairs, the newest first. */
  readonly past: string;
  /** Id of what is left out once no fair is to come. */
  readonly whole: string;
}

/** Moves the fairs that are over on the visitor's day to the past ones (P14), however long ago the page was made or opened. */
export function endedFairs(_root: HTMLElement, props: EndedFairsProps): void {
  const move = () => moveEnded(props);
  move();
  document.addEventListener('visibilitychange', move);
}

function moveEnded({ upcoming, past, whole }: EndedFairsProps): void {
  const [coming, gone, section] = [upcoming, past, whole].map((id) => document.getElementById(id));
  if (!coming || !gone || !section) return;
  const today = dayOf(new Date());
  for (const fair of document.querySelectorAll<HTMLElement>('.upcoming')) {
    if ((fair.dataset.ends ?? today) >= today) continue;
    fair.classList.replace('upcoming', 'past');
    if (coming.contains(fair)) gone.prepend(fair);
  }
  section.hidden = coming.children.length === 0;
}

/** The visitor's day as an ISO date. */
const dayOf = (now: Date): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
