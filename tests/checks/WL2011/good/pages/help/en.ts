import { defineCopy } from 'wortlaut';

export default defineCopy('notice', {
  meta: { title: 'Help: open {fact:trial.open}', description: 'More than {fact:trial.shops} shops, {fact:trial.rating}, {fact:trial.uptime} uptime.' },
  heading: 'A {fact:trial.period|-day} trial, then {fact:offer.price}',
  text: 'Shipped in {fact:trial.shipping}, under the rule of {fact:trial.rule}. 30 shops, 3 devices, 2 days in 2025, 24 hours a day, 24/7.',
  button: 'Reserve at counter 49, 9:00',
});
