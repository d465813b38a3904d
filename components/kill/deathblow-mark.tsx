import { staticImages } from '#lib/url/static-images.ts';

import { Chip } from '../ui/chip.tsx';

/** Marks who struck last, which need not be whose kill it is. */
export function DeathblowMark() {
  return (
    <Chip title="Struck the last blow">
      <img src={staticImages.skull} alt="" width={14} height={14} />
      Death blow
    </Chip>
  );
}
