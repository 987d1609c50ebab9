import type { ReactNode } from 'react';
import { fragment, usePage } from 'wortlaut/react';
import { Island } from './island.tsx';
import { contactOf } from './lead-form.ts';

/** Shows a visitor an enquiry that the server has refused. Its script is fetched only then. */
export const Undelivered = fragment(function Undelivered(): ReactNode {
  const page = usePage();
  if (!page.takesLeads) return null;
  const words = page.words('delivery');
  const lead = page.words('lead');
  return (
    <Island
      of="undelivered"
      when="refusal"
      props={{
        ...contactOf(page, 'phone'),
        heading: words.text('undeliveredHeading'),
        text: words.text('undeliveredText'),
        correct: words.text('correct'),
        later: words.text('later'),
        remove: words.text('remove'),
        send: words.text('sendAgain'),
        sending: lead.text('sending'),
        labels: {
          name: words.text('name'),
          firstName: lead.text('firstName'),
          lastName: lead.text('lastName'),
          company: lead.text('company'),
          email: lead.text('email'),
          phone: lead.text('phone'),
          message: words.text('message'),
        },
        sent: { heading: lead.text('sentHeading'), text: lead.text('sentText') },
        kept: { heading: words.text('keptHeading'), text: words.text('keptText') },
        unstored: words.text('unstored'),
      }}
    />
  );
});
