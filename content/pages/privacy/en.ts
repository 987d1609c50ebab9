import { defineCopy } from 'wortlaut';

export default defineCopy('notice', {
  meta: { title: 'Privacy | {brand:product}', description: 'How {brand:product} handles your data. The text will be available here soon.' },
  heading: 'Privacy',
  text: 'Our privacy notice will be available here soon. Questions in the meantime: {brand:email}.',
  button: 'Back to the home page',
});
