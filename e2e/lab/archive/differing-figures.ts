import { isRecord } from '#lib/api/answers/check.ts';

/** An answer of the site. */
export interface Answered {
  readonly status: number;
  readonly body: string;
  readonly headers: Headers;
}

/** Words of a page that say that its figures are of a part, or are not there. */
const WORDS = /goes back to|Counted from an archive|has only begun|does not reach that far|does not answer/;

/** Lists what a page says during an outage that it does not say while the API is up, without words that tell why. */
export function differingFigures(path: string, expected: Answered, found: Answered): readonly string[] {
  if (expected.status === 200 && found.status === 404) return ['is said not to exist'];
  if (expected.status !== 200 || found.status !== 200) return [];
  if (path.includes('.json')) return inJson(JSON.parse(expected.body), JSON.parse(found.body));
  if (path.includes('.csv') || path.includes('.atom')) return inRows(expected, found);
  return WORDS.test(found.body) ? [] : inText(expected.body, found.body);
}

function inJson(expected: unknown, found: unknown): readonly string[] {
  if (!isRecord(found) || found['recordedSince'] === undefined)
    return ['does not say since when the archive goes'];
  if (found['recordedSince'] !== null) return totalsOf(found, '');
  return numbersThatDiffer(expected, found, '');
}

/** The numbers of all rows in what is a part of them. */
function totalsOf(value: unknown, at: string): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((each, index) => totalsOf(each, `${at}[${index}]`));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    name === 'totalCount' && 'pageInfo' in value
      ? [`${at}.totalCount of a part: ${String(part)}`]
      : totalsOf(part, `${at}.${name}`),
  );
}

function numbersThatDiffer(expected: unknown, found: unknown, at: string): readonly string[] {
  if (typeof found === 'number') {
    // Some states of the API do not tell what ours does, such as how many share a place.
    return found === expected || expected === null ? [] : [`${at}: ${found}, by the API ${String(expected)}`];
  }
  if (Array.isArray(found)) {
    const other: readonly unknown[] = Array.isArray(expected) ? expected : [];
    return found.flatMap((each, index) => numbersThatDiffer(other[index], each, `${at}[${index}]`));
  }
  if (!isRecord(found)) return [];
  const other = isRecord(expected) ? expected : {};
  return Object.entries(found).flatMap(([name, part]) =>
    numbersThatDiffer(other[name], part, `${at}.${name}`),
  );
}

function inRows(expected: Answered, found: Answered): readonly string[] {
  const rows = ({ body }: Answered) => body.split(/\n|<entry>/).filter((line) => line.trim() !== '').length;
  const isSaid = found.headers.get('data-recorded-since') !== null;
  return rows(found) < rows(expected) && !isSaid
    ? [`has ${rows(found)} rows, by the API ${rows(expected)}`]
    : [];
}

/** Numbers of a page, without its scripts and the times that it was made at. */
const numbersOf = (html: string): ReadonlySet<string> =>
  new Set(
    html
      .replaceAll(
        /<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<time[\s\S]*?<\/time>|<svg[\s\S]*?<\/svg>/g,
        ' ',
      )
      .replaceAll(/<[^>]*>/g, ' ')
      .match(/\d[\d,.]*/g) ?? [],
  );

function inText(expected: string, found: string): readonly string[] {
  const known = numbersOf(expected);
  const others = [...numbersOf(found)].filter((number) => !known.has(number));
  return others.length > 0 ? [`says ${others.slice(0, 8).join(' ')}, the API does not`] : [];
}
