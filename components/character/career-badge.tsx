import { careerLabel } from '#lib/game/players/careers.ts';
import { staticImages } from '#lib/url/image/static-images.ts';

interface Props {
  readonly career: string;
  /** Pixels. */
  readonly size: number;
  /** True if no text nearby names the career. */
  readonly labelled?: boolean;
}

/** A career's glyph on the badge of its realm: a shield for Order, a star for Destruction. */
export function CareerBadge({ career, size, labelled = false }: Props) {
  return (
    <img
      src={staticImages.career(career)}
      alt={labelled ? careerLabel(career) : ''}
      width={size}
      height={size}
    />
  );
}
