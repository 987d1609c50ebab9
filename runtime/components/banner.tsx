import type { ReactNode } from 'react';
import { fragment, usePage } from 'wortlaut/react';
import { Island } from './island.tsx';
import { offerEnd } from './offer-end.ts';

/** The current offer above the header (F2), where the navigation names one, until it has ended. */
export const Banner = fragment(function Banner(): ReactNode {
  const page = usePage();
  const { bannerLink, words } = page;
  if (!bannerLink || offerEnd(page).isOver) return null;
  const banner = words('banner');
  return (
    <Island
      of="promo-banner"
      when="interaction"
      props={{
        label: banner.text('label'),
        text: banner.text('text'),
        linkText: banner.text('linkText'),
        link: bannerLink,
        dismiss: banner.text('dismiss'),
        ...(banner.lang && { lang: banner.lang }),
      }}
    />
  );
});
