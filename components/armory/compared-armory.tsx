import type { ReactNode } from 'react';

import type { ArmoryFragment } from '#graphql/generated/documents.ts';
import type { ApiError } from '#lib/api/api-error.ts';

import { ErrorBox } from '../ui/page/error-box.tsx';
import { NotFound } from '../ui/page/not-found.tsx';
import { Armory } from './armory.tsx';
import { ArmoryComparison } from './armory-comparison.tsx';

interface Props {
  readonly mine: ArmoryFragment;
  /** The other armory; null where there is none, or where it failed with the error. */
  readonly theirs: ArmoryFragment | null;
  /** The characters to choose from, where a name means several. */
  readonly choices: ReactNode;
  readonly error: ApiError | null;
  /** The form that chooses the other character. */
  readonly form: ReactNode;
}

/** Compares an armory with another one; shows it alone, with the reason, where there is no other. */
export function ComparedArmory({ mine, theirs, choices, error, form }: Props) {
  if (theirs) return <ArmoryComparison mine={mine} theirs={theirs} form={form} />;
  return (
    <>
      <div className="mb-gap">
        {error ? (
          <ErrorBox error={error} />
        ) : (
          choices || (
            <NotFound>
              <p className="text-muted">There is no other character with this name or number.</p>
            </NotFound>
          )
        )}
      </div>
      <Armory armory={mine} form={form} />
    </>
  );
}
