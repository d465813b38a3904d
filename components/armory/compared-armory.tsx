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
  readonly error: ApiError | null;
  /** Asks whom to compare with. */
  readonly form: ReactNode;
}

/** Compares an armory with another one; shows it alone, with the reason, where there is no other. */
export function ComparedArmory({ mine, theirs, error, form }: Props) {
  if (theirs) return <ArmoryComparison mine={mine} theirs={theirs} form={form} />;
  return (
    <>
      <div className="mb-gap">
        {error ? (
          <ErrorBox error={error} />
        ) : (
          <NotFound>
            <p className="text-muted">There is no other character with this number.</p>
          </NotFound>
        )}
      </div>
      <Armory armory={mine} form={form} />
    </>
  );
}
