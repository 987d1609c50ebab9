import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { ButtonLink } from '../components/button.tsx';
import { CallToAction } from '../components/call-to-action.tsx';
import { FeatureList } from '../components/feature-list.tsx';
import { Section, SectionHeader } from '../components/section.tsx';
import { Phone } from '../illustrations/phone.tsx';
import type { ProductProps } from '../props/product.ts';
import { Basics } from './product/basics.tsx';
import { Languages } from './product/languages.tsx';
import { Support } from './product/support.tsx';

/** Features of every model in five groups, and two links onwards (P10, P11). */
export function ProductPage({ copy, structure }: ProductProps): ReactNode {
  const { link, external } = usePage();
  const trial = { label: copy.closing.trial, link: external('signUp') };
  const sales = { label: copy.closing.sales, link: link({ page: 'support', anchor: 'contact', query: { topic: 'sales' } }) };
  return (
    <>
      <div className="page-hero street">
        <div className="container product-hero">
          <div className="page-hero-words">
            <Languages label={copy.languages} spanish={structure.spanish} />
            <h1>{copy.title}</h1>
            <p className="lead">{copy.subtitle}</p>
            <div className="buttons">
              <ButtonLink link={trial.link}>{trial.label}</ButtonLink>
              <ButtonLink link={sales.link} variant="line">
                {sales.label}
              </ButtonLink>
            </div>
          </div>
          <Basics copy={copy} structure={structure} />
        </div>
      </div>
      <Section name="split">
        <SectionHeader heading={copy.resumeTitle} lead={copy.leads.resume} />
        <FeatureList items={structure.resume} texts={copy.resumeFeatures} />
      </Section>
      <Section name="product-analysis" theme="counter">
        <Phone />
        <div>
          <SectionHeader heading={copy.analysisTitle} lead={copy.leads.analysis} />
          <FeatureList items={structure.analysis} texts={copy.analysisFeatures} />
        </div>
      </Section>
      <Support copy={copy} structure={structure} />
      <Section name="product-advanced" theme="counter">
        <SectionHeader heading={copy.advancedFeaturesTitle} lead={copy.leads.advanced} />
        <FeatureList items={structure.advanced} texts={copy.advancedFeatures} />
      </Section>
      <CallToAction heading={copy.closing.heading} text={copy.closing.text} first={trial} second={sales} />
    </>
  );
}
