import { isDeepStrictEqual } from 'node:util';

import { LRUCache } from 'lru-cache';

import { ProcessWide } from '#lib/process-wide.ts';
import { headTagsSoFar, keepHeadTags } from '#lib/request-context.ts';
import { type HeadTag, headTagMarkup } from '#lib/seo/head-tag.ts';

import { lengthOf, MIN_CONTENT, withoutChildren } from './part-size.ts';
import { type Part, type Props } from './page-part.ts';
import { isOfRequest, withOutcomes } from './request-values.ts';
import type { Walk } from './to-part.ts';

/** Letters of all markup together; the least recently used is dropped first. */
const MAX_CONTENT = 32 * 1024 * 1024;
/** What one component makes of one record, such as a list by several orders. */
const MOST = 4;

/** Markup of one component, with what it was made of. */
interface KeptPart {
  readonly props: Props;
  readonly ofReact: ReadonlySet<string>;
  readonly part: Part;
  /** Letters of its markup, of what its islands are given, and of its tags. */
  readonly length: number;
  readonly pictures: readonly string[];
  /** What it has in the head. */
  readonly headTags: readonly HeadTag[];
}

type Place = symbol;

interface KeptParts {
  readonly parts: LRUCache<Place, KeptPart>;
  /**
   * Where they are, by the record and by the component that shows it, the newest first; `WITHIN` for a component of
   * which only what stands in it can be kept.
   */
  readonly places: WeakMap<object, Map<object, readonly Place[] | typeof WITHIN>>;
}

const WITHIN = 'within';

const shared = new ProcessWide<KeptParts>('kept-parts');

/** One for the process, so that it is bounded. */
const keptParts = (): KeptParts =>
  shared.getOrMake(() => ({
    parts: new LRUCache({ maxSize: MAX_CONTENT, sizeCalculation: ({ length }) => length }),
    places: new WeakMap(),
  }));

/** A component that shows a record. */
interface Shown {
  readonly record: object;
  readonly component: object;
  readonly props: Props;
}

/**
 * What a component comes to that shows a record: it stays as long as the record, which is asked for again and again
 * while its answer is good, and is made anew where the component is given something else beside it.
 * @param walk takes the attributes of all pictures in it
 * @param makeWithin is told the record with which what stands in the component is kept by itself, if any
 */
export function keptPart(
  { record, component, props: given }: Shown,
  { pictures, ofReact }: Pick<Walk, 'pictures' | 'ofReact'>,
  makeWithin: (record: object | null) => Part,
): Part {
  const { parts, places } = keptParts();
  const ofRecord = places.get(record) ?? new Map<object, readonly Place[] | typeof WITHIN>();
  const known = ofRecord.get(component) ?? [];
  if (known === WITHIN) return makeWithin(record);
  const props = withOutcomes(given);
  if (Object.values(props).some(isOfRequest)) return makeWithin(record);
  const before = known
    .map((place) => parts.get(place))
    .find((found) => found?.ofReact === ofReact && isDeepStrictEqual(found.props, props));
  if (before) {
    pictures.push(...before.pictures);
    if (before.headTags.length > 0) keepHeadTags(before.headTags);
    return before.part;
  }
  const [firstPicture, firstTag] = [pictures.length, headTagsSoFar().length];
  const part = makeWithin(null);
  const headTags = headTagsSoFar().slice(firstTag);
  const length = headTags.reduce((sum, tag) => sum + headTagMarkup(tag).length, lengthOf(part));
  if (length < MIN_CONTENT) return part;
  places.set(record, ofRecord);
  if (Number.isNaN(length)) {
    ofRecord.set(component, WITHIN);
    return part;
  }
  const small = withoutChildren(part);
  const place = Symbol('kept part');
  parts.set(place, { props, ofReact, part: small, length, pictures: pictures.slice(firstPicture), headTags });
  ofRecord.set(component, [place, ...known].slice(0, MOST));
  return small;
}
