import type { ReactNode } from 'react';
import { fragment, usePage } from 'wortlaut/react';
import { Island } from './island.tsx';
import { contactOf } from './lead-form.ts';

/** Shows a visitor an enquiry that the server has refused. Its script is fetched only then. */
export const Undelivered = fragment(function Undelivered(): ReactNode {
  const page = usePage();
  if (!page.takesLeads) return null;
  const words = page.words('delivery');
  return (
    <Island
      of="undelivered"
      when="refusal"
      props={{
        ...contactOf(page, 'phone'),
        heading: words.text('undeliveredHeading'),
        text: words.text('undeliveredText'),
        remove: words.text('remove'),
      }}
    />
  );
});
