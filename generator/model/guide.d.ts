// The build writes the guide of a contract into the folder of generated types. Before the first build, and for a content folder
// outside the project, this one stands in: a module that is found comes before a pattern.
declare module '*/guide.ts' {
  export interface Guide {
    readonly [name: string]: unknown;
  }
}
