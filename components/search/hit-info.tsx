import { type Hit, hitInfo } from '#lib/game/search/hit.ts';

/** Facts about what was found; two lines of a long text are enough. */
export const HitInfo = ({ hit }: { hit: Hit }) => (
  <span className="line-clamp-2 max-w-[60ch] text-muted">{hitInfo(hit)}</span>
);
