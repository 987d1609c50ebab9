import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { Wheel } from '../components/wheel.tsx';
import type { NotFoundProps } from '../props.ts';

export function NotFoundPage({ copy }: NotFoundProps): ReactNode {
  const { home } = usePage();
  return (
    <div className="hero">
      <Wheel />
      <div className="hero-words">
        <h1>{copy.heading}</h1>
        <p className="lead">{copy.text}</p>
        <p className="ways">
          <a className="button" href={home.href}>
            {copy.button}
          </a>
        </p>
      </div>
    </div>
  );
}
