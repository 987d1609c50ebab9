import type { ReactNode } from 'react';
import { serializeProps } from 'wortlaut/react';
import type { EnhancementName, EnhancementProps } from '../enhancements.ts';

interface EnhancedProps<Name extends EnhancementName> {
  readonly by: Name;
  /** They travel in the page as JSON. */
  readonly props: EnhancementProps<Name>;
  readonly children?: ReactNode;
}

/** Static markup that a script without React enhances after the first paint. */
export function Enhanced<Name extends EnhancementName>({ by, props, children }: EnhancedProps<Name>): ReactNode {
  return (
    <div className="island" data-enhance={by} data-props={serializeProps(by, props)}>
      {children}
    </div>
  );
}
