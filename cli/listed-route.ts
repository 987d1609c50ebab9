/** An address of the site for programs. Properties that do not apply are null. */
export interface ListedRoute {
  readonly path: string;
  readonly page: string | null;
  readonly locale: string | null;
  readonly language: string | null;
  readonly canonical: string;
  readonly alternates: readonly { readonly hreflang: string; readonly path: string }[];
  readonly status: 200 | 301 | 302 | 404;
  readonly redirectTo: string | null;
  readonly indexed: boolean;
  readonly sources: readonly string[];
}
