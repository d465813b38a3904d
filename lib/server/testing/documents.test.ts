import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { describe, expect, it } from 'vitest';

import packageJson from '../../../package.json' with { type: 'json' };

/** All files of the project, as git knows them. */
const FILES = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(file));

const DOCUMENTS = FILES.filter((file) => file.endsWith('.md') && !file.startsWith('public/'));

const NAMES = new Set(FILES.map((file) => basename(file)));

/** Bytes of the longest README. */
const LONGEST_README = 8_192;

/** Documents about what was, which name what is gone. */
const PAST = /^lib\/decisions\//;

const read = (file: string) => readFileSync(file, 'utf8');

/** The fragment of a heading, as GitHub makes it. */
const anchorOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}_ -]/gu, '')
    .replaceAll(' ', '-');

const anchorsIn = (file: string) =>
  [...read(file).matchAll(/^#+ (.*)$/gm)].map(([, title = '']) => anchorOf(title));

/** The targets of the links of a document that stay in the project. */
const targetsIn = (file: string) =>
  [...read(file).matchAll(/\]\(((?!https?:)[^()]*(?:\([a-z]+\)[^()]*)*)\)/g)].map(
    ([, target = '']) => target,
  );

/** True for a target of a document that there is, with its heading where it names one. */
function isThere(document: string, target: string): boolean {
  const [path = '', anchor] = target.split('#');
  const file = path === '' ? document : join(dirname(document), path);
  return existsSync(file) && (anchor === undefined || anchorsIn(file).includes(anchor));
}

/** The laboratory, which lists its programs by their names. */
const LAB = read('e2e/lab/lab.mjs');

const codeIn = (file: string) => [...read(file).matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);

describe.each(DOCUMENTS)('%s', (document) => {
  it('links to what there is', () => {
    expect(targetsIn(document).filter((target) => !isThere(document, target))).toEqual([]);
  });

  it('names scripts that there are', () => {
    const scripts = [...read(document).matchAll(/npm run (?:-s |--silent )?([a-z][\w:]*)/g)].map(
      ([, name = '']) => name,
    );
    expect(scripts.filter((name) => !(name in packageJson.scripts))).toEqual([]);
  });

  it('names programs of the laboratory that there are', () => {
    const programs = [...read(document).matchAll(/npm run lab -- ([a-z][\w:-]*)/g)].map(
      ([, name = '']) => name,
    );
    expect(programs.filter((name) => !LAB.includes(` ${name}:`) && !LAB.includes(`'${name}':`))).toEqual([]);
  });

  it.skipIf(PAST.test(document))('names files and folders that there are', () => {
    const paths = codeIn(document).filter((code) =>
      /^(?:app|components|lib|graphql|e2e)\/[\w./()[\]-]*$/.test(code),
    );
    const names = codeIn(document).filter((code) => /^[\w-]+(?:\.[\w-]+)*\.(?:tsx?|mjs|sql)$/.test(code));
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
    expect(names.filter((name) => !NAMES.has(name))).toEqual([]);
  });
});

it('keeps the README short', () => {
  expect(Buffer.byteLength(read('README.md'))).toBeLessThanOrEqual(LONGEST_README);
});

it('tells every setting in one of two tables', () => {
  const settings = [...read('lib/env.ts').matchAll(/^ {2}([A-Z][A-Z_]+): v\./gm)].map(
    ([, name = '']) => name,
  );
  expect(settings.length).toBeGreaterThan(30);
  const tables = `${read('README.md')}${read('lib/server/operating.md')}`;
  const told = [...tables.matchAll(/^\| ((?:`[A-Z_]+`(?:, )?)+) /gm)].flatMap(([, names = '']) =>
    names.replaceAll('`', '').split(', '),
  );
  expect(told.toSorted()).toEqual(settings.toSorted());
});
