import type { CompiledMessage } from 'wortlaut/react';
import { inWords } from '../enhancements/in-words.ts';

/** Goods on a key: name, price in minor units, rate of tax in hundredths of a percent. */
export type Good = readonly [name: string, price: number, rate: number];

/** A shop of a trade, and the indexes of the goods in its first sale. */
export interface Shop {
  readonly name: string;
  readonly goods: readonly Good[];
  readonly sold: readonly number[];
}

/** The data of the till beside the page. */
export interface TillData {
  readonly shops: readonly Shop[];
  /** The locale of amounts, and the currency with its number of decimals. */
  readonly tag: string;
  readonly currency: string;
  readonly decimals: number;
  /** The takings of the day with the first sale of the page. */
  readonly day: Day;
  readonly words: {
    readonly card: string;
    readonly cash: string;
    readonly given: string;
    readonly back: string;
    readonly number: CompiledMessage<{ number: unknown }>;
    readonly charged: CompiledMessage<{ sum: unknown }>;
  };
}

/** The receipts of a day, and the amounts paid in cash and by card. */
export interface Day {
  readonly count: number;
  readonly cash: number;
  readonly card: number;
}

/** Goods by their index in the shop, with their number, and how they are paid. */
export interface Sale {
  readonly shop: number;
  readonly basket: ReadonlyMap<number, number>;
  readonly isCash: boolean;
}

/** The basket of a shop when the page comes. */
export const firstBasket = ({ sold }: Shop): Map<number, number> => new Map(sold.map((good) => [good, 1]));

/** The amount due. */
export function totalOf({ shops }: TillData, { shop, basket }: Sale): number {
  return [...basket].reduce((sum, [good, count]) => sum + count * (shops[shop]?.goods[good]?.[1] ?? 0), 0);
}

/** The day after a sale. */
export function dayAfter(data: TillData, day: Day, sale: Sale): Day {
  const method = sale.isCash ? 'cash' : 'card';
  return { ...day, count: day.count + 1, [method]: day[method] + totalOf(data, sale) };
}

/** The note or coin that a customer gives: the next of 1, 2 and 5 and their tenfolds. */
export function noteFor(total: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(total, 1)));
  return [1, 2, 5, 10].map((step) => step * power).find((note) => note >= total) ?? total;
}

/** Writes numbers, rates, amounts with their currency, and amounts without it. No format is made before it is needed: the first takes 10 ms. */
export function formatsOf({ tag, currency, decimals }: Pick<TillData, 'tag' | 'currency' | 'decimals'>) {
  const write = (value: number, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options).format(value);
  const unit = 10 ** decimals;
  return {
    whole: (value: number) => write(value),
    rate: (basisPoints: number) => write(basisPoints / 10_000, { style: 'percent', maximumFractionDigits: 2 }),
    money: (minor: number) => write(minor / unit, { style: 'currency', currency }),
    plain: (minor: number) => write(minor / unit, { minimumFractionDigits: decimals }),
  };
}

/** A sale as texts, and as rows of texts, by the names that elements of the page fill themselves by. */
export type ShownSale = ReturnType<typeof shownSale>;

export function shownSale(data: TillData, sale: Sale, day: Day) {
  const { words } = data;
  const { whole, rate: share, money, plain } = formatsOf(data);
  const shop = data.shops[sale.shop];
  const sold = [...sale.basket].flatMap(([index, count]) => {
    const [name, price, rate] = shop?.goods[index] ?? [];
    return name !== undefined && price !== undefined && rate !== undefined ? [{ count, name, amount: count * price, rate }] : [];
  });
  const rates = [...new Set(sold.map(({ rate }) => rate))].sort((one, other) => other - one);
  const letter = (rate: number) => String.fromCharCode(65 + rates.indexOf(rate));
  const total = totalOf(data, sale);
  const given = noteFor(total);
  return {
    shop: shop?.name ?? '',
    total: money(total),
    sum: plain(total),
    given: money(given),
    back: money(given - total),
    method: sale.isCash ? words.cash : words.card,
    number: inWords(words.number, { number: whole(day.count + 101) }),
    lines: sold.map(({ count, name, amount, rate }) => [whole(count), name, plain(amount), letter(rate)]),
    paid: sale.isCash
      ? [
          [words.given, plain(given)],
          [words.back, plain(given - total)],
        ]
      : [[words.card, plain(total)]],
    taxes: rates.map((rate) => {
      const gross = sold.reduce((sum, line) => (line.rate === rate ? sum + line.amount : sum), 0);
      const net = Math.round(gross / (1 + rate / 10_000));
      return [`${letter(rate)} ${share(rate)}`, plain(net), plain(gross - net), plain(gross)];
    }),
    day: money(day.cash + day.card),
    count: whole(day.count),
    cash: plain(day.cash),
    card: plain(day.card),
  };
}
