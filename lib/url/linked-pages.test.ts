import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';

import { kindAt } from './page-kind-of.ts';
import { routes } from './routes.ts';

/** The folders whose files put links on pages. */
const FOLDERS = ['app', 'components', 'lib/areas', 'lib/data', 'lib/game', 'lib/url'];

/** Files that name addresses without linking to them: what a page is exported to, and what the addresses are. */
const NO_LINKS = /\.test\.|\/testing\/|^app\/export\/|^lib\/url\/(?:routes|page-kinds|listed-address)\.ts$/;

/** Properties that say where something is, and link to nothing. */
const NO_LINK = new Set(['path', 'prefix']);

/** Pages whose links are put together from a name: each with the file that does it, and the words that it does it with. */
const BY_NAME: Readonly<Record<string, readonly [file: string, words: string]>> = {
  '/creature/[id]/quests': ['app/creature/[id]/creature-page.tsx', 'routes.creature(id, section'],
  '/creature/[id]/finished': ['app/creature/[id]/creature-page.tsx', 'routes.creature(id, section'],
  '/creature/[id]/vendorItems': ['app/creature/[id]/creature-page.tsx', 'routes.creature(id, section'],
  '/gameobject/[id]/quests': ['app/gameobject/[id]/game-object-page.tsx', 'routes.gameObject(id, section'],
  '/gameobject/[id]/finished': ['app/gameobject/[id]/game-object-page.tsx', 'routes.gameObject(id, section'],
};

/** The patterns of the pages that Next serves: the folders of app/ with a page, without its groups. */
const PAGES = filesIn('app')
  .flatMap((file) => /^app(\/.*)?\/page\.tsx$/.exec(file)?.[1] ?? (file === 'app/page.tsx' ? '' : []))
  .map((folder) => folder.replaceAll(/\/\([^)]*\)/g, '') || '/')
  .toSorted();

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`);
}

const isRoute = (name: string): name is keyof typeof routes => Object.hasOwn(routes, name);

/** The address that an expression such as `routes.character(id, '/battles')` makes; any other argument is a letter. */
function addressOf(node: ts.Node): string | undefined {
  if (!ts.isPropertyAccessExpression(node) || node.expression.getText() !== 'routes') return undefined;
  if (!isRoute(node.name.text)) return undefined;
  const route: unknown = routes[node.name.text];
  if (typeof route !== 'function') return String(route);
  const call = node.parent;
  if (!ts.isCallExpression(call) || call.expression !== node) return String(route('x'));
  return String(route(...call.arguments.map((each) => (ts.isStringLiteralLike(each) ? each.text : 'x'))));
}

/** The patterns of the pages that a file links to. */
function linkedIn(file: string): readonly string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const read = (node: ts.Node) => {
    if (ts.isPropertyAssignment(node) && NO_LINK.has(node.name.getText())) return;
    const [path = ''] = addressOf(node)?.split(/[?#]/) ?? [];
    const name = path && kindAt(path)?.name;
    if (name) found.push(name);
    ts.forEachChild(node, read);
  };
  read(source);
  return found;
}

const LINKED = new Set(
  FOLDERS.flatMap(filesIn)
    .filter((file) => /\.tsx?$/.test(file) && !NO_LINKS.test(file))
    .flatMap(linkedIn),
);

it('finds the pages of the site', () => {
  expect(PAGES.length).toBeGreaterThan(75);
  expect(PAGES).toContain('/character/[id]/battles');
  expect(PAGES).toContain('/');
});

it('knows each page as a kind of page', () => {
  expect(
    PAGES.filter((page) => kindAt(page.replaceAll(/\[[^\]]*\]/g, 'x'))?.name !== page),
    'Add each to lib/url/page-kinds.ts.',
  ).toEqual([]);
});

it('links to every page from another one', () => {
  expect(
    PAGES.filter((page) => !LINKED.has(page) && !BY_NAME[page]),
    'Link to each by an address of lib/url/routes.ts, or say in BY_NAME which file puts its address together.',
  ).toEqual([]);
});

it.each(Object.entries(BY_NAME))('links to %s by its name', (page, [file, words]) => {
  expect(PAGES).toContain(page);
  expect(LINKED).not.toContain(page);
  expect(readFileSync(file, 'utf8')).toContain(words);
});
