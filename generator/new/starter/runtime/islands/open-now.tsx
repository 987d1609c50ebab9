import { type ReactNode, useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { MessagesProvider } from 'wortlaut/client';
import type { CompiledMessage } from 'wortlaut/react';
import { type OpeningSpan, openingAt, weekdayName } from './opening-times.ts';

interface OpenNowProps {
  readonly spans: readonly OpeningSpan[];
  /** Where the clock of the workshop hangs (IANA). */
  readonly timeZone: string;
  /** BCP 47 tag of the page. */
  readonly tag: string;
  /** BCP 47 tag of the messages where it differs from the page's. */
  readonly lang: string | undefined;
  readonly open: CompiledMessage<{ time: unknown }>;
  readonly closed: CompiledMessage<{ day: unknown; time: unknown }>;
}

const minute = 60_000;

/** Whether the workshop is open at this moment. Without script the line is empty; the hours are beside it. */
export function OpenNow({ spans, timeZone, tag, lang, open, closed }: OpenNowProps): ReactNode {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    const update = () => setNow(new Date());
    update();
    const timer = setInterval(update, minute);
    return () => clearInterval(timer);
  }, []);
  const state = now && openingAt(spans, now, timeZone);
  return (
    <MessagesProvider messages={{ open, closed }}>
      <p className="open-now" data-open={state?.isOpen} lang={lang} dir={lang && 'auto'}>
        {state?.isOpen && <FormattedMessage id="open" values={{ time: state.until }} />}
        {state && !state.isOpen && <FormattedMessage id="closed" values={{ day: weekdayName(state.day, tag), time: state.opens }} />}
      </p>
    </MessagesProvider>
  );
}
