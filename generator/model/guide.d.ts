// The build writes the guides of contracts to the folder of generated types. This declaration is for missing ones: before the first build,
// and for content folders outside the project. A module that exists has precedence over a pattern.
declare module '*/guide.ts' {
  export interface Guide {
    readonly [name: string]: unknown;
  }
}
