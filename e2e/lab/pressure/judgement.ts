import { accepted, type Answered, failed, refused, timeOf, type Probes } from './answered.ts';

/** One figure beside its limit. */
export interface Judged {
  readonly what: string;
  readonly value: number;
  /** The most that it may be. */
  readonly most: number;
}

/** Milliseconds, except where said. */
const MOST = {
  accepted: 1_000,
  refused: 50,
  kept: 50,
  health: 100,
  /** MB by which memory may grow in the second half. */
  growth: 60,
} as const;

/** True if a figure is within its limit; one that could not be measured is not. */
export const isGood = ({ value, most }: Judged): boolean => value <= most;

/** Judges the answers that visitors got to requests for unseen pages. */
export const judgeAnswers = (answers: readonly Answered[]): readonly Judged[] => [
  { what: 'accepted pages, p99 ms', value: timeOf(accepted(answers), 0.99), most: MOST.accepted },
  // Without refusals there is nothing to judge.
  ...(refused(answers).length > 0
    ? [{ what: 'refused pages, p99 ms', value: timeOf(refused(answers), 0.99), most: MOST.refused }]
    : []),
  { what: 'failed requests', value: failed(answers).length, most: 0 },
];

/** Judges that no request was refused. */
export const noneRefused = (answers: readonly Answered[]): Judged => ({
  what: 'refused pages',
  value: refused(answers).length,
  most: 0,
});

/** Judges what others saw of the server meanwhile. */
export function judgeProbes({ kept, health, memory }: Probes): readonly Judged[] {
  const half = Math.floor(memory.length / 2);
  const [first, second] = [memory.slice(0, half + 1), memory.slice(half)].map((part) => Math.max(...part));
  return [
    { what: 'kept pages, p99 ms', value: timeOf(kept, 0.99), most: MOST.kept },
    { what: 'kept pages not answered', value: kept.length - accepted(kept).length, most: 0 },
    { what: '/healthz, p99 ms', value: timeOf(health, 0.99), most: MOST.health },
    { what: '/healthz not answered', value: health.length - accepted(health).length, most: 0 },
    {
      what: 'memory gained in the second half, MB',
      value: (second ?? NaN) - (first ?? NaN),
      most: MOST.growth,
    },
  ];
}
