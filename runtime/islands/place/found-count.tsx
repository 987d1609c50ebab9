import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { MessagesProvider } from 'wortlaut/client';
import type { CompiledMessage } from 'wortlaut/react';

interface FoundCountProps {
  readonly found: CompiledMessage<{ found: number }>;
  readonly count: number;
}

/** How many options match, in words. The default export is what `lazy` of React takes. */
export default function FoundCount({ found, count }: FoundCountProps): ReactNode {
  return (
    <MessagesProvider messages={{ found }}>
      <Count count={count} />
    </MessagesProvider>
  );
}

function Count({ count }: Pick<FoundCountProps, 'count'>): ReactNode {
  return <span>{useIntl().formatMessage<{ found: number }>({ id: 'found' }, { found: count })}</span>;
}
