import type { ReactNode } from 'react';
import { type Localized, usePage } from 'wortlaut/react';
import { ButtonLink } from '../components/button.tsx';
import { CallToAction } from '../components/call-to-action.tsx';
import { Figures } from '../components/figures.tsx';
import { Island } from '../components/island.tsx';
import { PageHero } from '../components/page-hero.tsx';
import { ReviewWords } from '../components/review-words.tsx';
import { SampleNote } from '../components/sample-mark.tsx';
import { Section, SectionHeader } from '../components/section.tsx';
import { Stars } from '../components/stars.tsx';
import { House } from '../illustrations/house.tsx';
import type { Review, ReviewsCopy, ReviewsProps, ReviewsStructure } from '../props/reviews.ts';
import { inOrder } from '../state/review-order.ts';

const list = 'reviews-list';
/** The page comes in the first. */
const orders = ['own', 'newest', 'oldest', 'best', 'worst'] as const;

/** The shops of the reviewers in their street, and five reviews on a roll of paper, each in the language in which it was written (P13). */
export function ReviewsPage({ copy, structure }: ReviewsProps): ReactNode {
  const { external, language } = usePage();
  const reviews = structure.reviews.map((review) => ({ ...review, own: Number(review.comment !== '' && review.language === language) }));
  const sorted = inOrder(reviews, 'own', (review) => review);
  const figures = useFigures(copy, structure);
  const trial = { label: copy.cta.button, link: external('signUp') };
  return (
    <>
      <PageHero heading={copy.heading} lead={copy.lead} action={<ButtonLink link={trial.link}>{trial.label}</ButtonLink>}>
        <ul className="scroll-row reviews-street" aria-label={copy.list.heading}>
          {sorted.map((review) => (
            <Front key={review.name} review={review} copy={copy} />
          ))}
        </ul>
      </PageHero>
      <Section name="reviews" theme="counter">
        <section className="slip reviews-figures">
          <h2 className="eyebrow">{copy.stats.heading}</h2>
          <Figures figures={figures.filter(({ id }) => id !== 'total')} />
        </section>
        <SectionHeader heading={copy.list.heading}>
          <SampleNote />
          <Order copy={copy} />
        </SectionHeader>
        <div className="reviews-printer">
          <div className="printer-slot" />
          <div className="reviews-roll">
            <ul id={list}>
              {sorted.map((review) => (
                <li key={review.name} id={placeOf(review)} data-date={review.date} data-rating={review.rating} data-own={review.own}>
                  <Printed review={review} copy={copy} />
                </li>
              ))}
            </ul>
            <div className="slip reviews-total">
              <Figures figures={figures.filter(({ id }) => id === 'total')} />
            </div>
          </div>
        </div>
      </Section>
      <CallToAction heading={copy.cta.heading} text={copy.cta.text} first={trial} object={<BlankReview title={copy.cta.yours} />} />
    </>
  );
}

const placeOf = ({ date }: Review): string => `review-${date}`;

/** The shop of a reviewer, where it is known, with name and rating on the pavement. It leads to the review. */
function Front({ review, copy }: { readonly review: Review; readonly copy: ReviewsCopy }): ReactNode {
  const { name, rating, sign, trade } = review;
  return (
    trade && (
      <li>
        <a href={`#${placeOf(review)}`}>
          <House trade={trade} sign={sign} />
          <span className="slip reviews-plate">
            <strong>{name}</strong>
            <Stars rating={rating} label={copy.list.rating({ rating })} />
          </span>
        </a>
      </li>
    )
  );
}

function Order({ copy: { list: texts } }: { readonly copy: ReviewsCopy }): ReactNode {
  const options = orders.map((id) => ({ id, label: texts.order[id] }));
  return <Island of="review-order" when="interaction" props={{ list, label: texts.sort, options, sorted: texts.sorted.message }} />;
}

const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** The average is shown to one decimal; like the number of reviews it follows from those on the page, never from a fact. */
function useFigures(copy: ReviewsCopy, { stats, reviews }: ReviewsStructure) {
  const page = usePage();
  const average = page.number(reviews.reduce((sum, review) => sum + review.rating, 0) / reviews.length, oneDecimal);
  return stats.flatMap((stat) => {
    const label = copy.stats.items[stat.id];
    if (!label) return [];
    const value = 'fact' in stat ? page.format(stat.fact) : stat.id === 'average' ? average : page.number(reviews.length);
    return [{ id: stat.id, label, value }];
  });
}

/** A review that is still to be written: five stars in outline, and lines. It leads to the address to which one writes. */
function BlankReview({ title }: { readonly title: Localized }): ReactNode {
  const link = usePage().link({ page: 'support', anchor: 'contact', query: { topic: 'review' } });
  return (
    link && (
      <a className="slip blank-review" href={link.href} hrefLang={link.hrefLang}>
        <span>{title}</span>
        <span aria-hidden="true">
          <Stars rating={0} label={title} />
        </span>
      </a>
    )
  );
}

function Printed({ review, copy }: { readonly review: Review; readonly copy: ReviewsCopy }): ReactNode {
  const { shortDate } = usePage();
  return (
    <article className="slip review">
      <Stars rating={review.rating} label={copy.list.rating({ rating: review.rating })} />
      {review.comment ? <ReviewWords review={review} /> : <p className="review-silent">{copy.list.noComment}</p>}
      <div className="review-foot">
        <h3>{review.name}</h3>
        {review.company && <p lang={review.language}>{review.company}</p>}
        {review.product && (
          <p>
            {copy.list.product} {review.product}
          </p>
        )}
        <time dateTime={review.date}>{shortDate(review.date)}</time>
      </div>
    </article>
  );
}
