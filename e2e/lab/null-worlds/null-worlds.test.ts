import { describe, expect, it } from 'vitest';

import { STUDIES } from './studies.ts';
import { falseNamesOf } from './study.ts';

const WORLDS = 50;
/** If 6 % of all worlds have a false name, more than 6 of 50 have one once in 30 draws; these are always the same. */
const MOST = 6;

describe.each([...new Set(STUDIES.map(({ verdict }) => verdict))])('%s', (verdict) => {
  it.each(STUDIES.filter((study) => study.verdict === verdict && study.isQuick))(
    'name nothing in worlds without an effect: $world',
    (study) => expect(falseNamesOf(study, WORLDS)).toBeLessThanOrEqual(MOST),
  );
});
