/** Written by the build from the outline and the source text; an editor shows it beside the name of a clause. */
export interface Guide {
  readonly clauses?: {
    /** **5** Świadczenia Dostawcy */
    readonly service?: {
      /**
       * **5.2** Roczna dostępność Produktu wynosi 99%.
       *
       * Only the Czech and the Polish terms promise an availability.
       */
      readonly availability?: unknown;
      readonly [name: string]: unknown;
    };
    /** **11** Wypowiedzenie */
    readonly termination?: {
      /**
       * **11.2** Umowę można wypowiedzieć z zachowaniem okresu wypowiedzenia wynoszącego 1 miesiąc. Prawo Klienta określone w punkcie 11.1 pozostaje nienaruszone.
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
