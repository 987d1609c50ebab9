import { defineCopy } from 'wortlaut';

export default defineCopy('notice', {
  meta: { title: 'Help: open 9:00 to 13:00', description: 'More than 10,000 shops, 4.9/5, 99.9% uptime.' },
  heading: 'A 30-day trial, then €249',
  text: 'Shipped in 2 to 3 days, under the rule of July 2025.',
  button: 'Reserve for 249',
});
