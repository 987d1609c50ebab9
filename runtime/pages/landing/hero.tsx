import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { ButtonLink } from '../../components/button.tsx';
import { Till } from '../../illustrations/till.tsx';
import type { LandingProps } from '../../props/landing.ts';
import { ReturnSlip } from './return-slip.tsx';

/** One promise, two ways on, and the till with the old habits on a receipt of returns. */
export function Hero({ copy, structure }: LandingProps): ReactNode {
  const { link, external, words } = usePage();
  const { hero } = copy;
  const trial = words('trial');
  return (
    <section className="landing-hero street">
      <div className="container landing-hero-grid">
        <h1>{hero.heading}</h1>
        <div className="landing-hero-words">
          <p className="lead">{hero.lead}</p>
          <div className="buttons">
            <ButtonLink link={external('signUp')}>{hero.start}</ButtonLink>
            <ButtonLink link={link({ page: 'landing', anchor: 'how' })} variant="line">
              {hero.how}
            </ButtonLink>
          </div>
          <p className="landing-hero-note" lang={trial.lang}>
            {trial.text('title')}. {trial.text('noCard')}
          </p>
        </div>
        <div className="landing-hero-till">
          <Till />
          <ReturnSlip copy={copy} structure={structure} />
        </div>
      </div>
    </section>
  );
}
