import type { Node } from 'ts-morph';
import type { Remainder, SiteSource } from './codemod.ts';

/** The place of a node, as a remainder names it. */
export const placeOf = ({ path }: SiteSource, node: Node): Omit<Remainder, 'message'> => ({ file: path, line: node.getStartLineNumber() });
