import type { EncounterRunRowFragment } from '#graphql/generated/documents.ts';
import { type Try, type TryInRun, tryName } from '#lib/game/instances/tries.ts';
import { routes } from '#lib/url/routes.ts';

import { LinkButton } from '../ui/navigation/link-button.tsx';

interface Props {
  readonly runId: string;
  readonly tries: TryInRun<EncounterRunRowFragment>;
}

/** From a try at an encounter to those before and after it, and back to the run. */
export function TryLinks({ runId, tries: { previous, next } }: Props) {
  return (
    <nav aria-label="Tries of the run" className="mt-gap flex flex-wrap gap-2.5 narrow:flex-nowrap">
      {previous && <TryLink runId={runId} to={previous} rel="prev" label="Previous" />}
      <LinkButton href={routes.instanceRun(runId)} className={FILLS}>
        The whole run
      </LinkButton>
      {next && <TryLink runId={runId} to={next} rel="next" label="Next" />}
    </nav>
  );
}

/** On narrow screens the links share one row. */
const FILLS = 'narrow:flex-1 narrow:px-2';

interface LinkProps {
  readonly runId: string;
  readonly to: Try<EncounterRunRowFragment>;
  readonly rel: 'prev' | 'next';
  readonly label: string;
}

const TryLink = ({ runId, to, rel, label }: LinkProps) => (
  <LinkButton href={routes.encounterRun(runId, to.attempt.id)} rel={rel} className={`gap-0 ${FILLS}`}>
    {label}
    <span className="narrow:sr-only">: {tryName(to)}</span>
  </LinkButton>
);
