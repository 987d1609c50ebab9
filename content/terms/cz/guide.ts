/** Written by the build from the outline and the source text; an editor shows it beside the name of a clause. */
export interface Guide {
  readonly clauses?: {
    /** **5** Plnění Poskytovatele */
    readonly service?: {
      /**
       * **5.2** Roční dostupnost Produktu činí 99 %.
       *
       * Only the Czech and the Polish terms promise an availability.
       */
      readonly availability?: unknown;
      readonly [name: string]: unknown;
    };
    /** **11** Výpověď */
    readonly termination?: {
      /**
       * **11.2** Smlouvu lze vypovědět s výpovědní dobou v délce 1 měsíce. Právo Zákazníka podle bodu 11.1 tím není dotčeno.
       *
       * The Czech and the Polish terms give one month, and leave open whose notice it is.
       */
      readonly provider?: unknown;
      readonly [name: string]: unknown;
    };
    readonly [name: string]: unknown;
  };
  readonly [name: string]: unknown;
}
