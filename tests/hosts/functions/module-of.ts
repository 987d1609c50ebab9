/** The exports of a module that is given as text. */
export const moduleOf = (text: string) => import(`data:text/javascript;base64,${Buffer.from(text).toString('base64')}`);
