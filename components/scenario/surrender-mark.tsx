import { staticImages } from '#lib/url/image/static-images.ts';

interface Props {
  /** The side that gave up. */
  readonly side: 'Order' | 'Destruction';
  /** True if the word is only for screen readers. */
  readonly iconOnly?: boolean;
}

/** A flag beside the points of the side that has surrendered (rules.md: Scenarios). */
export function SurrenderMark({ side, iconOnly = false }: Props) {
  const icon = { src: staticImages.surrender, width: 20, height: 20 };
  const title = `${side} surrendered`;
  if (iconOnly) return <img {...icon} alt={title} title={title} />;
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap" title={title}>
      <img {...icon} alt="" /> Surrendered
    </span>
  );
}
