import { staticImages } from '#lib/url/image/static-images.ts';

import { Chip } from '../ui/chip.tsx';

/** Marks the attacker who struck last, who need not be the killer. */
export function DeathblowMark() {
  return (
    <Chip title="Struck the last blow">
      <img src={staticImages.skull} alt="" width={14} height={14} />
      Death blow
    </Chip>
  );
}
