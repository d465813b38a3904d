import { RecordNote } from '../ui/page/record-note.tsx';

/** The rule of what a history knows, below it. */
export const HistoryRule = () => (
  <div className="mt-3 max-w-prose text-sm text-muted">
    <p className="mb-3.5">
      From kills and the scoreboards of scenarios and skirmishes, each with level, renown rank and guild of
      that moment. Only days (UTC) with a fight are known: a move happened between the last fight before it
      and the first one after it, and who no longer fights is not seen to leave.
    </p>
    <RecordNote />
  </div>
);
