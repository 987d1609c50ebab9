import { reportStyle } from './report-style.ts';

/** The look of the page of codes. */
export const codesStyle = `${reportStyle}
header p { max-width: 42rem; }
.figure { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 1rem; margin: 0.5rem 0 1rem; color: var(--muted); }
.figure strong { font-size: clamp(3rem, 8vw, 5rem); line-height: 1; letter-spacing: -0.03em; color: var(--ink); }
a { color: inherit; text-underline-offset: 0.2em; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 0.25rem; }
code, pre, .code { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: 0.875em; }
nav { max-width: 72rem; margin: 2rem auto 0; border: 1px solid var(--line); border-radius: 0.75rem; background: var(--paper); }
details + details { border-top: 1px solid var(--line); }
summary { padding: 0.75rem 1rem; cursor: pointer; }
summary .title { font-weight: 600; }
summary .count { color: var(--muted); }
nav ol { margin: 0; padding: 0 1rem; list-style: none; columns: 22rem; }
nav li { break-inside: avoid; }
nav li a { display: flex; gap: 0.75rem; padding: 0.25rem 0; text-decoration: none; }
nav li a:hover { text-decoration: underline; }
nav li .code { flex: none; color: var(--muted); line-height: 1.7; }
nav details > p { margin: 0; padding: 0.5rem 1rem 1rem; }
article { margin: 0 0 1rem; padding: clamp(1rem, 3vw, 1.5rem); border: 1px solid var(--line); border-radius: 0.75rem; background: var(--paper); scroll-margin-top: 1rem; }
article:target { border-color: var(--focus); box-shadow: 0 0 0 1px var(--focus); }
h3 { margin: 0; font-size: 1.0625rem; line-height: 1.4; }
h3 .code { margin-right: 0.5rem; color: var(--muted); text-decoration: none; }
h3 .code:hover { text-decoration: underline; }
article > p { max-width: 48rem; margin: 0.5rem 0 1rem; }
.examples { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); gap: 1rem; }
figure { min-width: 0; margin: 0; }
figcaption { margin-bottom: 0.25rem; font-size: 0.875rem; font-weight: 600; }
.bad figcaption { color: var(--bad); } .good figcaption { color: var(--good); }
pre { margin: 0; padding: 0.75rem 1rem; border-radius: 0.5rem; background: var(--canvas); line-height: 1.5; white-space: pre-wrap; overflow-wrap: anywhere; }
@media print { body { padding: 0; } article { break-inside: avoid; } }
`;
