import type { Route } from 'next';

import { LinkButton } from '../ui/navigation/link-button.tsx';

interface Props {
  /** The address of what is found by a text. */
  readonly resultsOf: (text: string) => Route;
  /** The letters that something is found by; null where that is not known, and all are links. */
  readonly found?: readonly string[] | null | undefined;
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Links to browse by first letter. */
export const LetterLinks = ({ resultsOf, found = null }: Props) => (
  <nav aria-label="By letter">
    <h2 className="mb-3 text-lg">Or look by letter</h2>
    <ul className="flex flex-wrap gap-2">
      {LETTERS.filter((letter) => !found || found.includes(letter)).map((letter) => (
        <li key={letter}>
          <LinkButton href={resultsOf(letter.toLowerCase())} className="min-w-11 justify-center">
            {letter}
          </LinkButton>
        </li>
      ))}
    </ul>
  </nav>
);
