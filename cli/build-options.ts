import type { BaselineOption } from './baseline-file.ts';
import type { SiteOptions } from './options.ts';

export interface BuildOptions extends SiteOptions {
  readonly out?: string;
  readonly host?: readonly string[];
  readonly production?: true;
  readonly pseudo?: true;
  readonly draft?: true;
  readonly force?: true;
  readonly quiet?: true;
  readonly verbose?: true;
  readonly format?: string;
  readonly baseline?: BaselineOption;
}
