import type { ReactNode } from 'react';
import { knownMoment } from '#lib/game/instances/tries.ts';
import { MapHeader } from '../map/map-header.tsx';
import { FactTime } from '../ui/time/timestamp.tsx';
import { RunDuration, CompletionMark } from './party-columns.tsx';

interface Props {
  /** The id of the instance, which is also that of its zone. */
  readonly instanceId: string;
  readonly title: ReactNode;
  /** The run, or the try at an encounter, that the page is about. */
  readonly course: { readonly start: number; readonly end: number; readonly completed: boolean };
  /** A further note on the run. */
  readonly note?: ReactNode;
}

/** The head of a page about a run or a part of it: what, when, how long, and whether it was completed. */
export function RunHeader({ instanceId, title, course, note }: Props) {
  const isStartKnown = knownMoment(course.start) !== null;
  return (
    <MapHeader
      zoneId={instanceId}
      title={title}
      facts={
        <>
          {isStartKnown ? <FactTime at={course.start} precision="minute" /> : 'start unknown · '}
          <RunDuration run={course} />
          {note && <> · {note}</>}
        </>
      }
    >
      <p className="ml-auto text-md font-semibold narrow:ml-0 narrow:w-full">
        <CompletionMark completed={course.completed} />
      </p>
    </MapHeader>
  );
}
