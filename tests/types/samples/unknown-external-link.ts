import { external } from 'wortlaut';

// expect: Argument of type '"singUp"' is not assignable to parameter of type
export default external('singUp');
