import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

import ts from 'typescript';
import { expect, it } from 'vitest';

import { browsersWithout } from './support.ts';

/*
 * Checks whatever runs in visitors' browsers for functions that one of the supported ones lacks: islands, and all that
 * they import. Functions are told apart by their types, since many have the name of an older one.
 */

const LIBRARY = /\/typescript\/lib\/lib\.[\w.]+\.d\.ts$/;

const { options, fileNames } = ts.parseJsonConfigFileContent(
  ts.readConfigFile('tsconfig.json', ts.sys.readFile).config,
  ts.sys,
  process.cwd(),
);
const islands = fileNames.filter(
  (file) => /\/(?:app|components|lib)\//.test(file) && readFileSync(file, 'utf8').startsWith("'use client'"),
);
// Without the types of Node, which declares functions of browsers once more.
const program = ts.createProgram(islands, { ...options, incremental: false, types: [] });
const checker = program.getTypeChecker();

const files = new Set(islands.flatMap((island) => program.getSourceFile(island) ?? []));
for (const file of files) {
  for (const node of nodesOf(file)) for (const imported of importedBy(node)) files.add(imported);
}

it('uses no function that a supported browser lacks, unless it goes on without', () => {
  const names = [...files].flatMap((file) => [...nodesOf(file)].filter(ts.isIdentifier));
  expect(names.length).toBeGreaterThan(5_000);
  expect(names.flatMap(faultOf)).toEqual([]);
});

/** A node and all below it, without types. */
function* nodesOf(node: ts.Node): Generator<ts.Node> {
  yield node;
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  for (const child of children) if (!ts.isTypeNode(child)) yield* nodesOf(child);
}

/** The files of the site that run because of an import, now or later. */
function importedBy(node: ts.Node): readonly ts.SourceFile[] {
  const isDeclared = ts.isImportDeclaration(node) && !isOfTypes(node.importClause);
  const isCalled = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  const specifier = isDeclared ? node.moduleSpecifier : isCalled && node.arguments[0];
  const declared = (specifier && checker.getSymbolAtLocation(specifier)?.declarations) || [];
  return declared.filter(ts.isSourceFile).filter(({ fileName }) => !fileName.includes('/node_modules/'));
}

function isOfTypes(clause: ts.ImportClause | undefined): boolean {
  const named = clause?.namedBindings;
  const areTypes = !!named && ts.isNamedImports(named) && named.elements.every((each) => each.isTypeOnly);
  return clause?.phaseModifier === ts.SyntaxKind.TypeKeyword || (areTypes && !clause?.name);
}

function faultOf(name: ts.Identifier): string[] {
  const browsers = browsersWithoutNamed(name);
  if (browsers.length === 0 || isGuarded(name)) return [];
  const file = name.getSourceFile();
  const line = file.getLineAndCharacterOfPosition(name.getStart()).line + 1;
  return [`${relative('', file.fileName)}:${line} ${name.text} is not in ${browsers.join(', ')}`];
}

function browsersWithoutNamed(name: ts.Identifier): readonly string[] {
  const { parent } = name;
  const taken = ts.isBindingElement(parent) && !parent.propertyName && parent.name === name;
  const symbol = taken
    ? checker.getTypeAtLocation(parent.parent).getProperty(name.text)
    : checker.getSymbolAtLocation(name);
  const declared = (symbol?.declarations ?? []).filter((each) => LIBRARY.test(each.getSourceFile().fileName));
  return [...new Set(declared.flatMap((each) => browsersWithout(...pathOf(each))))];
}

/** The interface that a declaration of TypeScript's library is in, and its name there, as MDN has them. */
function pathOf(declaration: ts.Declaration): readonly [owner: string, member?: string] {
  const names: string[] = [];
  for (let node: ts.Node = declaration; !ts.isSourceFile(node); node = node.parent) {
    const name = ts.getNameOfDeclaration(node as ts.Declaration);
    if (name && ts.isIdentifier(name)) names.push(name.text);
  }
  const [member = '', owner] = names;
  if (owner === undefined) return [member];
  const isStatic = ts.isTypeLiteralNode(declaration.parent);
  return [owner.replace(/Constructor$/, ''), isStatic ? `${member}_static` : member];
}

/** True where the page goes on without a function: within `try`, before or after `?.`, or where it is asked for. */
function isGuarded(name: ts.Identifier): boolean {
  const access = name.parent;
  if (ts.isPropertyAccessExpression(access)) {
    const { parent, expression, questionDotToken } = access;
    const goesOn = ts.isPropertyAccessExpression(parent) || ts.isCallExpression(parent);
    if (goesOn && parent.questionDotToken && parent.expression === access) return true;
    const owner = ts.isPropertyAccessExpression(expression) ? expression.name : expression;
    if (questionDotToken && ts.isIdentifier(owner) && browsersWithoutNamed(owner).length > 0) return true;
  }
  for (let node: ts.Node = name; !ts.isSourceFile(node); node = node.parent) {
    const { parent } = node;
    if (ts.isTryStatement(parent) && parent.tryBlock === node) return true;
    if (ts.isIfStatement(parent) && parent.expression.getText().includes(`'${name.text}' in `)) return true;
  }
  return false;
}
