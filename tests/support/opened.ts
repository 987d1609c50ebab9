import { openSite, type Settings, type Site } from '../../generator/index.ts';
import { root } from './paths.ts';

/** The site of this repository with other settings: its theme, with the content folder of a test. */
export const opened = <Given extends Settings>(settings: Given): Given & Site => openSite(root, settings);
