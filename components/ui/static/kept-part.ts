import { isDeepStrictEqual } from 'node:util';

import { LRUCache } from 'lru-cache';
import { createElement } from 'react';

import { ProcessWide } from '#lib/process-wide.ts';

import type { Part, Props } from './page-part.ts';
import type { Walk } from './to-part.ts';

/** Letters; shorter markup is made again as quickly as it is compared. */
const MIN_CONTENT = 400;
/** Letters of all markup together; the least recently used is dropped first. */
const MAX_CONTENT = 32 * 1024 * 1024;
/** What one component makes of one record, such as a list by several orders. */
const MOST = 4;

/** Markup of one component, with what it was made of. */
interface KeptPart {
  readonly props: Props;
  readonly ofReact: ReadonlySet<string>;
  readonly part: Part;
  /** Letters of its markup. */
  readonly length: number;
  readonly pictures: readonly string[];
}

type Place = symbol;

interface KeptParts {
  readonly parts: LRUCache<Place, KeptPart>;
  /** Where they are, by the record and by the component that shows it, the newest first. */
  readonly places: WeakMap<object, Map<object, readonly Place[]>>;
}

const shared = new ProcessWide<KeptParts>('kept-parts');

/** One for the process, so that it is bounded. */
const keptParts = (): KeptParts =>
  shared.getOrMake(() => ({
    parts: new LRUCache({ maxSize: MAX_CONTENT, sizeCalculation: ({ length }) => length }),
    places: new WeakMap(),
  }));

/**
 * What a component comes to that shows a record: its markup stays as long as the record, which is asked for again and
 * again while its answer is good, and is made anew where the component is given something else beside it.
 * @param walk takes the attributes of all pictures in it
 */
export function keptPart(
  record: object,
  component: object,
  props: Props,
  { pictures, ofReact }: Pick<Walk, 'pictures' | 'ofReact'>,
  make: () => Part,
): Part {
  // Functions are others each time, and a component that is given them is too.
  if (Object.values(props).some((value) => typeof value === 'function')) return make();
  const { parts, places } = keptParts();
  const ofRecord = places.get(record) ?? new Map<object, readonly Place[]>();
  const known = ofRecord.get(component) ?? [];
  const before = known
    .map((place) => parts.get(place))
    .find((found) => found?.ofReact === ofReact && isDeepStrictEqual(found.props, props));
  if (before) {
    pictures.push(...before.pictures);
    return before.part;
  }
  const first = pictures.length;
  const part = make();
  const length = lengthOf(part);
  if (!(length >= MIN_CONTENT)) return part;
  const small = withoutChildren(part);
  const place = Symbol('kept part');
  parts.set(place, { props, ofReact, part: small, length, pictures: pictures.slice(first) });
  ofRecord.set(component, [place, ...known].slice(0, MOST));
  places.set(record, ofRecord);
  return small;
}

/** Letters of the markup of a part; NaN where something in it is none. */
function lengthOf(part: Part): number {
  if (typeof part === 'string') return part.length;
  if (part.kind === 'static') return part.content.length;
  if (part.kind === 'dynamic') return Number.NaN;
  return part.parts.reduce((sum, each) => sum + lengthOf(each), 0);
}

/** What elements were made of is as large as the record. */
function withoutChildren(part: Part): Part {
  if (typeof part === 'string' || part.kind === 'dynamic') return part;
  if (part.kind === 'group') return { ...part, parts: part.parts.map(withoutChildren) };
  if (part.content.length < MIN_CONTENT) return part;
  const { children: _children, dangerouslySetInnerHTML: _given, ...props } = part.element.props;
  return { ...part, element: createElement(part.element.type, props) };
}
