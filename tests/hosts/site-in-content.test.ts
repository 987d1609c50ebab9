import { describe } from 'vitest';
import { testOnEveryServer } from './every-server.ts';
import { siteInContent } from './sites.ts';

describe.each([siteInContent])('%s', testOnEveryServer);
