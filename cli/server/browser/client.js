// Keeps a page of the development server up to date, and shows diagnostics over it. It uses DOM calls only: the policy of the
// pages forbids inline scripts, inline styles and markup from strings.

import { patch } from './patch.js';
import { restoreState, saveState } from './saved-state.js';

let shown = new URL(import.meta.url).searchParams.get('shown') ?? '';
const address = location.pathname + location.search;
const counted = (number, noun) => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** The page as the server sends it now. The policy forbids scripts to parse markup, so XMLHttpRequest does. */
function load() {
  return new Promise((done) => {
    const request = new XMLHttpRequest();
    request.open('GET', address);
    request.responseType = 'document';
    request.addEventListener('loadend', () => done(request.response));
    request.send();
  });
}

const versionOf = (page) => /shown=(.+)/.exec(page?.querySelector('script[src^="/@dev/client.js?"]')?.getAttribute('src'))?.[1];

/** The page as the server sent it; scripts have changed the open one since. */
let served = load();

let events;
let renewal = Promise.resolve();
let present = '[]';
let dismissed = '';

function connect() {
  events = new EventSource(`/@dev/events?${new URLSearchParams({ address, shown })}`);
  events.addEventListener('renewed', ({ data }) => {
    renewal = renewal.then(() => renew(data));
  });
  events.addEventListener('diagnostics', ({ data }) => show(JSON.parse(data)));
}

/** Shows the new version of the page: patches it where that is certain to be the same, reloads it otherwise. */
async function renew(version) {
  if (version === shown) return;
  const was = await served;
  served = load();
  const now = await served;
  if (versionOf(was) === shown && versionOf(now) && patch(was, now, document)) {
    shown = versionOf(now);
    return;
  }
  saveState();
  location.reload();
}

restoreState();
connect();
addEventListener('pagehide', () => events.close());
addEventListener('pageshow', ({ persisted }) => persisted && connect());

// A shadow tree isolates the styles of the panel from those of the site.
const host = document.createElement('wortlaut-dev');
const root = host.attachShadow({ mode: 'open' });
const style = element('link', { rel: 'stylesheet', href: '/@dev/client.css' });
const panel = element('section', { className: 'panel', popover: 'manual', ariaLabel: 'Diagnostics' });
const badge = element('button', { className: 'badge', type: 'button' });
const heading = element('h2', { role: 'status' });
const close = element('button', { className: 'close', type: 'button', textContent: 'Close' });
const list = element('ol', {});
panel.append(element('header', {}, [heading, close]), list);
badge.addEventListener('click', () => {
  open(true);
  close.focus();
});
close.addEventListener('click', () => {
  dismissed = present;
  open(false);
  badge.focus();
});
root.append(style, badge, panel);
document.body.append(host);

function show(diagnostics) {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const warnings = diagnostics.length - errors.length;
  const summary = [errors.length ? counted(errors.length, 'error') : '', warnings ? counted(warnings, 'warning') : '']
    .filter(Boolean)
    .join(', ');
  const wasWrong = present !== '[]';
  present = JSON.stringify(errors);
  host.hidden = diagnostics.length === 0;
  badge.textContent = summary;
  badge.className = errors.length ? 'badge wrong' : 'badge';
  heading.textContent = summary;
  list.replaceChildren(...diagnostics.map(entry));
  if (errors.length > 0 && dismissed !== present) open(true);
  if (errors.length === 0 && wasWrong) open(false);
}

function entry({ severity, code, message, place, frame, hint }) {
  const mark = element('span', { className: 'code', textContent: `${severity} ${code}` });
  const sentence = element('p', { className: 'sentence' }, [mark, ` ${message}`]);
  return element('li', { className: severity }, [
    sentence,
    ...(place ? [element('p', { className: 'place', textContent: place })] : []),
    ...(frame ? [element('pre', { textContent: frame, tabIndex: 0 })] : []),
    ...(hint ? [element('p', { className: 'hint', textContent: hint })] : []),
  ]);
}

function open(wanted) {
  const is = panel.matches(':popover-open');
  if (wanted && !is) panel.showPopover();
  if (!wanted && is) panel.hidePopover();
}

function element(name, properties, children = []) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}
