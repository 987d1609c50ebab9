import { readContent } from '../../generator/index.ts';
import type { EditionAction, EditionOptions } from '../editions/edition-action.ts';
import { notice } from '../editions/notice.ts';
import { pdf } from '../editions/pdf.ts';
import { publish } from '../editions/publish.ts';
import { listed, shown, verified } from '../editions/show.ts';
import { withdraw } from '../editions/withdraw.ts';
import { choice, siteOf } from '../options.ts';
import { reportErrors } from '../print.ts';

const actions: Readonly<Record<string, (action: EditionAction) => number | Promise<number>>> = {
  publish,
  withdraw,
  list: listed,
  show: shown,
  verify: verified,
  notice,
  pdf,
};

/** Publishes or withdraws an edition of a contract, or lists, shows or verifies editions. Exit code 0, 1 for altered editions or errors, 2 for a wrong option. */
export async function edition(action: string, subject: string | undefined, options: EditionOptions): Promise<number> {
  const wanted = choice('action', action, Object.keys(actions));
  const site = await siteOf(options);
  const { content, diagnostics } = await readContent(site);
  if (!content) return reportErrors(diagnostics, site);
  return actions[wanted]?.({ content, subject, site, options }) ?? 0;
}
