import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { ClaimPlace } from '../../model/claim-places.ts';
import type { JudgedClaim } from '../../model/claims.ts';
import type { Content } from '../../model/content.ts';
import type { SiteCheck, Vocabulary } from '../check.ts';
import { placesOf } from '../claims/condition-places.ts';
import { judgeClaims } from '../claims/judge.ts';
import { find } from '../claims/places.ts';

/** The register of claims: every place exists, and every contradiction is waived by somebody who may, for a time (decisions 13, 19, 26). */
export const claims: SiteCheck = {
  name: 'claims',
  run: (content, vocabulary) => {
    const broken = [...content.claims.keys()].flatMap((id) => missingPlaces(content, id));
    const lost = new Set(broken.map(({ dataPath }) => dataPath?.[0]));
    const judged = judgeClaims(content, vocabulary.today).filter(({ id }) => !lost.has(id));
    return [...broken, ...misnumbered(content), ...judged.flatMap((claim) => verdict(claim, vocabulary))];
  },
};

function verdict(claim: JudgedClaim, { production }: Vocabulary): Diagnostic[] {
  const { id, file, verdict: found, waiver } = claim;
  const place = { severity: 'error', file, dataPath: [id] } as const;
  if (claim.waiverExpired) {
    return [
      {
        ...place,
        code: 'WL4042',
        dataPath: [id, 'waiver', 'until'],
        message: `The waiver of '${id}' expired on ${waiver?.until}, and the contradiction is still there: ${beside(claim)}.`,
        hint: `Correct what collides, or have '${waiver?.by}' decide again.`,
      },
    ];
  }
  if (claim.waiverUnused) {
    return [
      {
        ...place,
        code: 'WL4041',
        dataPath: [id, 'waiver'],
        message: `'${id}' holds, so its waiver waives nothing (any more).`,
        hint: 'Remove the waiver.',
        suggest: { title: 'Remove the waiver', changes: [{ remove: true }] },
      },
    ];
  }
  if (found === 'contradicted') {
    return [
      {
        ...place,
        code: 'WL4040',
        message: `'${id}' is contradicted: ${beside(claim)}.`,
        hint: 'Correct one side, or add a waiver with the reason, who has decided, and until when.',
      },
    ];
  }
  if (found === 'without evidence') {
    return [
      {
        ...place,
        severity: production ? 'error' : 'warning',
        code: 'WL4044',
        message: `Nobody has proven '${id}': ${beside(claim)}.`,
        hint: 'Name the evidence, or add a waiver; build --production refuses it otherwise.',
      },
    ];
  }
  return [];
}

/** The colliding values in one line: `claims.businesses 10,000+, claims.customers 2,500+`. */
function beside({ sides }: JudgedClaim): string {
  return sides.map(({ where, value }) => [where, value].filter(Boolean).join(' ')).join(' ↔ ');
}

function missingPlaces(content: Content, id: string): Diagnostic[] {
  const entry = content.claims.get(id);
  if (!entry) return [];
  const { at, facts = [], holds = [] } = entry.value;
  const asked: { place: ClaimPlace; dataPath: string[] }[] = [
    ...at.map((place, index) => ({ place, dataPath: ['at', String(index)] })),
    ...facts.map((fact, index) => ({ place: { in: 'fact', fact } as const, dataPath: ['facts', String(index)] })),
    ...[holds].flat().flatMap((condition) => placesOf(condition).map((place) => ({ place, dataPath: ['holds'] }))),
  ];
  const told = new Set<string>();
  return asked.flatMap(({ place, dataPath }) => {
    const found = find(content, place);
    return 'message' in found && !told.has(found.message) && told.add(found.message)
      ? [
          {
            code: 'WL4043' as const,
            severity: 'error' as const,
            file: entry.file,
            dataPath: [id, ...dataPath],
            message: `'${id}' names ${found.message}.`,
            hint: found.hint,
            ...(place.in === 'fact' && { cause: `fact ${place.fact}` }),
            ...(place.in === 'page' && !content.pages.has(place.page) && { cause: `page ${place.page}` }),
          },
        ]
      : [];
  });
}

/** Numbers name entries in conversations, so each is there once; ids begin with their file. */
function misnumbered({ claims: all }: Content): Diagnostic[] {
  const first = new Map<number, string>();
  return [...all].flatMap(([id, { value, file }]): Diagnostic[] => {
    const theme = /([^/]+)\.ts$/.exec(file)?.[1];
    const taken = first.get(value.number);
    if (taken === undefined) first.set(value.number, id);
    const place = { code: 'WL4045', severity: 'error', file } as const;
    return [
      ...(id.startsWith(`${theme}.`)
        ? []
        : [
            {
              ...place,
              dataPath: [id],
              message: `The id '${id}' must begin with '${theme}.', the name of its file.`,
              hint: `Write '${theme}.${id.split('.').at(-1)}'.`,
            },
          ]),
      ...(taken === undefined
        ? []
        : [
            {
              ...place,
              dataPath: [id, 'number'],
              message: `'${id}' has the number ${value.number}, which '${taken}' has already.`,
              hint: 'Give it the number that the list gives it.',
            },
          ]),
    ];
  });
}
