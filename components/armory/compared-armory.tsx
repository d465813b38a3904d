import type { ReactNode } from 'react';

import type { ArmoryFragment } from '#graphql/generated/documents.ts';
import type { ApiError } from '#lib/api/api-error.ts';

import { ErrorBox } from '../ui/error-box.tsx';
import { NotFound } from '../ui/not-found.tsx';
import { Armory } from './armory.tsx';
import { ArmoryComparison } from './armory-comparison.tsx';

interface Props {
  readonly mine: ArmoryFragment;
  /** Null where it failed, because of the error, or where there is none. */
  readonly theirs: ArmoryFragment | null;
  /** The characters to choose from, where a name means several. */
  readonly choices: ReactNode;
  readonly error: ApiError | null;
  /** Asks whom to compare with. */
  readonly form: ReactNode;
}

/** An armory beside another one; alone, with the reason, where there is no other. */
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
