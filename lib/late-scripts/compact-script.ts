/**
 * A script to be inlined in every page, without indentation and without spaces around its signs. Its lines end with
 * semicolons, and its texts have no space beside a sign.
 * @example compactScript('const { a } = b;\n  c(a, 1);') // 'const{a}=b;c(a,1);'
 */
export const compactScript = (script: string): string =>
  script.replaceAll(/\n */g, '').replaceAll(/ ?([{}(),;=>+]) ?/g, '$1');
