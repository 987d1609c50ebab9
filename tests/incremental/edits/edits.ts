import type { Edit } from '../edit.ts';
import { contracts } from './contracts.ts';
import { facts } from './facts.ts';
import { faults } from './faults.ts';
import { pages } from './pages.ts';
import { settings } from './settings.ts';
import { texts } from './texts.ts';

/** Every edit, by what it is about. */
export const edits = { texts, facts, contracts, pages, settings, faults } as const;

export type Subject = keyof typeof edits;

/** In the order in which they are made, whichever of them are: so a set of them is one state of the folder. */
export const allEdits: readonly Edit[] = Object.values(edits).flat();
