import { to } from 'wortlaut';

// expect: Argument of type '"prices"' is not assignable to parameter of type '"content"'.
export default to('help', 'prices');
