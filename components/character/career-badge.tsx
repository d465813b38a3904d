import { careerOf } from '#lib/game/careers.ts';

interface Props {
  readonly career: string;
  /** Pixels. */
  readonly size: number;
  /** Where the career is not said in words nearby. */
  readonly labelled?: boolean;
}

/** A career's glyph on the badge of its realm: a shield for Order, a star for Destruction. */
export function CareerBadge({ career, size, labelled = false }: Props) {
  const facts = careerOf(career);
  return (
    <img
      src={`/images/icons/career/${facts?.slug ?? 'unknown'}.svg`}
      alt={labelled ? (facts?.label ?? 'Unknown career') : ''}
      width={size}
      height={size}
    />
  );
}
