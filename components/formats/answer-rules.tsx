import type { ReactNode } from 'react';

import { MOST_EXPORTED } from '#lib/exports/long-lists.ts';
import { thousands } from '#lib/format/number.ts';
import { REQUESTS_PER_MINUTE } from '#lib/server/http/guards/client-limits.ts';

import { Definitions } from '../ui/list/definitions.tsx';

interface Props {
  /** Characters of an address. */
  readonly longestAddress: string;
}

/** The guarantees, with code between backticks. */
const rulesOf = (longestAddress: string) => [
  {
    term: 'Filters',
    meaning:
      'The query of the page is the query of the export: filter on the page, then put the ending before the question mark. What is unknown counts as absent.',
  },
  {
    term: 'Pages of a list',
    meaning:
      'An export holds the rows of one page of the list. Where a table has more, the header `Link: <…>; rel="next"` has the address of the next ones; follow it until it is missing. In data, `pageInfo.endCursor` is what `after` takes.',
  },
  {
    term: 'More rows',
    meaning: `\`limit=\` gives up to ${thousands(MOST_EXPORTED)} rows of a list as a table or as data, and goes on with \`after\` as well. What has no pages is given whole. \`since=\` leaves out what happened before a day or a minute in UTC, where the page has the filter \`from\`: \`since=2026-11-20T18:00Z\`. Ask with the time of the newest row that you have; rows of that minute come again.`,
  },
  {
    term: 'Limits',
    meaning: `One client may ask for ${thousands(REQUESTS_PER_MINUTE.export)} exports in a minute, and for as many feeds and pictures. \`RateLimit-Policy\` says so with each answer (\`q\` requests in \`w\` seconds), and \`RateLimit\` what is left (\`r\`) and when it begins anew (\`t\` seconds), in the form of draft-ietf-httpapi-ratelimit-headers-10.`,
  },
  {
    term: 'Tables',
    meaning:
      'UTF-8 with a byte order mark, commas, a line of column names that are never renamed, lines that end in CR LF (RFC 4180). Times are ISO 8601 in UTC, shares are numbers from 0 to 1, and an empty cell is not known. Texts that a spreadsheet would compute begin with an apostrophe.',
  },
  {
    term: 'Data',
    meaning:
      'An object of `url`, the page; `asOf`, since when an older answer stands in for a new one, or null; `record`, what the page is about; and `parts`, what else it shows. Inside, names are those of the GraphQL API, and more may be added at any time.',
  },
  {
    term: 'Caching',
    meaning:
      'Answers may be kept for as long as `Cache-Control` says, most for a minute. Each has a strong `ETag`: send it back as `If-None-Match`, and what has not changed is `304` without a body.',
  },
  {
    term: 'Other sites',
    meaning:
      'Scripts of every site may read exports: `Access-Control-Allow-Origin: *`. There is no key and no sign-in.',
  },
  {
    term: 'Errors',
    meaning: `\`400\` for a value that the site does not know, \`404\` for a record, a table or a format that does not exist or cannot be read, \`502\` and \`503\` when the source of the data fails or is busy, \`429\` for too many requests of one client within a minute, each with a line of plain text; \`Retry-After\` says when to ask again. An address has at most ${longestAddress} characters (\`414\`).`,
  },
  {
    term: 'Fair use',
    meaning:
      'Ask one question after the other, not hundreds at once, send the ETag, and say who you are in the User-Agent. What has happened does not change: kills and battles that are over need to be fetched once only.',
  },
];

/** Lists the guarantees that programs can rely on. */
export const AnswerRules = ({ longestAddress }: Props) => (
  <Definitions
    definitions={rulesOf(longestAddress).map(({ term, meaning }) => ({ term, meaning: withCode(meaning) }))}
  />
);

/** A text in which code stands between backticks. */
function withCode(text: string): ReactNode {
  const [plain, code, ...rest] = text.split('`');
  if (code === undefined) return plain;
  return (
    <>
      {plain}
      <code>{code}</code>
      {withCode(rest.join('`'))}
    </>
  );
}
