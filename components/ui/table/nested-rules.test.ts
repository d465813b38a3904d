import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Lines of declarations that stand behind a rule within the same block. */
function lateDeclarations(css: string): readonly string[] {
  const nested: boolean[] = [false];
  return css.split('\n').flatMap((line) => {
    const text = line.trim();
    if (text.endsWith('{')) {
      nested[nested.length - 1] = true;
      nested.push(false);
    } else if (text.startsWith('}')) nested.pop();
    return /^[a-z-]+: .*;$/.test(text) && nested.length > 1 && nested.at(-1) ? [text] : [];
  });
}

it('finds a declaration that wins over the rule before it', () => {
  const print = '@media print {\ndisplay: none;\n}\n';
  expect(lateDeclarations(`.button {\n${print}display: flex;\n}`)).toEqual(['display: flex;']);
  expect(lateDeclarations(`.button {\ndisplay: flex;\n${print}}`)).toEqual([]);
});

it('writes declarations before the rules of the same block, which have to win', () => {
  const files = ['app', 'components']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => file.endsWith('.css'));
  expect(files.length).toBeGreaterThan(30);
  expect(
    files.flatMap((file) => lateDeclarations(readFileSync(file, 'utf8')).map((text) => `${file}: ${text}`)),
  ).toEqual([]);
});
