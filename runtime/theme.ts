import { defineTheme } from 'wortlaut/react';
import { Layout } from './components/layout.tsx';
import { flagCodes } from './islands/elements/flag.tsx';
import { structuredData } from './structured-data.ts';
import { templates } from './templates.ts';
import { textLimits } from './text-limits.ts';

export default defineTheme({ layout: Layout, templates, structuredData, textLimits, flags: flagCodes });
