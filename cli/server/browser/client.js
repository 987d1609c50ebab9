// Keeps a page of the development server up to date, and shows diagnostics over it. It uses DOM calls only: the policy of the
// pages forbids inline scripts, inline styles and markup from strings.

import { patch } from './patch.js';
import { restoreState, saveState } from './saved-state.js';

const hot = import.meta.hot;
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

const versionOf = (page) => page?.querySelector('script[data-version]')?.dataset.version;

let shown = versionOf(document);
/** The page as the server sent it; scripts have changed the open one since. */
let served = load();
let renewal = Promise.resolve();
let present = '[]';
let dismissed = '';

// The policy forbids the worker from which Vite's client waits for a server that has stopped; without this class, it waits in the page.
delete globalThis.SharedWorker;
restoreState();
for (const event of ['vite:beforeFullReload', 'vite:ws:disconnect']) hot.on(event, saveState);
hot.on('wortlaut:page', ({ version, diagnostics }) => {
  if (diagnostics) show(diagnostics);
  renewal = renewal.then(() => renew(version));
});
hot.send('wortlaut:open', { address, version: shown });

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

// A shadow tree isolates the styles of the panel from those of the site.
const host = document.createElement('wortlaut-dev');
const root = host.attachShadow({ mode: 'open' });
const style = element('link', { rel: 'stylesheet', href: new URL('./client.css', import.meta.url).href });
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

function entry({ severity, code, message, place, editor, frame, hint }) {
  const mark = element('span', { className: 'code', textContent: `${severity} ${code}` });
  const sentence = element('p', { className: 'sentence' }, [mark, ` ${message}`]);
  return element('li', { className: severity }, [
    sentence,
    ...(place ? [placeLink(place, editor)] : []),
    ...(frame ? [element('pre', { textContent: frame, tabIndex: 0 })] : []),
    ...(hint ? [element('p', { className: 'hint', textContent: hint })] : []),
  ]);
}

/** A place that opens in the editor of the computer on which the server runs. */
function placeLink(place, editor) {
  const link = element('button', { className: 'place', type: 'button', title: 'Open in the editor', textContent: place });
  link.addEventListener('click', () => fetch(editor));
  return link;
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
