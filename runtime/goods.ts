/** Kinds of goods for the tax: a drink or a meal that is served, food that everybody needs, other food, a service, anything else. */
export type TaxClass = 'drink' | 'meal' | 'beer' | 'service' | 'standard' | 'staple' | 'food' | 'wine';

/** The goods of each trade in the order of the till's keys: four rows of a colour each. */
export const tradeGoods = {
  cafe: {
    coffee: 'drink',
    espresso: 'drink',
    cappuccino: 'drink',
    tea: 'drink',
    croissant: 'meal',
    cake: 'meal',
    sandwich: 'meal',
    soup: 'meal',
    lemonade: 'drink',
    water: 'drink',
    juice: 'drink',
    beer: 'beer',
  },
  salon: {
    haircut: 'service',
    blowDry: 'service',
    childrensCut: 'service',
    beard: 'service',
    colour: 'service',
    highlights: 'service',
    updo: 'service',
    eyebrows: 'service',
    manicure: 'service',
    shampoo: 'standard',
    hairOil: 'standard',
    wax: 'standard',
  },
  shop: {
    bread: 'staple',
    milk: 'staple',
    eggs: 'staple',
    cheese: 'staple',
    apples: 'staple',
    tomatoes: 'staple',
    honey: 'food',
    oliveOil: 'staple',
    pasta: 'food',
    wine: 'wine',
    candle: 'standard',
    bag: 'standard',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, TaxClass>>>>;

export type TradeName = keyof typeof tradeGoods;

/** A shop of a page's own, such as a restaurant with its dishes: it takes the place of all shops of the till. */
export interface OwnShop {
  /** The trade whose name and goods it has where it names none. */
  readonly trade: TradeName;
  readonly name?: string;
  readonly goods?: readonly { readonly id: string; readonly name: string; readonly minor: number; readonly tax: TaxClass }[];
  /** Names the sales. */
  readonly choose: string;
  /** The sales that it switches between, such as those of its tables. */
  readonly sales: readonly { readonly id: string; readonly name: string; readonly sold: readonly string[] }[];
}
export type GoodName = { [Name in TradeName]: keyof (typeof tradeGoods)[Name] }[TradeName];

/** The sale that each trade shows first. */
export const firstSales: { readonly [Name in TradeName]: readonly GoodName[] } = {
  cafe: ['coffee', 'croissant', 'cake'],
  salon: ['haircut', 'shampoo'],
  shop: ['bread', 'cheese', 'wine'],
};

/** Every kind of goods that the till taxes. */
export const taxClasses: readonly TaxClass[] = [...new Set(Object.values(tradeGoods).flatMap((goods): TaxClass[] => Object.values(goods)))];
