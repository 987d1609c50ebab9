import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { OpeningHours } from '../components/opening-hours.tsx';
import { Wheel } from '../components/wheel.tsx';
import type { HomeProps } from '../props.ts';

export function HomePage({ copy, structure }: HomeProps): ReactNode {
  const { link } = usePage();
  const { bring, agree, ride } = copy.steps;
  return (
    <>
      <div className="hero">
        <Wheel />
        <div className="hero-words">
          <h1>{copy.heading}</h1>
          <p className="lead">{copy.lead}</p>
          <ul className="ways">
            <li>
              <a className="button" href={link({ page: 'services' })?.href}>
                {copy.services}
              </a>
            </li>
            <li>
              <a href={link({ page: 'workshop' })?.href}>{copy.way}</a>
            </li>
          </ul>
        </div>
      </div>
      <section className="steps">
        <h2>{copy.steps.heading}</h2>
        <ol>
          {[bring, agree, ride].map(({ heading, text }) => (
            <li key={heading}>
              <h3>{heading}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <OpeningHours {...structure}>{copy.hours}</OpeningHours>
    </>
  );
}
