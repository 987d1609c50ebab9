import { defineCopy } from 'wortlaut';

export default defineCopy('notice', {
  meta: { title: 'Help | {brand:product}', description: 'Where to find help with {brand:product}.' },
  heading: 'Help',
  text: 'It\'s <script>alert(1)</script> time.',
  button: 'Back to the start',
});
