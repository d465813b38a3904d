import type { Mutant } from '../mutant.ts';

export const TIMES: readonly Mutant[] = [
  {
    name: 'a time without a zone is read in that of the server',
    file: 'lib/format/time.ts',
    find: '!ZONE.test(time) ? `${text}Z` : text',
    put: '!ZONE.test(time) ? text : text',
    foundBy: { file: 'lib/format/time.test.ts' },
  },
  {
    name: 'milliseconds of years ago are taken for seconds',
    file: 'lib/format/time.ts',
    find: 'const MILLISECONDS_FROM = 1e11;',
    put: 'const MILLISECONDS_FROM = 1e12;',
    foundBy: { file: 'lib/format/time.test.ts' },
  },
  {
    name: 'a preview does not name the zone of its time',
    file: 'lib/preview/kinds/moment.ts',
    find: '`${utcTimeShort(date)} UTC`',
    put: 'utcTimeShort(date)',
    foundBy: { file: 'lib/preview/kinds/previews-of-players.test.ts' },
  },
  {
    name: 'what ends before it starts lasts less than nothing',
    file: 'lib/exports/columns/iso-time.ts',
    find: 'return isSpan(span) ? Math.round(span / 1000) : null;',
    put: 'return Math.round(span / 1000);',
    foundBy: { file: 'lib/exports/columns/iso-time.test.ts' },
  },
  {
    name: 'the browser names its zone beside the time in UTC',
    file: 'components/ui/localize-times.ts',
    find: 'time: formatOf({ timeStyle }).format(date),',
    put: "time: formatOf({ timeStyle, timeZone: 'UTC' }).format(date),",
    foundBy: { file: 'e2e/layout.spec.ts', title: 'kills: nothing moves while times become local' },
  },
];
