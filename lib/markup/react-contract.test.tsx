import { createElement, Fragment, isValidElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

/*
 * One test for each line of the table in contract.md, of all that the writer of markup takes of React. Where a new React
 * fails one of them, `STATIC_MARKUP=0` serves plain React until the writer is mended.
 */

const Component = ({ name }: { readonly name: string }) => <b>{name}</b>;

it('React still gives elements their type, props and key', () => {
  const element = <Component key="first" name="Kordak" />;
  expect(isValidElement(element)).toBe(true);
  expect(element).toMatchObject({ type: Component, props: { name: 'Kordak' }, key: 'first' });
  expect(createElement('b', { title: 'x' }, 'one', 'two')).toMatchObject({
    type: 'b',
    props: { title: 'x', children: ['one', 'two'] },
    key: null,
  });
});

it('React still takes nothing but elements for elements', () => {
  const others: readonly unknown[] = ['b', 7, null, undefined, [], {}, Promise.resolve(''), Component];
  expect(others.filter((other) => isValidElement(other))).toEqual([]);
});

it('React still makes fragments of one constant, with the children as props', () => {
  const fragment = (
    <>
      <b />
      text
    </>
  );
  expect(fragment).toMatchObject({ type: Fragment, props: { children: [{ type: 'b' }, 'text'] } });
});

it('React still lets a component be called with its props alone', () => {
  expect(Component({ name: 'Kordak' })).toMatchObject({ type: 'b', props: { children: 'Kordak' } });
});

it('React still writes nothing for what is no content', () => {
  const nothing: readonly ReactNode[] = [null, undefined, false, true, '', []];
  expect(renderToStaticMarkup(nothing)).toBe('');
  expect(renderToStaticMarkup([0, 7n, 'a'])).toBe('07a');
});

it('React still writes given markup as it is', () => {
  const given = <p suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '<b>a &amp; b</b>' }} />;
  expect(renderToStaticMarkup(given)).toBe('<p><b>a &amp; b</b></p>');
});
