import type { EncounterRunRowFragment } from '#graphql/generated/documents.ts';
import { type Try, type TryInRun, tryName } from '#lib/game/instances/tries.ts';
import { routes } from '#lib/url/routes.ts';

import { LinkButton } from '../ui/link-button.tsx';

interface Props {
  readonly runId: string;
  readonly tries: TryInRun<EncounterRunRowFragment>;
}

/** From a try at an encounter to those before and after it, and back to the run. */
export function TryLinks({ runId, tries: { previous, next } }: Props) {
  const addressOf = ({ attempt }: Try<EncounterRunRowFragment>) => routes.encounterRun(runId, attempt.id);
  const className = 'min-w-0 narrow:w-full';
  return (
    <nav aria-label="Tries of the run" className="mt-gap flex flex-wrap gap-2.5">
      <LinkButton href={routes.instanceRun(runId)} className={className}>
        The whole run
      </LinkButton>
      {previous && (
        <LinkButton href={addressOf(previous)} rel="prev" className={className}>
          Previous: {tryName(previous)}
        </LinkButton>
      )}
      {next && (
        <LinkButton href={addressOf(next)} rel="next" className={className}>
          Next: {tryName(next)}
        </LinkButton>
      )}
    </nav>
  );
}
