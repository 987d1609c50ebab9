import type { ReactNode } from 'react';
import { type Localized, usePage } from 'wortlaut/react';
import { Board } from '../components/board.tsx';
import { ButtonLink } from '../components/button.tsx';
import { CallToAction } from '../components/call-to-action.tsx';
import { FeatureList } from '../components/feature-list.tsx';
import { Section } from '../components/section.tsx';
import { TrialPrice } from '../components/trial-price.tsx';
import { Pictogram, type PictogramName } from '../illustrations/pictogram.tsx';
import type { ProductProps } from '../props/product.ts';
import { FunctionTill } from './product/function-till.tsx';
import { Languages } from './product/languages.tsx';
import { SumSlip } from './product/sum-slip.tsx';
import { SupportPrice } from './product/support-price.tsx';

const signs = { features: 'paper', resume: 'folder', analysis: 'bars', advanced: 'code' } as const;

/** A till with features on its keys, and under it all of them in four groups as one receipt, and what support costs (P10, P11). */
export function ProductPage({ copy, structure }: ProductProps): ReactNode {
  const { link, external, number } = usePage();
  const { basic, resume, advanced, analysis, keys } = structure;
  const groups = [
    { id: 'features', what: copy.basicFeaturesTitle, list: basic, texts: copy.basicFeaturesItems, keys: keys.basic },
    { id: 'resume', what: copy.resumeTitle, list: resume, texts: copy.resumeFeatures, keys: keys.resume },
    { id: 'analysis', what: copy.analysisTitle, list: analysis, texts: copy.analysisFeatures, keys: keys.analysis },
    { id: 'advanced', what: copy.advancedFeaturesTitle, list: advanced, texts: copy.advancedFeatures, keys: keys.advanced },
  ] as const;
  const trial = { label: copy.closing.trial, link: external('signUp') };
  const sales = { label: copy.closing.sales, link: link({ page: 'support', anchor: 'contact', query: { topic: 'sales' } }) };
  return (
    <>
      <div className="page-hero street">
        <div className="container till-front">
          <Board as="h1" text={copy.title} />
          <div className="till-front-words">
            <p className="lead">{copy.subtitle}</p>
            <div className="buttons">
              <ButtonLink link={trial.link}>{trial.label}</ButtonLink>
              <ButtonLink link={sales.link} variant="line">
                {sales.label}
              </ButtonLink>
            </div>
            <TrialPrice />
          </div>
          <div className="page-hero-foot">
            <FunctionTill groups={groups} sum={copy.sum} />
          </div>
        </div>
      </div>
      <Section name="roll" theme="counter" joined>
        <div className="slip roll-list">
          <p className="roll-models">{copy.receipt.heading}</p>
          {groups.map(({ id, what, list, texts }) => (
            <Group key={id} id={id} sign={signs[id]} heading={what} lead={copy.leads[id]}>
              <details className="roll-fold" open={id === 'features'}>
                <summary>
                  <span className="visually-hidden">{what}</span> <span>{copy.sum}</span> {number(list.length)}
                </summary>
                <FeatureList items={list} texts={texts} />
              </details>
            </Group>
          ))}
          <Group sign="phone" id="support" heading={copy.supportTitle} lead={copy.leads.support}>
            <FeatureList items={structure.models} texts={copy.supportFeatures} />
            <SupportPrice items={structure.support} texts={copy.supportFeatures} />
          </Group>
          <Languages label={copy.languages} spanish={structure.spanish} />
        </div>
      </Section>
      <CallToAction
        heading={copy.closing.heading}
        text={copy.closing.text}
        first={trial}
        second={sales}
        object={<SumSlip groups={groups} sum={copy.sum} />}
      />
    </>
  );
}

interface GroupProps {
  /** The anchor of the group. */
  readonly id: string;
  readonly sign: PictogramName;
  readonly heading: Localized;
  readonly lead: Localized;
  readonly children: ReactNode;
}

/** A group of features on the receipt. */
function Group({ id, sign, heading, lead, children }: GroupProps): ReactNode {
  return (
    <section id={id} className={`roll-group ${sign}`}>
      <div className="roll-head">
        <div className="roll-sign">
          <Pictogram name={sign} />
        </div>
        <h2>{heading}</h2>
      </div>
      <p>{lead}</p>
      {children}
    </section>
  );
}
