import { describe } from 'vitest';
import { testOnEveryServer } from './every-server.ts';
import { siteNames } from './sites.ts';

describe.each(siteNames)('%s', testOnEveryServer);
