'use client';

import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useTransition,
} from 'react';
import { withQuery } from '#lib/url/search-params.ts';
import { LinksAhead } from '../navigation/links-ahead.island.tsx';
import { NavigationProgress } from '../navigation/navigation-progress.island.tsx';

/** The highest number of choices for which each result is prefetched when a visitor is about to choose. */
const MOST_CHOICES = 6;

interface Props {
  /** The address of the list, without its query. */
  readonly action: Route;
  readonly label: string;
  /** Values that need not be in the address. */
  readonly defaults: Readonly<Record<string, string>>;
  /** The address's values of text fields and tick boxes, by field name; empty strings for fields without one. */
  readonly values: Readonly<Record<string, string>>;
  readonly className: string | undefined;
  /** True if the button stays with scripts: typed values are not applied before they are complete. */
  readonly withButton: boolean;
  /** The fields, and the button that applies them. */
  readonly children: ReactNode;
}

/**
 * A plain form of filters that, with scripts, applies itself whenever a choice changes. The address stays the
 * state: each choice is a step in the history.
 */
export function FilterForm({ action, label, defaults, values, className, withButton, children }: Props) {
  const router = useRouter();
  const [ahead, setAhead] = useState<readonly Route[]>([]);
  const form = useRef<HTMLFormElement>(null);
  const [pending, startTransition] = useTransition();

  const addressOf = (entered: FormData) => {
    const fields = [...entered].flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' && defaults[name] !== value ? [[name, value]] : [],
    );
    const search = new URLSearchParams(fields);
    // The same form as the list's links have, so that prefetched pages are found.
    search.sort();
    return withQuery(action, search);
  };

  const apply = () => {
    if (!form.current) return;
    for (const field of form.current.elements) clearUnlessValid(field);
    const address = addressOf(new FormData(form.current));
    setAhead([]);
    startTransition(() => router.push(address, { scroll: false }));
  };

  const prefetchChoices = useEffectEvent((field: EventTarget | null) => {
    if (!(field instanceof HTMLSelectElement) || !field.form || field.length > MOST_CHOICES) return;
    const entered = new FormData(field.form);
    const others = [...field.options].filter(({ selected }) => !selected);
    setAhead(
      others.map(({ value }) => {
        entered.set(field.name, value);
        return addressOf(entered);
      }),
    );
  });
  useEffect(() => {
    const focused = form.current;
    const listen = ({ target }: FocusEvent) => prefetchChoices(target);
    focused?.addEventListener('focusin', listen);
    return () => focused?.removeEventListener('focusin', listen);
  }, []);

  const applyEarlyChoice = useEffectEvent(() => {
    if (form.current && isChosenBeforeScripts(form.current)) apply();
  });
  useEffect(() => applyEarlyChoice(), []);
  useFollowing(form, values);

  return (
    <form
      ref={form}
      action={action}
      aria-label={label}
      className={className}
      noValidate
      data-live={withButton ? undefined : ''}
      onChange={({ target }) => isTyped(target) || apply()}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      {children}
      <LinksAhead addresses={ahead} />
      {pending && <NavigationProgress />}
    </form>
  );
}

/** Lets fields follow the address when that changes without them. They stay the same ones, so that focus stays too. */
function useFollowing(form: RefObject<HTMLFormElement | null>, values: Props['values']): void {
  const current = new URLSearchParams(values).toString();
  const shown = useRef(current);
  useLayoutEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    const changed = new URLSearchParams(current);
    for (const field of form.current?.elements ?? []) {
      if (!(field instanceof HTMLInputElement)) continue;
      const value = changed.get(field.name);
      if (value !== null) setValue(field, value);
    }
  }, [form, current]);
}

function setValue(field: HTMLInputElement, value: string): void {
  if (field.type === 'checkbox') field.checked = field.value === value;
  else if (field.value !== value) field.value = value;
}

/** Clears a field whose text is no valid number: it means no filter, as it does in an address. */
function clearUnlessValid(field: Element): void {
  if (field instanceof HTMLInputElement && !field.validity.valid) field.value = '';
}

/** True for fields that are typed into, which are applied by Enter or the button. */
function isTyped(target: EventTarget): boolean {
  return (
    target instanceof HTMLInputElement && ['search', 'number', 'date', 'datetime-local'].includes(target.type)
  );
}

/**
 * True if a visitor chose something in a form before the page's scripts had loaded. On a reload the browser itself
 * restores earlier choices.
 */
function isChosenBeforeScripts({ elements }: HTMLFormElement): boolean {
  const [loading] = performance.getEntriesByType('navigation');
  const isFirstLoad = loading instanceof PerformanceNavigationTiming && loading.type === 'navigate';
  return isFirstLoad && [...elements].some((field) => isChosen(field));
}

function isChosen(field: Element): boolean {
  if (field instanceof HTMLInputElement) return field.checked !== field.defaultChecked;
  return (
    field instanceof HTMLSelectElement && [...field.options].some((o) => o.defaultSelected && !o.selected)
  );
}
