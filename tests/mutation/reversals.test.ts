import { expect, test } from 'vitest';
import { load } from '../../generator/1-load/load.ts';
import { checks, runChecks } from '../../generator/2-check/check.ts';
import { formatFact } from '../../generator/4-render/format-fact.ts';
import type { Content } from '../../generator/model/content.ts';
import { groupBy } from '../../generator/model/group-by.ts';
import { root } from '../support/paths.ts';
import { siteFolder } from '../support/site-folder.ts';
import { withSlips } from './batches.ts';
import type { Clause } from './clause.ts';
import { corpusOf } from './corpus.ts';
import type { Mutant } from './mutants.ts';

/*
 * The real contract texts with one meaning turned round each: a negation added or lost, a duty for a permission. The table does not use
 * the words of the lexicons under test.
 */

/** Language → words, and what takes their place; a clause has a mutant for each occurrence. */
const swaps: Readonly<Record<string, readonly string[]>> = {
  de: [
    'kann > kann nicht',
    'kann > muss',
    'darf(?!.*(nicht|weder)) > darf nicht',
    'darf(?!.*(nicht|weder)) > muss',
    'muss > darf nicht',
    'muss > muss nicht',
    'muss > kann',
    'müssen > dürfen',
    'hat(?=.* zu ) > hat nicht',
    '(ist|sind|wird|gilt|gelten|beträgt|umfasst)(?!.*nicht) > $1 nicht',
    '(nicht|keine|weder) > ',
  ],
  en: [
    'may > may not',
    'may > must',
    'shall(?! not| neither) > shall not',
    'shall(?! not| neither) > need not',
    'shall(?! not| neither) > may',
    'must > must not',
    'must > may',
    '(is|are)(?! not) > $1 not',
    'There is no > There is a',
    '(do|does|shall|are) not > $1',
    'shall neither > shall either',
    'unless > if',
  ],
  fr: [
    '(?<!ne )peut > ne peut pas',
    '(?<!ne )peut > doit',
    'doit > ne doit pas',
    'doit > peut',
    'doivent > peuvent',
    'est tenu de > peut',
    'est tenu de > n’est pas tenu de',
    'est interdit > est permis',
    'est(?! tenu| interdit) > n’est pas',
    'sont(?! pas) > ne sont pas',
    's’appliquent > ne s’appliquent pas',
    'pas(?! de) > ',
    'aucune > une',
  ],
  es: [
    '(?<!no )podrá > no podrá',
    '(?<!no )podrá > deberá',
    'deberá > no deberá',
    'deberá > podrá',
    'debe > no debe',
    'deben > pueden',
    '(es|se aplica|rigen|comprende) > no $1',
    'no(?= podrá| forman| se) > ',
    'No existe > Existe',
  ],
  it: [
    '(?<!non )può > non può',
    '(?<!non )può > deve',
    'è tenuto a > può',
    'è tenuto a > non è tenuto a',
    'deve > non deve',
    'deve > può',
    'devono > possono',
    '(è|si applica|comprende)(?! tenuto) > non $1',
    'non(?! più) > ',
    'Non esiste > Esiste',
  ],
  nl: [
    'kan > kan niet',
    'kan > moet',
    'mag(?!.*(niet|noch)) > mag niet',
    'mag(?!.*(niet|noch)) > moet',
    'dient > hoeft niet',
    'dient > mag',
    'moet > moet niet',
    'moeten > mogen',
    '(is|zijn|geldt|wordt)(?! niet| geen) > $1 niet',
    'niet > ',
    'geen > een',
    'tenzij > indien',
  ],
  cs: [
    'může > nemůže',
    'může > musí',
    'smí > nesmí',
    'smí > musí',
    'nesmí > smí',
    'musí > nesmí',
    'musí > může',
    'je povinen > není povinen',
    'je povinen > může',
    'není > je',
    'nebrání > brání',
    'nestávají > stávají',
    'je(?! povinen) > není',
    'platí > neplatí',
  ],
  pl: [
    '(?<!nie )może > nie może',
    '(?<!nie )może > musi',
    'musi > nie musi',
    'musi > może',
    'jest zobowiązany > nie jest zobowiązany',
    'jest zobowiązany > może',
    'jest(?! zobowiązany| dostępny) > nie jest',
    'należy > nie należy',
    'nie(?! obejmują) > ',
  ],
};

const contentAt = async (folder: string): Promise<Content> => {
  const site = await siteFolder({ from: `${root}/${folder}` });
  const { content } = await load(site.content);
  if (!content) throw new Error(`${folder} does not load`);
  return content;
};
const real = await contentAt('content');
const clauses = corpusOf(real).clauses.filter(({ isHeading }) => !isHeading);

function reversalsOf(clause: Clause): Mutant[] {
  return (swaps[clause.language] ?? []).flatMap((swap) => {
    const [from = '', to = ''] = swap.split(' > ');
    return [...clause.text.matchAll(new RegExp(`(?<!\\p{L})(?:${from})(?!\\p{L})`, 'gu'))].map(
      ({ 0: words, 1: first = '', index }): Mutant => {
        const text = clause.text.slice(0, index) + to.replace('$1', first) + clause.text.slice(index + words.length);
        return { clause, mutation: 'meaning reversed', detail: swap, text };
      },
    );
  });
}

const list = checks.filter(({ name }) => name === 'reversed-duties');

/** The places that the check names, in the texts with these mutants. */
function places(content: Content, mutants: readonly Mutant[] = []): Set<string> {
  const vocabulary = { templates: ['terms'], shapes: {}, writeFact: formatFact, production: false, today: '2026-11-21' };
  const findings = runChecks(list, { content: mutants.length ? withSlips(content, mutants) : content, vocabulary });
  return new Set(
    findings.flatMap((one) => [one, ...(one.related ?? [])]).map(({ file, dataPath = [] }) => `${file} ${dataPath.join('.')}`),
  );
}

test.each(Object.keys(swaps))(
  'at least 90 of 100 reversals in the %s contract texts are reported at their clause',
  (language) => {
    const own = clauses.filter((clause) => clause.language === language && clause.page.copies.size > 1);
    const mutants = own.flatMap(reversalsOf);
    // One mutant of each clause at once.
    const rounds = groupBy(mutants, (mutant) => mutants.indexOf(mutant) - mutants.findIndex(({ clause }) => clause === mutant.clause));
    const missed = [...rounds.values()].flatMap((round) => {
      const named = places(real, round);
      return round.filter(({ clause }) => !named.has(`${clause.file} ${clause.path.join('.')}`));
    });
    const lines = missed.map(({ clause, detail }) => `  ${clause.id}: ${detail}`);
    console.log([`${language}: ${mutants.length} reversals, ${missed.length} missed`, ...lines].join('\n'));
    expect(mutants.length).toBeGreaterThan(50);
    expect(missed.length / mutants.length).toBeLessThanOrEqual(0.1);
  },
  120_000,
);

test.each(['content', 'generator/new/starter/content'])('at most 2 of 100 texts of %s are reported without a reversal', async (folder) => {
  const content = await contentAt(folder);
  const all = corpusOf(content).clauses.filter(({ page, language }) => language !== page.definition.value.source);
  const named = [...places(content)];
  console.log(`${folder}: ${named.length} places of ${all.length} texts\n${named.join('\n')}`);
  expect(named.length / all.length).toBeLessThanOrEqual(0.02);
});
