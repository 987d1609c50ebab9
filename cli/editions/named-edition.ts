import { type Content, type Edition, nameOfEdition } from '../../generator/index.ts';
import { UsageError } from '../command-errors.ts';
import { choice } from '../options.ts';

/** The edition that a command names, such as `at@2027-03-01`. Throws a usage error without one, or for an unknown one. */
export function namedEdition({ editions }: Pick<Content, 'editions'>, subject: string | undefined): Edition {
  if (subject === undefined) throw new UsageError('Name an edition, such as at@2027-03-01: edition list shows all.');
  if (!editions.length) throw new UsageError('This site has not published an edition yet: edition publish does that.');
  const name = choice(
    'edition',
    subject,
    editions.map(({ record }) => nameOfEdition(record)),
  );
  return editions.find(({ record }) => nameOfEdition(record) === name) as Edition;
}
