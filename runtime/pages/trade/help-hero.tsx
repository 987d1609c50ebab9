import type { ReactNode } from 'react';
import { Board } from '../../components/board.tsx';
import { Island } from '../../components/island.tsx';
import type { TradeProps } from '../../props/trade.ts';
import { Drawing } from './drawing.tsx';

/** The first band of help: symptoms to search and to open, what to do, and beside them a telephone that answers. */
export function HelpHero({ copy, structure }: TradeProps): ReactNode {
  const { search } = copy;
  const items = structure.problems.flatMap((id) => {
    const item = copy.problems.items[id];
    return item ? [{ id, question: item.problem, answer: item.answer }] : [];
  });
  return (
    <div className="page-hero street">
      <div className="container help-front">
        <Board as="h1" text={copy.heading} />
        <div className="help-words">
          <p className="lead">{copy.lead}</p>
          <section className="slip help-slip">
            <h2>{copy.problems.heading}</h2>
            {search && (
              <Island of="faq-search" when="interaction" props={{ id: 'symptoms', ...search, found: search.found.message, items }} />
            )}
          </section>
        </div>
        <div className="page-hero-foot">
          <Drawing copy={copy} structure={structure} />
        </div>
      </div>
    </div>
  );
}
