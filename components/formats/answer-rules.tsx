import type { ReactNode } from 'react';

import { Definitions } from '../ui/list/definitions.tsx';
import RULES from './answer-rules.json' with { type: 'json' };

interface Props {
  /** Characters of an address. */
  readonly longestAddress: string;
}

/** Lists the guarantees that programs can rely on. */
export const AnswerRules = ({ longestAddress }: Props) => (
  <Definitions
    definitions={RULES.map(({ term, meaning }) => ({
      term,
      meaning: withCode(meaning.replace('{longestAddress}', longestAddress)),
    }))}
  />
);

/** A text in which code stands between backticks. */
function withCode(text: string): ReactNode {
  const [plain, code, ...rest] = text.split('`');
  if (code === undefined) return plain;
  return (
    <>
      {plain}
      <code>{code}</code>
      {withCode(rest.join('`'))}
    </>
  );
}
