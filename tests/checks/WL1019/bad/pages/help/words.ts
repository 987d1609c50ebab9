import source from './en.ts';

export default { heading: 'Help', text: source.text };
