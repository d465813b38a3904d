import { expect, it } from 'vitest';

import { compactScript } from './compact-script.ts';

it.each([
  ['const { a } = b;\n  c(a, 1);', 'const{a}=b;c(a,1);'],
  ['try {\n  a();\n} catch {}\nif (x === 1) y = () => z;', 'try{a();}catch{}if(x===1)y=()=>z;'],
])('leaves out of %j what means nothing', (script, compact) => {
  expect(compactScript(script)).toBe(compact);
});
