import type { Formatted, Localized } from 'wortlaut/react';
import type { Meta } from './shared.ts';

export interface PopupDemoCopy {
  meta: Meta;
  heading: Localized;
  lead: Localized;
  /** For those without script: nothing here works without it. */
  needsScript: Localized;
  triggers: {
    heading: Localized;
    time: Localized;
    scroll: Localized;
    exit: Localized;
    pending: Localized;
    fired: Localized;
    reset: Localized;
  };
  variants: { heading: Localized; growth: Localized; smart: Localized; magic: Localized; show: Localized };
  emails: {
    heading: Localized;
    none: Localized;
    clear: Localized;
    cleared: Localized;
    /** Shown instead of the triggers for a popup that was requested. */
    asked: Localized;
  };
  area: { heading: Localized; block: Formatted<{ number: number }> };
}

interface PopupDemoStructure {
  /** How many blocks there are to scroll through. */
  blocks: number;
}

export interface PopupDemoProps {
  readonly copy: PopupDemoCopy;
  readonly structure: PopupDemoStructure;
}
