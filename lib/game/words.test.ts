import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';

/** The folders with texts for visitors. */
const FOLDERS = ['app', 'components', 'lib'];

/** Names of the game itself, which are written as the game writes them. */
const GAME_NAMES =
  /^lib\/(?:art|server|api|format|game\/(?:items\/(?:item-labels|stats)|places\/zones|instances\/instance-options|players\/|creatures\/|battles\/(?:queues|kill-damage)))/;

/** Attributes without visible text. */
const UNREAD = /^(?:className|narrowTracks|width|data-.*)$/;

/** Words for which the glossary has others (rules.md: Words). */
const BANNED = [
  /\bdeath-?blow/i,
  /\bkilling blow/i,
  /\bgear ?score\b/i,
  /\bi-?lvl\b/i,
  /\bitem-level\b/i,
  /\bitem-rating\b/i,
  /\blvl\b[.:]/i,
  /\brenown level\b/i,
  /\brenown (?!rank|for\b)\d/i,
  /\b(?:minimum|least|required) rank\b/i,
  /\btoons?\b/i,
  /\bDps\b/,
  /\bguild title\b/i,
  /\b(?:no|some)body\b/i,
  /\bwhoever\b/i,
  /\bof it all\b/i,
  /\btold from\b/i,
  /\b(?:is|are) told\b/i,
];

const SPACED_PERCENT = /(?:^|\d) %/;
/** A skirmish's shares stand in their own column, with a blank as the game's old site had them. */
const SPACED_BY_CONTRACT = /damage-(?:columns|sources)\.tsx/;

/** Several words that all begin with a capital. */
const TITLE_CASE = /^[A-Z][a-z]+(?: [A-Z][a-z]+)+$/;

/** Names that are written with capitals wherever they stand. */
const NAMES = new Set([
  'War Ledger',
  'About War Ledger',
  'Source Sans',
  'Auto Attack',
  'Block Rating',
  'Fall Damage',
  'For Discord',
]);

interface Text {
  readonly place: string;
  readonly text: string;
}

const TEXTS = FOLDERS.flatMap(filesIn)
  .filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\/|generated/.test(file) && !GAME_NAMES.test(file),
  )
  .flatMap(textsOf);

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`);
}

/** Texts between tags, and texts in quotes that are no keys: they hold a blank or begin with a capital. */
function textsOf(file: string): readonly Text[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const texts: Text[] = [];
  const read = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) || (ts.isJsxAttribute(node) && UNREAD.test(node.name.getText()))) return;
    const isText = ts.isJsxText(node) || ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node);
    const raw = isText ? node.text.replaceAll(/\s+/g, ' ') : '';
    const text = SPACED_PERCENT.test(raw) ? raw : raw.trim();
    if (/\s/.test(text) || /^[A-Z][a-z]/.test(text)) {
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      texts.push({ place: `${file}:${line}`, text });
    }
    ts.forEachChild(node, read);
  };
  read(source);
  return texts;
}

it('reads the texts of the site', () => {
  expect(TEXTS.length).toBeGreaterThan(1500);
  expect(TEXTS.map(({ text }) => text)).toContain('Renown rank');
});

it('calls things as the glossary does', () => {
  expect(TEXTS.filter(({ text }) => BANNED.some((variant) => variant.test(text)))).toEqual([]);
});

it('writes percentages without a blank', () => {
  const spaced = TEXTS.filter(({ text }) => SPACED_PERCENT.test(text));
  expect(spaced.filter(({ place }) => !SPACED_BY_CONTRACT.test(place))).toEqual([]);
  expect(spaced).not.toEqual([]);
});

it('writes labels in sentence case', () => {
  expect(TEXTS.filter(({ text }) => TITLE_CASE.test(text) && !NAMES.has(text))).toEqual([]);
});
