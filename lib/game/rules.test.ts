import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** The index of all rules, which comments cite by title. */
const INDEX = 'lib/game/rules.md';

const FOLDERS = ['app', 'components', 'lib', 'graphql', 'e2e'];

/** Words of the longest sentence. */
const MOST_WORDS = 25;

/** A rule: a heading with all below it. */
interface Rule {
  readonly file: string;
  readonly title: string;
  readonly text: string;
}

function filesIn(folder: string, name: RegExp): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => name.test(file) && !file.includes('/generated/'));
}

const FILES = FOLDERS.flatMap((folder) => filesIn(folder, /\/rules\.md$/)).filter((file) => file !== INDEX);

const read = (file: string) => readFileSync(file, 'utf8');

const RULES: readonly Rule[] = FILES.flatMap((file) =>
  read(file)
    .split(/^## /m)
    .slice(1)
    .map((text) => ({ file, title: text.slice(0, text.indexOf('\n')), text })),
);

/** The fragment of a heading, as GitHub makes it. */
const anchorOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number} -]/gu, '')
    .replaceAll(' ', '-');

/** The links of a document: their texts, and their targets without https addresses. */
const linksOf = (text: string) =>
  [...text.matchAll(/\[([^\]]*)\]\(((?!https?:)[^)]*(?:\([a-z]+\)[^)]*)?)\)/g)].map(
    ([, label = '', target = '']) => ({ label, target }),
  );

const pathOf = (file: string, target: string) => join(dirname(file), target.split('#')[0] ?? '');

/** The sentences of a document: of its paragraphs, points and cells. Code counts as one word. */
const sentencesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .filter((line) => !/^(?:#|Code: |Example: |\| -|\|\s*$)/.test(line))
    .flatMap((line) =>
      line.startsWith('|') ? line.split(/(?<!\\)\|/) : [line.replace(/^(?:- |\d+\. )/, '')],
    )
    .map((part) => part.replaceAll(/`[^`]*`/g, 'code').replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1'))
    .flatMap((part) => part.split(/(?<=[.!?][”"’)]?)\s+/))
    .map((sentence) => sentence.trim());

const wordsOf = (sentence: string) =>
  sentence.split(/\s+/).filter((word) => /[\p{Letter}\p{Number}]/u.test(word));

/** The names of functions and tables that a rule links to, each with the file. */
const namedIn = ({ file, text }: Rule) =>
  linksOf(text).flatMap(({ label, target }) =>
    [...label.matchAll(/`([A-Za-z_]\w*)`/g)].map(([, name = '']) => ({ name, file: pathOf(file, target) })),
  );

/** Examples of a rule: `call(…)` is `value`. */
const examplesOf = (rule: Rule) =>
  [...rule.text.matchAll(/`([a-z]\w*\([^`]*)` is `([^`]*)`/gi)].map(([, call = '', value = '']) => ({
    rule,
    call,
    value,
  }));

const EXAMPLES = RULES.flatMap(examplesOf);

/** Calls the function that an example names, out of the file that its rule links to. */
async function resultOf({ rule, call, value }: (typeof EXAMPLES)[number]) {
  const context: Record<string, unknown> = { Date, Math, JSON };
  for (const { name, file } of namedIn(rule)) {
    if (!call.includes(`${name}(`) || !file.endsWith('.ts')) continue;
    const exported: Record<string, unknown> = await import(
      /* @vite-ignore */ pathToFileURL(resolve(file)).href
    );
    context[name] = exported[name];
  }
  const inContext = createContext(context);
  const run = (code: string): unknown => runInContext(`JSON.stringify(${code})`, inContext);
  return { found: run(call), expected: run(value) };
}

const sources = FOLDERS.flatMap((folder) => filesIn(folder, /\.(?:tsx?|mjs|sql|md)$/));

/** The titles that comments cite, such as "(rules.md: Times, Durations)". */
const CITED = sources.flatMap((file) =>
  file === 'lib/game/rules.test.ts'
    ? []
    : [
        ...read(file)
          .replaceAll(/\s*\n\s*(?:\*|--|\/\/)?\s*/g, ' ')
          .matchAll(/rules\.md:\s+([A-Z][^).;]*)/g),
      ].flatMap(([, titles = '']) => titles.split(', ').map((title) => ({ file, title: title.trim() }))),
);

/** True if a source declares a name. */
function declares(file: string, name: string): boolean {
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true);
  let found = false;
  const look = (node: ts.Node) => {
    const isNamed =
      (ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node)) && node.name?.text === name;
    const isConstant = ts.isVariableDeclaration(node) && node.name.getText() === name;
    if (isNamed || isConstant) found = true;
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

it('finds the rules', () => {
  expect(FILES.length).toBeGreaterThan(20);
  expect(RULES.length).toBeGreaterThan(80);
  expect(EXAMPLES.length).toBeGreaterThan(80);
  expect(CITED.length).toBeGreaterThan(200);
});

it('has one rule of each title, and all of them in the index', () => {
  const listed = linksOf(read(INDEX)).filter(({ target }) => target.includes('#'));
  const own = RULES.map(({ file, title }) => `${title}: ${file}#${anchorOf(title)}`);
  expect(
    listed.map(({ label, target }) => `${label}: ${join('lib/game', target)}`),
    `${INDEX} lists the rules in the order of their files and of the rules in each.`,
  ).toEqual(own);
  expect(new Set(RULES.map(({ title }) => title)).size).toBe(RULES.length);
});

it('has the rules that comments cite', () => {
  const titles = new Set(RULES.map(({ title }) => title));
  expect(CITED.filter(({ title }) => !titles.has(title))).toEqual([]);
});

it.each([INDEX, ...FILES])('%s links to what there is', (file) => {
  const missing = linksOf(read(file)).filter(
    ({ target }) => target !== '' && !existsSync(pathOf(file, target)),
  );
  expect(missing).toEqual([]);
});

it.each(FILES)('%s has short sentences', (file) => {
  expect(
    sentencesOf(read(file)).filter((sentence) => wordsOf(sentence).length > MOST_WORDS),
    `A sentence of a rule has ${MOST_WORDS} words at most. Make two of each of these.`,
  ).toEqual([]);
});

it.each(FILES)('%s names functions that there are, for each rule', (file) => {
  const own = RULES.filter((rule) => rule.file === file);
  expect(own.filter(({ text }) => !/^Code: .*[[(`]/m.test(text)).map(({ title }) => title)).toEqual([]);
  const named = own.flatMap(namedIn).filter(({ file: source }) => /\.tsx?$/.test(source));
  expect(named.filter((each) => !declares(each.file, each.name))).toEqual([]);
});

describe('examples', () => {
  it.each(EXAMPLES.map((example) => [example.call, example] as const))('%s', async (_, example) => {
    const { found, expected } = await resultOf(example);
    expect(expected).toBeDefined();
    expect(found).toBe(expected);
  });
});
