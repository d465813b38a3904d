import {
  type DurationPrecision,
  durationWords,
  durationAttribute,
  isSpan,
  shortDuration,
} from '#lib/format/duration.ts';

interface Props {
  /** Milliseconds; an invalid span is shown as unknown. */
  readonly ms: number;
  readonly precision?: DurationPrecision;
}

/** Shows a duration: in short for the eye, in words for screen readers, in seconds for programs. */
export function Duration({ ms, precision = 'second' }: Props) {
  const short = shortDuration(ms, precision);
  if (!isSpan(ms)) return <>{short}</>;
  return (
    <time dateTime={durationAttribute(ms)}>
      <span aria-hidden>{short}</span>{' '}
      <span className="sr-only select-none">{durationWords(ms, precision)}</span>
    </time>
  );
}
