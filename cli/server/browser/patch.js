// Patches an open page to its new version without a reload, which preserves the scroll position, open details and typed text.

/** Elements whose change has effects beyond what they show. */
const loading = 'script:not([type="application/ld+json"]), link:is([rel="stylesheet"], [rel="preload"], [rel="modulepreload"])';

/**
 * Applies the changes between two versions of a page, as the server sent them, to the open page. Returns false and changes nothing
 * where a reload might show something else: the props of a hydrated island have changed, which React renders from its first ones, or
 * scripts have changed the same place.
 *
 * @param {Document} was @param {Document} now @param {Document} open
 */
export function patch(was, now, open) {
  const changes = [];
  if (!compare({ was: was.documentElement, now: now.documentElement, open: open.documentElement }, changes)) return false;
  for (const change of changes) change();
  return true;
}

function compare({ was, now, open }, changes) {
  if (was.isEqualNode(now)) return true;
  if (was.nodeName !== now.nodeName || was.nodeName !== open?.nodeName) return false;
  if (was.nodeType !== Node.ELEMENT_NODE) {
    changes.push(() => {
      open.data = now.data;
    });
    return open.data === was.data;
  }
  // A browser that runs scripts never shows it, and keeps it as text.
  if (was.nodeName === 'NOSCRIPT') return true;
  // Fast Refresh updates the code of a hydrated island; new props need another hydration.
  if (isHydrated(open) && was.dataset.props === now.dataset.props) return true;
  if (was.matches(loading) || isHydrated(open)) return false;
  return compareAttributes({ was, now, open }, changes) && compareChildren({ was, now, open }, changes);
}

function compareAttributes({ was, now, open }, changes) {
  const names = new Set([...was.getAttributeNames(), ...now.getAttributeNames()]);
  return [...names].every((name) => {
    const value = now.getAttribute(name);
    if (was.getAttribute(name) === value) return true;
    changes.push(() => (value === null ? open.removeAttribute(name) : open.setAttribute(name, value)));
    return was.getAttribute(name) === open.getAttribute(name);
  });
}

function compareChildren({ was, now, open }, changes) {
  const before = childrenOf(was);
  const after = childrenOf(now);
  const present = childrenOf(open);
  // Scripts add to the head and to the end of the body.
  const isComplete = was.parentNode?.nodeName === 'HTML' ? present.length >= before.length : present.length === before.length;
  if (before.length === after.length && isComplete && before.every(({ nodeName }, index) => nodeName === after[index].nodeName))
    return before.every((child, index) => compare({ was: child, now: after[index], open: present[index] }, changes));
  const isPlain = [was, now].every((element) => !element.querySelector(`${loading}, [data-island], [data-enhance]`));
  changes.push(() => open.replaceChildren(...after.map((node) => open.ownerDocument.importNode(node, true))));
  return isPlain && present.length === before.length && before.every((child, index) => child.isEqualNode(present[index]));
}

/** The children of an element without what the development server has added. */
const childrenOf = (element) => [...element.childNodes].filter((node) => !isOfDevServer(node));

const isOfDevServer = (node) => node.nodeName === 'WORTLAUT-DEV' || (node.nodeName === 'SCRIPT' && node.dataset.version !== undefined);

/** Whether React has hydrated this element. */
const isHydrated = (element) => Object.keys(element).some((key) => key.startsWith('__reactContainer$'));
