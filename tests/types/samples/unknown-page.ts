import { to } from 'wortlaut';

// expect: Argument of type '"hlep"' is not assignable to parameter of type
export default to('hlep');
