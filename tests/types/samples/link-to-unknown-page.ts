import type { PageContext } from 'wortlaut/react';

declare const page: PageContext;

// expect: Type '"hepl"' is not assignable to type 'NameIn<PageList>'.
page.link({ page: 'hepl' });
