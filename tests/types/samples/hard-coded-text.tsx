import { Figures } from '../../../runtime/components/figures.tsx';

const value = '10,000' as never;

// expect: Type 'string' is not assignable to type 'Localized'.
export const figures = <Figures figures={[{ id: 'shops', label: 'Shops', value }]} />;
