import { defineCopy } from 'wortlaut';
import { answer } from '../../shared/answer.ts';

export default defineCopy('notice', {
  meta: { title: 'Welcome | {brand:product}', description: 'What {brand:product} does for shops in the mountains.' },
  heading: 'Welcome to the mountains',
  text: answer.en,
  button: 'Begin',
});
