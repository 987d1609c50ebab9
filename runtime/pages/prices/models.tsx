import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { ButtonLink } from '../../components/button.tsx';
import type { PricesProps } from '../../props/prices.ts';
import { Price } from './price.tsx';

interface ModelsProps {
  readonly copy: PricesProps['copy']['models'];
  readonly models: PricesProps['structure']['models'];
}

/** A second shelf, with the models of the till and their prices a month. */
export function Models({ copy, models }: ModelsProps): ReactNode {
  const { format, link } = usePage();
  return (
    <div className="shelf-models">
      <div className="shelf-notes">
        <div>
          <h2>{copy.heading}</h2>
          <p className="lead">{copy.lead}</p>
        </div>
        <ButtonLink link={link({ page: 'price-list' })} variant="line">
          {copy.button}
        </ButtonLink>
      </div>
      <ul className="shelf-tags">
        {models.map(({ id, fact, popular }) => (
          <li key={id} className={popular ? 'slip shelf-tag shelf-tag-best' : 'slip shelf-tag'}>
            <h3>{copy.items[id]?.title}</h3>
            <Price of={format(fact)} />
            <p>{copy.items[id]?.text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
