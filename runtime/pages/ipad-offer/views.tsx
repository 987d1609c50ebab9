import type { ReactNode } from 'react';
import { Carousel } from '../../components/carousel.tsx';
import { Section, SectionHeader } from '../../components/section.tsx';
import { TillIpad } from '../../illustrations/ipad-on-shelf.tsx';
import { NewIpad } from '../../illustrations/new-ipad.tsx';
import { SetupList } from '../../illustrations/setup-list.tsx';
import { SupportChat } from '../../illustrations/support-chat.tsx';
import type { IpadOfferProps } from '../../props/ipad-offer.ts';

const pictures = { ipad: NewIpad, premium: TillIpad, setup: SetupList, support: SupportChat } as const;

/** Contents of the package, one drawing each. They advance by themselves until the visitor turns them by hand (S6). */
export function Views({ copy: { views }, structure }: IpadOfferProps): ReactNode {
  const slides = structure.views.map((id) => {
    const { title, text, picture } = views.items[id];
    const Drawing = pictures[id];
    return {
      id,
      node: (
        <figure className="package-view">
          <div className="package-stage">
            <Drawing title={picture} />
          </div>
          <figcaption>
            <h3>{title}</h3>
            <p>{text}</p>
          </figcaption>
        </figure>
      ),
    };
  });
  return (
    <Section name="package turns">
      <SectionHeader heading={views.heading} lead={views.lead} />
      <Carousel id="package" label={views.heading} every="behaviour.images" slides={slides} stopsForGood variant="package-views" />
    </Section>
  );
}
