import { isElement, type Props } from './page-part.ts';

/**
 * What a component is given, with the outcomes of promises in their place, as `track` notes them on answers that have
 * arrived: promises are others at each request, and what they come to may be the same. Objects are looked into, which
 * is where pages have their panels.
 */
export function withOutcomes(props: Props): Props {
  if (!Object.values(props).some(isSettledWithin)) return props;
  return Object.fromEntries(
    Object.entries(props).map(([name, value]) => [
      name,
      isObject(value) ? mapValues(value, outcomeOf) : outcomeOf(value),
    ]),
  );
}

const mapValues = (object: object, map: (value: unknown) => unknown): object =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, map(value)]));

const isSettledWithin = (value: unknown): boolean =>
  isSettled(value) || (isObject(value) && Object.values(value).some(isSettled));

interface Settled extends Promise<unknown> {
  readonly value: unknown;
}

const isSettled = (value: unknown): value is Settled =>
  value instanceof Promise && 'status' in value && value.status === 'fulfilled';

const outcomeOf = (value: unknown): unknown => (isSettled(value) ? value.value : value);

/** Whether something is an object of its own, no list, element or promise. */
const isObject = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  Object.getPrototypeOf(value) === Object.prototype &&
  !isElement(value);

/**
 * Whether something is another one at each request: a function, a promise, an element that is given one, or an object
 * of such. What is made of it would be kept in vain, and push out what is of use.
 */
export function isOfRequest(value: unknown): boolean {
  if (isElement<Props>(value)) return Object.values(value.props).some(isOfRequest);
  if (typeof value !== 'object' || value === null || value instanceof Promise) return isFleeting(value);
  // Records are looked into no further than this: they are data all the way down.
  return Object.values(value).some((item) => (isElement(item) ? isOfRequest(item) : isFleeting(item)));
}

const isFleeting = (value: unknown): boolean => typeof value === 'function' || value instanceof Promise;
