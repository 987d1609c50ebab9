import type { Edit } from '../edit.ts';
import { contracts } from './contracts.ts';
import { facts } from './facts.ts';
import { faults } from './faults.ts';
import { pages } from './pages.ts';
import { settings } from './settings.ts';
import { texts } from './texts.ts';

/** Every edit, by its subject. */
export const edits = { texts, facts, contracts, pages, settings, faults } as const;

export type Subject = keyof typeof edits;

/** All edits in the order in which any set of them is made, so that a set gives one state of the folder. */
export const allEdits: readonly Edit[] = Object.values(edits).flat();
