import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import type { OwnShop, TradeName } from '../../goods.ts';
import { sampleSale, tillData, tradesFrom } from '../../sample-sale.ts';
import { formatsOf } from '../../state/sale.ts';
import { Enhanced } from '../enhanced.tsx';
import { SaleRows } from './sale-rows.tsx';

/**
 * The till of the country, which works: the server draws its first sale, and without script that picture stays. It needs no React, which no page
 * fetches before the first touch. Countries without goods or taxes have none.
 */
export function Till({ trade }: { readonly trade?: TradeName | OwnShop }): ReactNode {
  const page = usePage();
  const data = tillData(page, trade);
  const sale = sampleSale(page, trade);
  if (!data || !sale) return null;
  const words = page.words('till');
  const { money } = formatsOf(data);
  const tradeNames = { cafe: words.text('cafe'), salon: words.text('salon'), shop: words.text('grocery') };
  const own = typeof trade === 'object' ? trade : undefined;
  const shops = own?.sales ?? tradesFrom(typeof trade === 'string' ? trade : undefined).map((id) => ({ id, name: tradeNames[id] }));
  return (
    <Enhanced by="till" props={data}>
      <div className="till-device" id="till" data-inert="" inert lang={words.lang}>
        <div className="till-screen">
          <div className="till-side">
            <div className="till-head">
              <strong data-till="shop">{sale.shop}</strong>
              {shops.length > 1 && (
                <fieldset className="till-trades">
                  <legend className="visually-hidden">{own?.choose ?? words.text('trades')}</legend>
                  {shops.map(({ id, name }, index) => (
                    <button key={id} type="button" value={id} aria-pressed={index === 0}>
                      {name}
                    </button>
                  ))}
                </fieldset>
              )}
            </div>
            <fieldset className="till-keys">
              <legend className="visually-hidden">{words.text('keys')}</legend>
              {data.shops[0]?.goods.map(([name, price], index) => (
                <button key={name} type="button" className={`till-key key-${Math.floor(index / 4) + 1}`}>
                  <span>{name}</span>
                  <span className="till-price">{money(price)}</span>
                  <span className="till-badge" />
                </button>
              ))}
            </fieldset>
          </div>
          <div className="till-basket">
            <ul className="till-lines" data-till="lines">
              <SaleRows as="li" rows={sale.lines} cells={3} />
            </ul>
            <button type="button" className="till-undo">
              {words.text('undo')}
            </button>
            <fieldset className="till-methods">
              <legend className="visually-hidden">{words.text('pay')}</legend>
              {(['card', 'cash'] as const).map((method) => (
                <button key={method} type="button" aria-pressed={method === 'card'}>
                  {words.text(method)}
                </button>
              ))}
            </fieldset>
            <p className="till-change" hidden>
              {words.text('given')} <span data-till="given">{sale.given}</span>, {words.text('back')}{' '}
              <span data-till="back">{sale.back}</span>
            </p>
            <div className="till-due">
              <p className="till-sum">
                <span>{words.text('total')}</span> <output data-till="total">{sale.total}</output>
              </p>
              <button type="button" className="till-charge button filled">
                {words.text('pay')}
              </button>
            </div>
          </div>
        </div>
        <p className="visually-hidden" role="status" />
      </div>
    </Enhanced>
  );
}
