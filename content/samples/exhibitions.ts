import { external } from 'wortlaut';

/** Trade fairs that stand in for real ones. Their wording is in the copy of the exhibitions page, under the same id. */
export default [
  {
    id: 'vienna',
    starts: '2027-02-09',
    ends: '2027-02-11',
    booth: 'B 214',
    attendees: 12000,
    map: external('mapVienna'),
    sample: true,
  },
  {
    id: 'madrid',
    starts: '2027-03-16',
    ends: '2027-03-18',
    booth: '7 C 03',
    attendees: 18500,
    map: external('mapMadrid'),
    about: 'es',
    sample: true,
  },
  { id: 'munich', starts: '2026-04-18', ends: '2026-04-20', booth: 'A 31', attendees: 9400, sample: true },
  { id: 'warsaw', starts: '2026-09-24', ends: '2026-09-25', booth: '2.118', attendees: 5200, sample: true },
] as const;
