/**
 * A script without its indentation and the spaces around its signs, to stand in every page. Its lines end with semicolons,
 * and its texts have no space beside a sign.
 * @example compactScript('const { a } = b;\n  c(a, 1);') // 'const{a}=b;c(a,1);'
 */
export const compactScript = (script: string): string =>
  script.replaceAll(/\n */g, '').replaceAll(/ ?([{}(),;=>+]) ?/g, '$1');
