import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { SectionHeader } from '../../components/section.tsx';
import { Sky } from '../../illustrations/sky.tsx';
import { inCountry } from '../../in-country.ts';
import type { HomeCopy, HomeStructure } from '../../props/home.ts';

/** A day at the counter: what the till does at each hour, under the sky of that hour. */
export function Features({ copy: { features }, structure }: { readonly copy: HomeCopy; readonly structure: HomeStructure }): ReactNode {
  const page = usePage();
  return (
    <section className="hours" id="features">
      <div className="container">
        <SectionHeader heading={features.heading} lead={features.lead} />
      </div>
      <ol>
        {inCountry(structure.hours, page).map(({ id, hour, at }) => {
          const text = features.items[id];
          return (
            text && (
              <li key={id} className={hour}>
                <div className="container">
                  <time>{at}</time>
                  <h3>{text.title}</h3>
                  <p>{text.text}</p>
                  <Sky hour={hour} />
                </div>
              </li>
            )
          );
        })}
      </ol>
    </section>
  );
}
