import type { FactId, PageContext } from 'wortlaut/react';
import { decimalsOf, tillTag } from './amounts.ts';
import { firstSales, type GoodName, type OwnShop, type TaxClass, type TradeName, taxClasses, tradeGoods } from './goods.ts';
import { firstBasket, type Good, type Sale, type Shop, type ShownSale, shownSale, type TillData } from './state/sale.ts';

/** The trades in the order of the till, the one of the page first. */
export const tradesFrom = (first: TradeName = 'cafe'): readonly TradeName[] => [
  first,
  ...(Object.keys(tradeGoods) as TradeName[]).filter((trade) => trade !== first),
];

/** The shops, prices, rates and words of the till in the page's country, else in the first; undefined where it lacks goods or taxes. */
export function tillData(page: PageContext, first: TradeName | OwnShop = 'cafe'): TillData | undefined {
  const country = page.country ?? page.countryChoices[0]?.code ?? '';
  const countryValues = page.valuesOfCountry(country);
  const { sampleReceipt, goods, taxes } = countryValues?.values ?? {};
  if (!countryValues || !sampleReceipt || !goods || !taxes) return;
  const rates = ratesOf(page, { country, taxes });
  if (taxClasses.some((taxClass) => rates[taxClass] === undefined)) return;
  const { currency } = countryValues;
  const prices: Partial<Record<GoodName, number>> = { ...goods, ...sampleReceipt };
  const words = page.words('till');
  const names = page.words('goods');
  const shopNames = { cafe: words.text('shop'), salon: words.text('salonShop'), shop: words.text('groceryShop') };
  const goodsOf = (trade: TradeName) =>
    (Object.entries(tradeGoods[trade]) as [GoodName, TaxClass][]).map(([id, tax]) => ({
      id,
      name: names.text(id) as string,
      minor: prices[id] ?? 0,
      tax,
    }));
  const shopWith = (name: string, sold: readonly string[], goods: NonNullable<OwnShop['goods']>): Shop => ({
    name,
    goods: goods.map(({ name, minor, tax }): Good => [name, minor, rates[tax] ?? 0]),
    sold: sold.map((id) => goods.findIndex((good) => good.id === id)),
  });
  const shops =
    typeof first === 'string'
      ? tradesFrom(first).map((trade) => shopWith(shopNames[trade], firstSales[trade], goodsOf(trade)))
      : first.sales.map(({ sold }) => shopWith(first.name ?? shopNames[first.trade], sold, first.goods ?? goodsOf(first.trade)));
  const [shop] = shops;
  const sold = shop?.sold.map((good) => shop.goods[good]?.[1] ?? 0) ?? [];
  const most = sold[0] ?? 0;
  const less = sold.at(-1) || most;
  return {
    shops,
    currency,
    tag: tillTag(page),
    decimals: decimalsOf(currency),
    day: { count: 47, cash: 17 * most + 11 * less, card: 29 * most + 14 * less + sold.reduce((sum, price) => sum + price, 0) },
    words: {
      card: words.text('card'),
      cash: words.text('cash'),
      given: words.text('given'),
      back: words.text('back'),
      number: words.message('number'),
      charged: words.message('charged'),
    },
  };
}

interface Taxation {
  readonly country: string;
  readonly taxes: Readonly<Record<string, readonly TaxClass[]>>;
}

/** The rates in the law of a country by kind of goods, in hundredths of a percent: samples that counsel has to confirm. */
function ratesOf(page: PageContext, taxation: Taxation): Partial<Record<TaxClass, number>> {
  const rates = taxClasses.flatMap((taxClass) => {
    const law = rateInForce(page, taxClass, taxation);
    const rate = law && page.fact(law);
    return rate?.kind === 'percent' ? [[taxClass, rate.basisPoints] as const] : [];
  });
  return Object.fromEntries(rates);
}

/** The fact with the rate of a kind of goods in a country. */
export function rateInForce(page: PageContext, taxClass: TaxClass, { country, taxes }: Taxation) {
  const names = Object.keys(taxes).filter((name) => taxes[name]?.includes(taxClass));
  return names.map((name) => `law.${country}.${name}` as FactId).find((law) => page.inForce(law));
}

/** The sale and the day that a page shows before its visitor sells anything, and always without script. */
export function sampleSale(page: PageContext, first?: TradeName | OwnShop): ShownSale | undefined {
  const data = tillData(page, first);
  return data && shownSale(data, firstSale(data), data.day);
}

const firstSale = ({ shops: [shop] }: TillData): Sale => ({ shop: 0, basket: shop ? firstBasket(shop) : new Map(), isCash: false });
