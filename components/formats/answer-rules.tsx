import { Definitions } from '../ui/list/definitions.tsx';

interface Props {
  /** Characters of an address. */
  readonly longestAddress: string;
}

/** Lists the guarantees that programs can rely on. */
export const AnswerRules = ({ longestAddress }: Props) => (
  <Definitions
    definitions={[
      {
        term: 'Filters',
        meaning:
          'The query of the page is the query of the export: filter on the page, then put the ending before the ' +
          'question mark. What is unknown counts as absent.',
      },
      {
        term: 'Pages of a list',
        meaning: (
          <>
            An export holds the rows of one page of the list. Where a table has more, the header{' '}
            <code>Link: &lt;…&gt;; rel=&quot;next&quot;</code> has the address of the next ones; follow it
            until it is missing. In data, <code>pageInfo.endCursor</code> is what <code>after</code> takes.
          </>
        ),
      },
      {
        term: 'Tables',
        meaning:
          'UTF-8 with a byte order mark, commas, a line of column names that are never renamed, lines that end in ' +
          'CR LF (RFC 4180). Times are ISO 8601 in UTC, shares are numbers from 0 to 1, and an empty cell is not known. ' +
          'Texts that a spreadsheet would compute begin with an apostrophe.',
      },
      {
        term: 'Data',
        meaning: (
          <>
            An object of <code>url</code>, the page; <code>asOf</code>, since when an older answer stands in
            for a new one, or null; <code>record</code>, what the page is about; and <code>parts</code>, what
            else it shows. Inside, names are those of the GraphQL API, and more may be added at any time.
          </>
        ),
      },
      {
        term: 'Caching',
        meaning: (
          <>
            Answers may be kept for as long as <code>Cache-Control</code> says, most for a minute. Each has a
            strong <code>ETag</code>: send it back as <code>If-None-Match</code>, and what has not changed is{' '}
            <code>304</code> without a body.
          </>
        ),
      },
      {
        term: 'Other sites',
        meaning: (
          <>
            Scripts of every site may read exports: <code>Access-Control-Allow-Origin: *</code>. There is no
            key and no sign-in.
          </>
        ),
      },
      {
        term: 'Errors',
        meaning: (
          <>
            <code>404</code> for a record, a table or a format that does not exist or cannot be read,{' '}
            <code>502</code> and <code>503</code> when the source of the data fails or is busy,{' '}
            <code>429</code> for too many requests of one client within a minute, each with a line of plain
            text; <code>Retry-After</code> says when to ask again. An address has at most {longestAddress}{' '}
            characters (<code>414</code>).
          </>
        ),
      },
      {
        term: 'Fair use',
        meaning:
          'Ask one question after the other, not hundreds at once, send the ETag, and say who you are in the ' +
          'User-Agent. What has happened does not change: kills and battles that are over need to be fetched once only.',
      },
    ]}
  />
);
