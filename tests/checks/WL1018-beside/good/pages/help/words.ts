export const heading = 'Hilfe für Sie';
